/**
 * R Occupy Province: provinces are the regions that walls and the edge of the board close off. Before a wall stands the board
 * is one (ruling A4); where one is cut, guards stay on their spaces (ruling A5).
 */
import { bySymbol, type CardCounts } from '../data/deck.js';
import type { Situation } from '../state.js';
import { ownerOf, type Ground } from '../table/ground.js';
import { groundOf } from '../table/table.js';
import { seatOf } from './seats.js';
import { PLAYERS, SYMBOLS, type PlayerId, type SpaceId } from '../vocabulary.js';

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

/** The name of a region, by its number. */
const nameOf = ({ lattice, fence: { regions } }: Ground, region: number): SpaceId =>
  lattice.spaces[regions.first(region)] as SpaceId;

/** The names of regions, by their numbers. */
export function namesOf(situation: Situation, regions: readonly number[]): readonly SpaceId[] {
  const ground = groundOf(situation);
  return regions.map((region) => nameOf(ground, region));
}

/** A region, by its number, as everybody sees it. */
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
export function provinces(situation: Situation): readonly Province[] {
  const ground = groundOf(situation);
  const { count } = ground.fence.regions;
  return Array.from({ length: count }, (_, region) => provinceIn(ground, situation.seats, region));
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
  const ground = groundOf(situation);
  const number = ground.lattice.spaceNumber.get(space);
  return number === undefined ? undefined : provinceIn(ground, situation.seats, ground.fence.regions.at(number));
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
export function provincesOf(situation: Situation, player: PlayerId): readonly Province[] {
  const { player: own } = seatOf(situation, player);
  return provinces(situation).filter(({ owner }) => owner === own);
}
