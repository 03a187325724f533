/**
 * R Occupy Province: provinces are the regions that walls and the edge of the board enclose. Before the first wall, the
 * whole board is one (ruling A4). If a province is divided, guards stay on their spaces (ruling A5).
 */
import { bySymbol, type CardCounts } from '../data/deck.js';
import type { Situation } from '../state.js';
import { ownerOf, type Ground } from '../table/ground.js';
import { groundOf } from '../table/table.js';
import { seatOf } from './seats.js';
import { PLAYERS, SYMBOLS, type PlayerId, type SpaceId } from '../vocabulary.js';

/** A region of the board, occupied or not. */
export interface Region {
  /** Its name: its first space in reading order. */
  readonly id: SpaceId;
  /** Its spaces in reading order; so are the symbol spaces. */
  readonly spaces: readonly SpaceId[];
  readonly symbolSpaces: readonly SpaceId[];
  /** The number of its spaces with each symbol. */
  readonly symbols: CardCounts;
  /** The number of open spaces, which are its points when taxes are levied. */
  readonly value: number;
}

/** A region with its guards. */
export interface Province extends Region {
  /** The player who occupies it; `null`: nobody. */
  readonly owner: PlayerId | null;
  /** The spaces with guards of the owner. */
  readonly guards: readonly SpaceId[];
}

/** Returns the name of a region by its number. */
const nameOf = ({ lattice, fence: { regions } }: Ground, region: number): SpaceId =>
  lattice.spaces[regions.first(region)] as SpaceId;

/** Returns the names of regions by their numbers. */
export function namesOf(situation: Situation, regions: readonly number[]): readonly SpaceId[] {
  const ground = groundOf(situation);
  return regions.map((region) => nameOf(ground, region));
}

/** Returns a region by its number, with owner and guards. */
export function provinceIn(ground: Ground, seats: Situation['seats'], region: number): Province {
  const { lattice, fence } = ground;
  const { regions } = fence;
  const spaces: SpaceId[] = [];
  const symbolSpaces: SpaceId[] = [];
  for (let space = regions.first(region); space < lattice.spaces.length; space++) {
    if (regions.at(space) !== region) continue;
    const id = lattice.spaces[space] as SpaceId;
    spaces.push(id);
    if (lattice.symbolOf[space] !== undefined) symbolSpaces.push(id);
  }
  const owner = PLAYERS[ownerOf(ground, region)] ?? null;
  const held = seats.find(({ player }) => player === owner)?.guards ?? [];
  return {
    id: nameOf(ground, region),
    spaces,
    symbolSpaces,
    symbols: bySymbol((symbol) => regions.shows(region, SYMBOLS.indexOf(symbol))),
    value: regions.value(region),
    owner,
    guards: held.filter((space) => regions.at(lattice.spaceNumber.get(space) as number) === region),
  };
}

/**
 * Returns all provinces, in the order of their names, with their owners and guards.
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
export function provinces(situation: Situation): readonly Province[] {
  const ground = groundOf(situation);
  const { count } = ground.fence.regions;
  return Array.from({ length: count }, (_, region) => provinceIn(ground, situation.seats, region));
}

/**
 * Returns the province of a space; `undefined` if the board has no such space.
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
  const ground = groundOf(situation);
  const number = ground.lattice.spaceNumber.get(space);
  return number === undefined ? undefined : provinceIn(ground, situation.seats, ground.fence.regions.at(number));
}

/** Returns the province with a name; `undefined` if there is none. */
export function provinceNamed(situation: Situation, name: SpaceId): Province | undefined {
  const province = provinceOf(situation, name);
  return province?.id === name ? province : undefined;
}

/**
 * Returns the provinces that a player occupies, in the order of their names.
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
export function provincesOf(situation: Situation, player: PlayerId): readonly Province[] {
  const { player: own } = seatOf(situation, player);
  return provinces(situation).filter(({ owner }) => owner === own);
}
