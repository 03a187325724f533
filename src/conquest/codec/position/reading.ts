/** Positions read: what is wrong with one, or the state that it describes. */
import { loosely, type Finding, type Key, type Loose } from '../../../core/index.js';
import type { Position } from '../../position.js';
import type { GameState } from '../../state.js';
import type { Sketch } from '../edition.js';
import { memoryIn } from '../memory.js';
import { controlFindings, momentFindings, sketchFindings } from '../state/index.js';
import type { Base } from './base.js';
import { beginningIn, citiesIn, describedBy, inMotion } from './board.js';
import { readPieces, type ReadPieces } from './pieces.js';

/** Returns the fields of a position that say what the game waits for. */
const momentsOf = (copy: Readonly<Record<string, unknown>>): readonly string[] =>
  ['begins', 'stack', 'ended'].filter((key) => Object.hasOwn(copy, key));

/** Returns a position as a state, without faulty parts. */
function sketchOf(
  copy: Readonly<Record<string, unknown>>,
  known: Loose<Position>,
  pieces: ReadPieces | undefined,
  { state }: Base,
): Sketch {
  const orElse = <K extends keyof Position, A>(key: K, missing: A): Position[K] | A | undefined =>
    Object.hasOwn(copy, key) ? known[key] : missing;
  const cities: Position['cities'] = orElse('cities', {});
  const provinces: Position['provinces'] = orElse('provinces', {});
  const moments = momentsOf(copy);
  return {
    options: state.options,
    turn: orElse('turn', 1),
    units: pieces?.units,
    leaders: pieces?.leaders,
    baggage: pieces?.baggage,
    cities: cities === undefined ? undefined : citiesIn(state.cities, cities),
    provinces:
      provinces === undefined
        ? undefined
        : Object.fromEntries(Object.entries(state.provinces).map(([id, row]) => [id, { ...row, ...provinces[id] }])),
    secured: orElse('secured', {}),
    milestones: orElse('milestones', {}),
    defiant: known.defiant,
    hated: known.hated,
    ...memoryIn(known),
    ended: moments.length === 1 ? orElse('ended', null) : undefined,
    stack: known.stack ?? (moments.length === 1 && moments[0] === 'ended' ? [] : undefined),
  };
}

/** Returns the path in the position of something that was found in the state, as far as the position has it. */
function inPosition(
  keys: readonly Key[],
  copy: Readonly<Record<string, unknown>>,
  pieces: ReadPieces | undefined,
): readonly Key[] {
  const [part, id] = keys;
  if (part === 'units' || part === 'leaders' || part === 'baggage')
    return pieces?.named.get(String(id)) ?? (Object.hasOwn(copy, 'others') ? ['others'] : []);
  if (part === 'stack' && !Object.hasOwn(copy, 'stack')) return Object.hasOwn(copy, 'begins') ? ['begins'] : [];
  let here: unknown = copy;
  const reached = keys.findIndex((key) => {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return true;
    here = (here as Record<Key, unknown>)[key];
    return false;
  });
  return reached < 0 ? keys : keys.slice(0, reached);
}

/** The faults of a position, or the state that it describes. */
export interface ReadPosition {
  readonly findings: readonly Finding[];
  readonly state?: GameState;
}

/** Returns the state of a position whose parts are valid, or what contradicts the rules. */
function stateIn(position: Position, pieces: ReadPieces, base: Base): ReadPosition {
  const { edition } = base.setting;
  const board = describedBy(position, base, pieces);
  const situation = edition.machine.situationOf(board);
  const control = [...controlFindings(situation)];
  if (control.length > 0) return { findings: control };
  const contradicted = [...(edition.contradictions?.(situation) ?? [])];
  if (contradicted.length > 0) return { findings: contradicted };
  if (position.begins !== undefined && beginningIn(board, position.begins, edition) === undefined)
    return { findings: [{ keys: ['begins'], message: 'this turn has no such phase of this side' }] };
  const state = inMotion(position, board, edition);
  const findings = momentFindings(state, edition);
  return findings.length > 0 ? { findings } : { findings, state };
}

/** Reads what may be a position: reports everything that is wrong with it at once. */
export function readPosition(copy: Readonly<Record<string, unknown>>, base: Base): ReadPosition {
  const known = loosely<Position>(base.fields, copy);
  const isAmbiguous = momentsOf(copy).length > 1;
  const isFaulty = (key: 'pieces' | 'others'): boolean => Object.hasOwn(copy, key) && known[key] === undefined;
  const pieces =
    isFaulty('pieces') || isFaulty('others')
      ? undefined
      : readPieces(
          { ...(known.pieces && { pieces: known.pieces }), ...(known.others && { others: known.others }) },
          base.state,
          base.setting,
        );
  const sketched = [...sketchFindings(sketchOf(copy, known, pieces, base), base.setting)];
  const found = [...(pieces?.findings ?? []), ...placed(sketched)];
  const moments = isAmbiguous ? [{ keys: [], message: 'expected no more than one of begins, stack and ended' }] : [];
  if (found.length > 0 || isAmbiguous || pieces === undefined || !base.whole.is(copy))
    return { findings: [...moments, ...found] };
  const { findings, state } = stateIn(copy, pieces, base);
  return state === undefined ? { findings: placed(findings) } : { findings: [], state };

  function placed(findings: readonly Finding[]): readonly Finding[] {
    return findings.map(({ keys, message }) => ({ keys: inPosition(keys, copy, pieces), message }));
  }
}
