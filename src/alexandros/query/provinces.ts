/**
 * R Occupy Province: provinces are the regions that walls and the edge of the board close off. Before a wall stands the board
 * is one (ruling A4); where one is cut, guards stay on their spaces (ruling A5).
 */
import { cardCounts, type CardCounts } from '../data/deck.js';
import { latticeOf, NONE, type Lattice } from '../geometry/index.js';
import type { Situation } from '../state.js';
import type { CardSymbol, PlayerId, SpaceId } from '../vocabulary.js';
import { markWalls, memoByWalls, type WallMask } from './walls.js';

/** A region of the board, whoever occupies it. */
export interface Region {
  /** Its name: its first space in reading order. */
  readonly id: SpaceId;
  /** In reading order, as are the symbol spaces. */
  readonly spaces: readonly SpaceId[];
  readonly symbolSpaces: readonly SpaceId[];
  /** How many of its spaces show each symbol. */
  readonly symbols: CardCounts;
  /** Open spaces: the points it is worth when taxes are levied. */
  readonly value: number;
}

/** A region with its guards. */
export interface Province extends Region {
  /** Who occupies it; `null`: nobody. */
  readonly owner: PlayerId | null;
  /** Spaces with guards of the owner. */
  readonly guards: readonly SpaceId[];
}

interface Regions {
  /** Every region as it is without guards. */
  readonly regions: readonly Province[];
  /** The index of each space's region. */
  readonly regionOf: Int16Array;
}

/** Marks in `regionOf` all that can be reached from a space without crossing a wall. */
function flood(lattice: Lattice, mask: WallMask, regionOf: Int16Array, from: number, region: number): void {
  const found = [from];
  regionOf[from] = region;
  for (let space = found.pop(); space !== undefined; space = found.pop()) {
    for (let entry = space * 3; entry < space * 3 + 3; entry++) {
      const beyond = lattice.across[entry] as number;
      if (beyond === NONE || regionOf[beyond] !== NONE || mask[lattice.spaceSides[entry] as number] === 1) continue;
      regionOf[beyond] = region;
      found.push(beyond);
    }
  }
}

/** A region being gathered. */
interface Gathered {
  readonly spaces: SpaceId[];
  readonly symbolSpaces: SpaceId[];
  readonly symbols: Record<CardSymbol, number>;
}

const regionsOf = memoByWalls((lattice, walls): Regions => {
  const mask = markWalls(lattice, walls);
  const regionOf = new Int16Array(lattice.spaces.length).fill(NONE);
  const gathered: Gathered[] = [];
  for (let space = 0; space < regionOf.length; space++) {
    if (regionOf[space] === NONE) {
      flood(lattice, mask, regionOf, space, gathered.length);
      gathered.push({ spaces: [], symbolSpaces: [], symbols: cardCounts() });
    }
    const region = gathered[regionOf[space] as number] as Gathered;
    const id = lattice.spaces[space] as SpaceId;
    const symbol = lattice.symbolOf[space];
    region.spaces.push(id);
    if (symbol === undefined) continue;
    region.symbolSpaces.push(id);
    region.symbols[symbol]++;
  }
  const regions = gathered.map(({ spaces, symbolSpaces, symbols }): Province => ({
    id: spaces[0] as SpaceId,
    spaces,
    symbolSpaces,
    symbols,
    value: spaces.length - symbolSpaces.length,
    owner: null,
    guards: [],
  }));
  return { regions, regionOf };
});

const guarded = (
  { id, spaces, symbolSpaces, symbols, value, guards }: Province,
  owner: PlayerId,
  space: SpaceId,
): Province => ({ id, spaces, symbolSpaces, symbols, value, owner, guards: [...guards, space] });

/**
 * All provinces, in the order of their names, with their owners and guards.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi/alexandros';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'alexandros', version: 1,
 *   alexander: 'p3.1', walls: ['p0.0-p1.1-p2.2-p3.1'],
 *   seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow', secret: { temple: 1, lyre: 3 } }],
 *   faceUp: ['horse', 'lyre'], toMove: 'yellow',
 * }));
 * query.provinces(state).map(({ id, value, owner }) => [id, value, owner]); // [['s0.-1', 2, 'red'], ['s0.0', 90, null]]
 */
export function provinces(situation: Pick<Situation, 'board' | 'walls' | 'seats'>): readonly Province[] {
  const { regions, regionOf } = regionsOf(situation);
  const { spaceNumber } = latticeOf(situation);
  const all = [...regions];
  for (const { player, guards } of situation.seats) {
    for (const space of guards) {
      const index = regionOf[spaceNumber.get(space) ?? NONE];
      const province = index === undefined ? undefined : all[index];
      if (index !== undefined && province !== undefined) all[index] = guarded(province, player, space);
    }
  }
  return all;
}

/**
 * The province that a space lies in; `undefined` if the board has no such space.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi/alexandros';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'alexandros', version: 1,
 *   alexander: 'p3.1', walls: ['p0.0-p1.1-p2.2-p3.1'],
 *   seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow', secret: { temple: 1, lyre: 3 } }],
 *   faceUp: ['horse', 'lyre'], toMove: 'yellow',
 * }));
 * query.provinceOf(state, 's2.0')?.spaces; // ['s0.-1', 's1.-1', 's1.0', 's2.0']
 */
export function provinceOf(situation: Situation, space: SpaceId): Province | undefined {
  const number = latticeOf(situation).spaceNumber.get(space);
  return number === undefined ? undefined : provinces(situation)[regionsOf(situation).regionOf[number] as number];
}

/** The province of this name; `undefined` if none is named so. */
export function provinceNamed(situation: Situation, name: SpaceId): Province | undefined {
  const province = provinceOf(situation, name);
  return province?.id === name ? province : undefined;
}

/**
 * The provinces that a player occupies, in the order of their names.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi/alexandros';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'alexandros', version: 1,
 *   alexander: 'p3.1', walls: ['p0.0-p1.1-p2.2-p3.1'],
 *   seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow', secret: { temple: 1, lyre: 3 } }],
 *   faceUp: ['horse', 'lyre'], toMove: 'yellow',
 * }));
 * query.provincesOf(state, 'red').map(({ id, guards }) => [id, guards]); // [['s0.-1', ['s2.0']]]
 */
export const provincesOf = (situation: Situation, player: PlayerId): readonly Province[] =>
  provinces(situation).filter(({ owner }) => owner === player);
