/** R Occupy Province: provinces are the regions that walls and the edge of the board close off. */
import { cardCounts, type CardCounts } from '../data/deck.js';
import { latticeOf, NONE, type Lattice } from '../geometry/index.js';
import type { Situation } from '../state.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
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
  readonly regions: readonly Region[];
  /** The index of each space's region. */
  readonly regionOf: Int16Array;
}

/** The numbers of the spaces that can be reached from one without crossing a wall, marked in `regionOf`. */
function flood(lattice: Lattice, mask: WallMask, regionOf: Int16Array, from: number, region: number): readonly number[] {
  const found = [from];
  regionOf[from] = region;
  for (let next = 0; next < found.length; next++) {
    const space = found[next] as number;
    for (let entry = space * 3; entry < space * 3 + 3; entry++) {
      const beyond = lattice.across[entry] as number;
      if (beyond === NONE || regionOf[beyond] !== NONE || mask[lattice.spaceSides[entry] as number] === 1) continue;
      regionOf[beyond] = region;
      found.push(beyond);
    }
  }
  return found.sort((a, b) => a - b);
}

function describe(lattice: Lattice, members: readonly number[]): Region {
  const counts = cardCounts();
  const spaces: SpaceId[] = [];
  const symbolSpaces: SpaceId[] = [];
  for (const space of members) {
    const id = lattice.spaces[space] as SpaceId;
    const symbol = lattice.symbolOf[space];
    spaces.push(id);
    if (symbol === undefined) continue;
    symbolSpaces.push(id);
    counts[symbol]++;
  }
  return { id: spaces[0] as SpaceId, spaces, symbolSpaces, symbols: counts, value: spaces.length - symbolSpaces.length };
}

const regionsOf = memoByWalls((lattice, walls): Regions => {
  const mask = markWalls(lattice, walls);
  const regionOf = new Int16Array(lattice.spaces.length).fill(NONE);
  const regions: Region[] = [];
  for (let space = 0; space < regionOf.length; space++) {
    if (regionOf[space] === NONE) regions.push(describe(lattice, flood(lattice, mask, regionOf, space, regions.length)));
  }
  return { regions, regionOf };
});

function withGuards(situation: Situation, region: Region, guardsIn: (space: SpaceId) => boolean): Province {
  for (const { player, guards } of situation.seats) {
    const within = guards.filter(guardsIn);
    if (within.length > 0) return { ...region, owner: player, guards: within };
  }
  return { ...region, owner: null, guards: [] };
}

/** All provinces, in the order of their names. */
export function provinces(situation: Situation): readonly Province[] {
  const { regions, regionOf } = regionsOf(situation);
  const { spaceNumber } = latticeOf(situation);
  return regions.map((region, index) =>
    withGuards(situation, region, (space) => regionOf[spaceNumber.get(space) as number] === index));
}

/** The province that a space lies in; `undefined` if the board has no such space. */
export function provinceOf(situation: Situation, space: SpaceId): Province | undefined {
  const { regions, regionOf } = regionsOf(situation);
  const { spaceNumber } = latticeOf(situation);
  const number = spaceNumber.get(space);
  if (number === undefined) return undefined;
  const index = regionOf[number] as number;
  return withGuards(situation, regions[index] as Region, (other) => regionOf[spaceNumber.get(other) as number] === index);
}

/** The province of this name; `undefined` if none is named so. */
export function provinceNamed(situation: Situation, name: SpaceId): Province | undefined {
  const province = provinceOf(situation, name);
  return province?.id === name ? province : undefined;
}

/** The provinces that a player occupies. */
export const provincesOf = (situation: Situation, player: PlayerId): readonly Province[] =>
  provinces(situation).filter(({ owner }) => owner === player);
