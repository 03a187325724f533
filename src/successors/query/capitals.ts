/** R 19.8: capitals: whose they are, where they may be built, what they hold and what they bring. */
import { editionOf } from '../data/editions.js';
import type { Capital, Capitals } from '../state.js';
import type { Situation } from '../table/situation.js';
import { CAPITAL_CAPACITY, CITY_CAPACITY, PLAYERS, type PlayerId, type SpaceId } from '../vocabulary.js';
import { spaceFact } from './geometry.js';
import { forcesOf, unitsAt } from './presence.js';

/** Whatever says which capitals there are. */
type Founding = { readonly capitals?: Capitals | undefined };

/** Whose capital stands in a space; `undefined`: none does. @internal */
export function capitalOwner({ capitals }: Founding, space: SpaceId): PlayerId | undefined {
  if (capitals === undefined) return undefined;
  return PLAYERS.find((player) => capitals[player]?.stage === 'standing' && capitals[player].space === space);
}

/** Most CUs inside the city of a space: one in a capital (R 19.8), two in any other Major City (R 4.16). @internal */
export const capacityOf = (founding: Founding, space: SpaceId): number =>
  capitalOwner(founding, space) === undefined ? CITY_CAPACITY : CAPITAL_CAPACITY;

/** Most CUs inside the Major City of a space: two (R 4.16), in a capital one (R 19.8). */
export const cityCapacity = (situation: Situation, space: SpaceId): number => capacityOf(situation, space);

/** Whose capital stands in a space (R 19.8); `undefined`: nobody's does. */
export const capitalHolder = (situation: Situation, space: SpaceId): PlayerId | undefined =>
  capitalOwner(situation, space);

/** The capital that a player builds, has, or had (R 19.8); `undefined`: he has begun none, or was interrupted. */
export const capitalOf = (situation: Situation, player: PlayerId): Capital | undefined => situation.capitals?.[player];

/** What stands in the way of building a capital in a space (R 19.8; ruling capital-building). */
export type CapitalObstacle = 'capitalFounded' | 'noCapitalSite' | 'needsUnits';

/** The first obstacle to a player's beginning a capital in a space; `undefined`: he may, in his Surrender Segment. */
export function capitalObstacle(situation: Situation, player: PlayerId, space: SpaceId): CapitalObstacle | undefined {
  if (capitalOf(situation, player) !== undefined) return 'capitalFounded';
  const { kind } = spaceFact(situation, space);
  if (kind === 'majorCity' || situation.controller(space) !== player) return 'noCapitalSite';
  return unitsAt(situation, player, space) === 0 ? 'needsUnits' : undefined;
}

/** Where a player may begin a capital in his Surrender Segment, in the order of the board (R 19.8; ruling capital-building). */
export function capitalSites(situation: Situation, player: PlayerId): readonly SpaceId[] {
  if (situation.capitals === undefined) return [];
  return forcesOf(situation, player)
    .filter(({ space, inside }) => !inside && capitalObstacle(situation, player, space) === undefined)
    .map(({ space }) => space);
}

/** Victory Points that a player's own capital brings, as the edition has it (R 19.8; ruling capital-points). */
export const ownCapitalPoints = (situation: Situation, player: PlayerId): number =>
  capitalOf(situation, player)?.stage === 'standing' ? editionOf(situation).capitalPoints.own : 0;

/** Victory Points that the capitals of others bring which a player has destroyed, as the edition has it (R 19.8; ruling capital-points). */
export function destroyedCapitalPoints(situation: Situation, player: PlayerId): number {
  const { capitals } = situation;
  if (capitals === undefined) return 0;
  const destroyed = PLAYERS.filter((other) => {
    const capital = capitals[other];
    return capital?.stage === 'destroyed' && capital.by === player;
  });
  return destroyed.length * editionOf(situation).capitalPoints.destroyed;
}
