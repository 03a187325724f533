/** R 14.1 to 14.3: where an Independent Army may go. */
import { independents, type IndependentArmyFact } from '../data/independents.js';
import type { Situation } from '../table/situation.js';
import type { IndependentArmyId, SpaceId } from '../vocabulary.js';
import { provinceOf } from './control.js';
import { landWays, spaceFact } from './geometry.js';
import { enemiesOutside } from './presence.js';

/** An Independent Army on its way: where it is, where this activation began, and its Movement Points left. */
export interface IndependentJourney {
  readonly army: IndependentArmyId;
  readonly at: SpaceId | 'box';
  readonly origin: SpaceId | 'box';
  readonly left: number;
}

/** A step: the space, and its cost in Movement Points. */
export interface IndependentStep {
  readonly to: SpaceId;
  readonly cost: number;
}

/** The cost of moving onto the board from the holding box (R 14.1). */
const ENTRY_COST = 1;

/**
 * Returns the steps that an Independent Army may take next. An army that moves west takes none after which it could not
 * end legally (R 14.2, 14.3).
 */
export function independentSteps(situation: Situation, journey: IndependentJourney): readonly IndependentStep[] {
  const facts = independents[journey.army];
  const open = waysFrom(situation, journey.at, facts).filter(
    ({ to, cost }) => cost <= journey.left && mayEnter(situation, facts, to),
  );
  return facts.limits.westward === undefined
    ? open
    : open.filter((step) => canEndFurtherWest(situation, { ...journey, at: step.to, left: journey.left - step.cost }));
}

/** Why a step is not possible (R 8.2, 14.2, 14.3). */
export type IndependentObstacle = 'noPath' | 'notEnoughMovementPoints' | 'beyondLimits' | 'notWestward';

/** Returns the first reason why a step to a space is not possible; `undefined` if it is. */
export function independentObstacle(
  situation: Situation,
  journey: IndependentJourney,
  to: SpaceId,
): IndependentObstacle | undefined {
  const facts = independents[journey.army];
  const way = waysFrom(situation, journey.at, facts).find((step) => step.to === to);
  if (way === undefined) return 'noPath';
  if (way.cost > journey.left) return 'notEnoughMovementPoints';
  if (!mayEnter(situation, facts, to)) return 'beyondLimits';
  return independentSteps(situation, journey).some((step) => step.to === to) ? undefined : 'notWestward';
}

/**
 * Returns whether an Independent Army may end its move where it is. One that moves west must be further west than where
 * it began (R 14.3).
 */
export const mayEndHere = (situation: Situation, { army, at, origin }: IndependentJourney): boolean =>
  independents[army].limits.westward === undefined || isWestOf(situation, at, origin);

/**
 * Returns whether an Independent Army leaves the game when it enters a space: Filon's men are home in Hellas (R 14.3).
 */
export const leavesGame = (situation: Situation, army: IndependentArmyId, space: SpaceId): boolean =>
  provinceOf(situation, space) === independents[army].limits.removedIn;

/**
 * Returns the paths of an Independent Army out of a space or its box, whatever its limits and its Movement Points.
 *
 * @internal
 */
export const independentWays = (
  situation: Situation,
  army: IndependentArmyId,
  at: SpaceId | 'box',
): readonly IndependentStep[] => waysFrom(situation, at, independents[army]);

/** Returns the Land, Mountain and Strait paths out of a space; out of the box, the spaces of entry (R 14.1, 14.2.2). */
function waysFrom(situation: Situation, at: SpaceId | 'box', facts: IndependentArmyFact): readonly IndependentStep[] {
  if (at !== 'box') return landWays(situation, at);
  const { entry } = facts;
  if (entry === null) return [];
  const { spaces, spacesOf } = situation.geometry;
  const open =
    'spaces' in entry ? entry.spaces.filter((space) => spaces.has(space)) : (spacesOf.get(entry.province) ?? []);
  return open.map((to) => ({ to, cost: ENTRY_COST }));
}

/**
 * Returns whether a space lies within an army's limits (R 14.3).
 * @internal
 */
export function mayEnter(situation: Situation, { limits }: IndependentArmyFact, space: SpaceId): boolean {
  if (limits.forbiddenSpaces?.includes(space) === true) return false;
  if (limits.provinces === undefined) return true;
  const province = provinceOf(situation, space);
  return province !== null && limits.provinces.includes(province);
}

/**
 * Returns whether a space is further west than another. From the box, all are (R 14.3).
 * @internal
 */
export const isWestOf = (situation: Situation, space: SpaceId | 'box', origin: SpaceId | 'box'): boolean =>
  space === 'box' || origin === 'box' || spaceFact(situation, space).longitude < spaceFact(situation, origin).longitude;

/**
 * Returns whether a journey can end further west than it began. Enemy CUs end it at once (R 14.3, 14.4;
 * ruling filon-west).
 */
function canEndFurtherWest(situation: Situation, journey: IndependentJourney): boolean {
  const { at, left } = journey;
  if (isWestOf(situation, at, journey.origin)) return true;
  if (enemiesOutside(situation, 'independent', at).length > 0) return false;
  return landWays(situation, at).some(
    ({ to, cost }) => cost <= left && canEndFurtherWest(situation, { ...journey, at: to, left: left - cost }),
  );
}
