/** Reading positions: the faults of a position, or the state that it describes. */
import { isRecord, type Finding, type Key } from '../../../core/index.js';
import { OTHER_PIECES } from '../../position.js';
import { endByConquest } from '../../query/victory.js';
import type { GameState } from '../../state.js';
import { openTable } from '../../table/publish.js';
import { REGIONS } from '../../vocabulary.js';
import { optionFindings, OptionsCodec } from '../options.js';
import { momentFindings, pieceFindings, sketchFindings, type Sketch } from '../state/index.js';
import { seasonsSince } from '../state/course.js';
import { baseOf, type Base } from './base.js';
import { readPieces, type ReadPieces } from './pieces.js';
import { positionFields, positionShape } from './shape.js';
import { inMotion, isBeginning, sketchOf, wholeOf, type Copy } from './situation.js';

/** The faults of a position, as far as it can be read, and the state that it describes if there are none. */
export interface ReadPosition {
  readonly findings: readonly Finding[];
  readonly state?: GameState;
}

/** Reports contradictions about the moment of the game. */
function* momentsFindings(copy: Copy, { year, season }: Sketch, { setting }: Base): Generator<Finding> {
  if (Object.hasOwn(copy, 'stack') && Object.hasOwn(copy, 'ended'))
    yield { keys: [], message: 'expected no more than one of stack and ended' };
  if (year !== undefined && season !== undefined && seasonsSince(setting, { year, season }) < 0)
    yield {
      keys: [Object.hasOwn(copy, 'year') ? 'year' : 'season'],
      message: 'this season is before the start of the game',
    };
}

/** Reports what cannot be the case when a season begins (R 3, 9.7.2, 15). */
function* beginningFindings(copy: Copy, { campaignTurn, raidedThisSeason, units }: Sketch): Generator<Finding> {
  if (!isBeginning(copy)) return;
  if (campaignTurn !== undefined && campaignTurn > 0)
    yield { keys: ['campaignTurn'], message: 'no Campaign Turn has begun at the start of a season (R 14.1)' };
  if (raidedThisSeason !== undefined && raidedThisSeason.length > 0)
    yield { keys: ['raidedThisSeason'], message: 'no area has been raided at the start of a season (R 15.4)' };
  for (const [id, { foraging, raiding }] of Object.entries(units ?? {}))
    if (foraging === true || raiding === true)
      yield { keys: ['units', id], message: 'no unit forages or raids at the start of a season (R 9.7.2, 15.1)' };
}

function* regionFindings(copy: Copy, { state }: Base): Generator<Finding> {
  const { regions } = copy;
  if (!isRecord(regions)) return;
  for (const region of REGIONS)
    if (Object.hasOwn(regions, region) && state.regions[region] === undefined)
      yield { keys: ['regions', region], message: 'this region is not in play' };
}

interface PiecesOfCopy {
  readonly pieces: ReadPieces;
  readonly isWhole: boolean;
}

/** Returns the pieces, and whether all of them are readable. Only then are the places of unnamed pieces known. */
function piecesOf(copy: Copy, base: Base): PiecesOfCopy {
  const others = OTHER_PIECES.find((each) => each === copy['others']);
  const isFaulty = (key: 'pieces' | 'others'): boolean =>
    Object.hasOwn(copy, key) && !positionFields[key].is(copy[key]);
  const pieces = readPieces(copy['pieces'], others, base);
  return { pieces, isWhole: pieces.findings.length === 0 && !isFaulty('pieces') && !isFaulty('others') };
}

/** Returns the part of a path that exists in a value. */
function reachedIn(copy: unknown, keys: readonly Key[]): readonly Key[] {
  let here = copy;
  const missing = keys.findIndex((key) => {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return true;
    here = (here as Record<Key, unknown>)[key];
    return false;
  });
  return missing < 0 ? keys : keys.slice(0, missing);
}

/**
 * Returns a fault of the state as one of the position, at the path where the position has the value. For unnamed pieces
 * it is the path of `others`.
 */
function inPosition({ keys, message }: Finding, copy: Copy, { named }: ReadPieces): Finding {
  const [part, id] = keys;
  if (part !== 'units' && part !== 'leaders') return { keys: reachedIn(copy, keys), message };
  const place = named.get(String(id)) ?? reachedIn(copy, ['others']);
  return { keys: place, message: `${String(id)}: ${message}` };
}

/** Returns the faults of the parts of a position, checked as parts of a state. */
function partFindings(
  copy: Copy,
  sketch: Sketch,
  { setting }: Base,
  { pieces, isWhole }: PiecesOfCopy,
): readonly Finding[] {
  if (isWhole) return [...beginningFindings(copy, sketch), ...sketchFindings(sketch, setting)];
  const others = { ...sketch, units: undefined, leaders: undefined };
  const ofNamed = pieceFindings(sketch, setting).filter(({ keys: [, id] }) => pieces.named.has(String(id)));
  return [...beginningFindings(copy, others), ...sketchFindings(others, setting), ...ofNamed];
}

/** Returns the faults of a state whose parts are sound, before a season begins and after it has begun. */
function stateIn(built: GameState, copy: Copy): ReadPosition {
  if (isBeginning(copy) && endByConquest(openTable(built)) !== undefined)
    return { findings: [{ keys: [], message: 'the game would have ended (R 21.1)' }] };
  const state = inMotion(built, copy);
  const findings = [...momentFindings(state)];
  return findings.length > 0 ? { findings } : { findings, state };
}

/** Reads a raw position, and reports all faults at once. */
export function readPosition(copy: unknown): ReadPosition {
  if (!isRecord(copy)) return { findings: [] };
  const { options } = copy;
  if (!OptionsCodec.is(options)) {
    const found = [...optionFindings(options)];
    return { findings: found.map(({ keys, message }) => ({ keys: ['options', ...keys], message })) };
  }
  const base = baseOf(options);
  const found = piecesOf(copy, base);
  const { pieces } = found;
  const sketch = sketchOf(copy, pieces, base);
  const placed = (all: readonly Finding[]): readonly Finding[] =>
    all.map((finding) => inPosition(finding, copy, pieces));
  const findings = [
    ...momentsFindings(copy, sketch, base),
    ...regionFindings(copy, base),
    ...pieces.findings,
    ...placed(partFindings(copy, sketch, base, found)),
  ];
  const built = findings.length > 0 || !positionShape.is(copy) ? undefined : wholeOf(sketch);
  if (built === undefined) return { findings };
  const read = stateIn(built, copy);
  return { ...read, findings: placed(read.findings) };
}
