/** The printed board, read row by row: nothing is prepared, nothing is remembered. */
import { board as printed } from '../../src/successors/data/board.js';
import type { Board, ProvinceFact, SpaceFact } from '../../src/successors/data/shape.js';
import type { GameState } from '../../src/successors/state.js';
import type { PathKind, ProvinceId, SpaceId } from '../../src/successors/vocabulary.js';

/** A path as it is seen from one of its ends. */
export interface Way {
  readonly to: SpaceId;
  readonly kind: PathKind;
}

/** R 4.19: what can be walked; the other two kinds are sailed. */
export const ON_LAND: readonly PathKind[] = ['land', 'mountain', 'strait'];
export const AT_SEA: readonly PathKind[] = ['sea', 'transMediterranean'];

export const boardOf = ({ options }: Pick<GameState, 'options'>): Board => options.board ?? printed;

export function space(board: Board, id: SpaceId): SpaceFact {
  const fact = board.spaces.find((one) => one.id === id);
  if (fact === undefined) throw new Error(`no space ${id}`);
  return fact;
}

export function province(board: Board, id: ProvinceId): ProvinceFact {
  const fact = board.provinces.find((one) => one.id === id);
  if (fact === undefined) throw new Error(`no province ${id}`);
  return fact;
}

/** R 4.22: the spaces of a province; Transit Points lie in none. */
export const spacesIn = (board: Board, id: ProvinceId): readonly SpaceFact[] =>
  board.spaces.filter((one) => one.province === id && one.kind !== 'transit');

/** R 4.19: the paths out of a space, of the kinds asked for. */
export function ways(board: Board, from: SpaceId, kinds: readonly PathKind[]): readonly Way[] {
  const found: Way[] = [];
  for (const { a, b, kind } of board.paths) {
    if (!kinds.includes(kind)) continue;
    if (a === from) found.push({ to: b, kind });
    if (b === from) found.push({ to: a, kind });
  }
  return found;
}

/** R 4.20: a Port has a Sea path. */
export const isPort = (board: Board, id: SpaceId): boolean => ways(board, id, ['sea']).length > 0;
