/** R 19.8: capitals: who has them, where they may be built, how many CUs they hold, and their Victory Points. */
import { editionOf } from '../data/editions.js';
import type { Capital, Capitals } from '../state.js';
import type { Situation } from '../table/situation.js';
import { CAPITAL_CAPACITY, CITY_CAPACITY, PLAYERS, type PlayerId, type SpaceId } from '../vocabulary.js';
import { spaceFact } from './geometry.js';
import { forcesOf, unitsAt } from './presence.js';

/** Any object that lists the capitals. */
type Founding = { readonly capitals?: Capitals | undefined };

/** Returns the player whose capital stands in a space; `undefined` if there is none. @internal */
export function capitalOwner({ capitals }: Founding, space: SpaceId): PlayerId | undefined {
  if (capitals === undefined) return undefined;
  return PLAYERS.find((player) => capitals[player]?.stage === 'standing' && capitals[player].space === space);
}

/**
 * Returns the most CUs that may be inside the city of a space: one in a capital (R 19.8), two in any other Major City
 * (R 4.16). @internal
 */
export const capacityOf = (founding: Founding, space: SpaceId): number =>
  capitalOwner(founding, space) === undefined ? CITY_CAPACITY : CAPITAL_CAPACITY;

/** Returns the most CUs that may be inside the Major City of a space: two (R 4.16), in a capital one (R 19.8). */
export const cityCapacity = (situation: Situation, space: SpaceId): number => capacityOf(situation, space);

/** Returns the player whose capital stands in a space (R 19.8); `undefined` if there is none. */
export const capitalHolder = (situation: Situation, space: SpaceId): PlayerId | undefined =>
  capitalOwner(situation, space);

/**
 * Returns the capital that a player builds, has, or had (R 19.8); `undefined` if they have begun none, or the
 * construction was interrupted.
 */
export const capitalOf = (situation: Situation, player: PlayerId): Capital | undefined => situation.capitals?.[player];

/** Why a capital may not be built in a space (R 19.8; ruling capital-building). */
export type CapitalObstacle = 'capitalFounded' | 'noCapitalSite' | 'needsUnits';

/**
 * Returns the first reason why a player may not begin a capital in a space; `undefined` if they may, in their Surrender
 * Segment.
 */
export function capitalObstacle(situation: Situation, player: PlayerId, space: SpaceId): CapitalObstacle | undefined {
  if (capitalOf(situation, player) !== undefined) return 'capitalFounded';
  const { kind } = spaceFact(situation, space);
  if (kind === 'majorCity' || situation.controller(space) !== player) return 'noCapitalSite';
  return unitsAt(situation, player, space) === 0 ? 'needsUnits' : undefined;
}

/**
 * Returns the spaces in which a player may begin a capital in their Surrender Segment, in board order (R 19.8;
 * ruling capital-building).
 */
export function capitalSites(situation: Situation, player: PlayerId): readonly SpaceId[] {
  if (situation.capitals === undefined) return [];
  return forcesOf(situation, player)
    .filter(({ space, inside }) => !inside && capitalObstacle(situation, player, space) === undefined)
    .map(({ space }) => space);
}

/** Returns the Victory Points for a player's own capital in the edition in use (R 19.8; ruling capital-points). */
export const ownCapitalPoints = (situation: Situation, player: PlayerId): number =>
  capitalOf(situation, player)?.stage === 'standing' ? editionOf(situation).capitalPoints.own : 0;

/**
 * Returns the Victory Points for capitals of others that a player has destroyed, in the edition in use (R 19.8;
 * ruling capital-points).
 */
export function destroyedCapitalPoints(situation: Situation, player: PlayerId): number {
  const { capitals } = situation;
  if (capitals === undefined) return 0;
  const destroyed = PLAYERS.filter((other) => {
    const capital = capitals[other];
    return capital?.stage === 'destroyed' && capital.by === player;
  });
  return destroyed.length * editionOf(situation).capitalPoints.destroyed;
}
