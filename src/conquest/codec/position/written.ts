/** A state written as a position: whatever differs from what is read where a position says nothing. */
import { sameJson } from '../../../core/index.js';
import type { Position } from '../../position.js';
import type { GameState } from '../../state.js';
import { memoryIn } from '../memory.js';
import type { Base } from './base.js';
import { boardOf, describedBy, inMotion } from './board.js';
import { writePieces } from './pieces.js';

const nonEmpty = <K extends keyof Position>(key: K, table: Position[K] & object): Partial<Position> =>
  Object.keys(table).length === 0 ? {} : { [key]: table };

/** Returns only the fields in which a row differs from another. */
function differences<T extends object>(row: T, base: T): Partial<T> {
  const found: Partial<T> = {};
  for (const key in row) if (!sameJson(row[key], base[key])) found[key] = row[key];
  return found;
}

/** Returns the rows that differ from the defaults of reading. */
function differing<Row extends object>(
  rows: Readonly<Record<string, Row>>,
  unsaid: Readonly<Record<string, Row>>,
): Readonly<Record<string, Partial<Row>>> {
  const found: Record<string, Partial<Row>> = {};
  for (const id in rows) {
    const [row, base] = [rows[id], unsaid[id]];
    if (row !== undefined && base !== undefined && !sameJson(row, base)) found[id] = differences(row, base);
  }
  return found;
}

/** Writes a state as a position: fields that a reader would supply are left out. */
export function written(state: GameState, base: Base): Position {
  const { name, positionVersion, usual } = base.setting.edition;
  const { turn, secured, milestones, defiant, hated, ended, stack } = state;
  const board: Position = {
    format: 'diadochi-position',
    game: name as Position['game'],
    version: positionVersion as Position['version'],
    ...(sameJson(state.options, usual) ? {} : { options: state.options }),
    ...(turn === 1 ? {} : { turn }),
    ...nonEmpty('pieces', writePieces(state, base.state, base.setting)),
    ...nonEmpty('secured', secured),
    ...nonEmpty('milestones', milestones),
    ...(defiant && { defiant }),
    ...(hated && { hated }),
    ...memoryIn(state),
  };
  const unsaid = boardOf(board, base, false);
  const cities = differing(state.cities, unsaid.cities);
  const said: Position = {
    ...board,
    ...nonEmpty('provinces', differing(state.provinces, unsaid.provinces)),
    ...nonEmpty('cities', cities),
  };
  if (ended !== null) return { ...said, ended };
  return shortest(state, said, base) ?? { ...said, stack };
}

/**
 * Returns the shortest form of a position. A side that is about to move is written by the name of its phase: nothing
 * else has happened in it.
 */
function shortest({ stack, ...state }: GameState, said: Position, base: Base): Position | undefined {
  const [, frame] = stack;
  if (stack.length !== 2 || frame?.kind !== 'movement' || frame.moved.length + frame.turned.length > 0)
    return undefined;
  const position: Position = { ...said, begins: { phase: 'movement', side: frame.side } };
  return sameJson(inMotion(position, describedBy(position, base), base.setting.edition), { ...state, stack })
    ? position
    : undefined;
}
