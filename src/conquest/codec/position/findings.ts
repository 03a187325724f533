/** What is wrong with a position. */
import { loosely, type Finding, type Key, type Loose } from '../../../core/index.js';
import type { Position } from '../../position.js';
import type { Sketch } from '../edition.js';
import { memoryIn } from '../memory.js';
import { controlFindings, momentFindings, sketchFindings } from '../state/index.js';
import type { Base } from './base.js';
import { beginningIn, citiesIn, describedBy, inMotion } from './board.js';
import { readPieces, type ReadPieces } from './pieces.js';

/** Which of the fields that say what the game waits for a position has. */
const momentsOf = (copy: Readonly<Record<string, unknown>>): readonly string[] =>
  ['begins', 'stack', 'ended'].filter((key) => Object.hasOwn(copy, key));

/** What can be understood of a position as a state, faulty parts left out. */
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

/** Where in the position something is that was found in the state, as far as the position goes. */
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

/** What the situation that a position describes says against the rules: asked where all of its parts are in order. */
function boardFindings(position: Position, base: Base): readonly Finding[] {
  const { edition } = base.setting;
  const board = describedBy(position, base);
  const control = [...controlFindings(edition.machine.situationOf(board))];
  if (control.length > 0) return control;
  const contradicted = [...(edition.contradictions?.(edition.machine.situationOf(board)) ?? [])];
  if (contradicted.length > 0) return contradicted;
  if (position.begins !== undefined && beginningIn(board, position.begins, edition) === undefined)
    return [{ keys: ['begins'], message: 'this turn has no such phase of this side' }];
  return momentFindings(inMotion(position, board, edition), edition);
}

/** Everything that is wrong with a position, as far as it can be understood. */
export function* findingsOf(copy: Readonly<Record<string, unknown>>, base: Base): Generator<Finding> {
  const known = loosely<Position>(base.fields, copy);
  if (momentsOf(copy).length > 1) yield { keys: [], message: 'expected no more than one of begins, stack and ended' };
  const isFaulty = (key: 'pieces' | 'others'): boolean => Object.hasOwn(copy, key) && known[key] === undefined;
  const pieces =
    isFaulty('pieces') || isFaulty('others')
      ? undefined
      : readPieces(
          { ...(known.pieces && { pieces: known.pieces }), ...(known.others && { others: known.others }) },
          base.state,
          base.setting,
        );
  const found = [...(pieces?.findings ?? [])];
  for (const { keys, message } of sketchFindings(sketchOf(copy, known, pieces, base), base.setting))
    found.push({ keys: inPosition(keys, copy, pieces), message });
  yield* found;
  if (found.length > 0 || momentsOf(copy).length > 1 || !base.whole.is(copy)) return;
  for (const { keys, message } of boardFindings(copy, base)) yield { keys: inPosition(keys, copy, pieces), message };
}
