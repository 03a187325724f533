/** R 19.4: which Independent Armies may intercept or Avoid Battle if a player discards a Surprise card. */
import { frameOf } from '../../core/index.js';
import { independents } from '../data/independents.js';
import type { ArrivalFrame } from '../frame/index.js';
import type { Situation } from '../table/situation.js';
import type { IndependentArmyId, PlayerId, SpaceId } from '../vocabulary.js';
import { controllerOf } from './control.js';
import { landWays } from './geometry.js';
import { isWestOf, mayEnter, mayEndHere, type IndependentJourney } from './independents.js';
import { standingUnits } from './interception.js';
import {
  enemiesOutside,
  hasIndependentArmy,
  hasMajorGeneral,
  independentArmiesAt,
  playersOf,
  unitsAt,
} from './presence.js';

/** The Movement Points of an Army that avoids battle (R 10.2). */
export const AVOID_BATTLE_POINTS = 2;

/** What an Independent Army may do when a mover has entered a space. */
export interface IndependentReaction {
  readonly army: IndependentArmyId;
  readonly reaction: 'avoidBattle' | 'interception';
  /** The space where the army stands. */
  readonly from: SpaceId;
}

/**
 * Returns what Independent Armies may do at this moment of the Reaction Step, each of them once (R 19.4;
 * ruling one-attempt-an-army): first, those in the entered space may Avoid Battle; then others may intercept, one from
 * each space (R 11.1).
 */
export function independentReactions(situation: Situation): readonly IndependentReaction[] {
  const arrival = frameOf(situation, 'arrival');
  if (arrival === undefined || arrival.mover === 'independent') return NONE;
  if (arrival.stage === 'offerAvoidance') return avoiding(situation, arrival.mover, arrival);
  return arrival.stage === 'offerInterception' ? intercepting(situation, arrival) : NONE;
}
const NONE: readonly IndependentReaction[] = [];

/** Returns the Independent Armies in a space entered by an Army that could move out of it. */
function avoiding(
  situation: Situation,
  mover: PlayerId,
  { space, trail, independents: tried }: ArrivalFrame,
): readonly IndependentReaction[] {
  if (unitsAt(situation, mover, space) === 0) return NONE;
  return independentArmiesAt(situation, space)
    .filter((army) => tried?.attempts.some((attempt) => attempt.army === army) !== true)
    .filter((army) => independentAvoidWays(situation, avoidanceFrom(army, space), trail).length > 0)
    .map((army) => ({ army, reaction: 'avoidBattle', from: space }));
}

/** Returns the journey of an Independent Army that begins to Avoid Battle in a space. */
export const avoidanceFrom = (army: IndependentArmyId, space: SpaceId): IndependentJourney => ({
  army,
  at: space,
  origin: space,
  left: AVOID_BATTLE_POINTS,
});

/**
 * Returns the steps that an Independent Army may take next to avoid battle: as R 10.5 has it for Armies, within its own
 * limits (R 14.3). An army that moves west takes only steps after which it can end further west than it stood.
 */
export function independentAvoidWays(
  situation: Situation,
  journey: IndependentJourney,
  forbidden: readonly SpaceId[],
): readonly SpaceId[] {
  const { army, at, origin, left } = journey;
  if (left === 0) return [];
  const facts = independents[army];
  const then = (to: SpaceId): IndependentJourney => ({ army, at: to, origin, left: left - 1 });
  return landWays(situation, at)
    .filter(({ to, kind }) => kind === 'land' && !forbidden.includes(to) && mayEnter(situation, facts, to))
    .map(({ to }) => to)
    .filter((to) => isOpenToIndependents(situation, to))
    .filter((to) => mayEndHere(situation, then(to)) || independentAvoidWays(situation, then(to), forbidden).length > 0);
}

/**
 * Returns whether Independent Armies that avoid battle may enter a space (R 10.5; ruling no-fight-from-avoiding): no
 * enemies, and no player's marker unless other Independents stand there.
 */
function isOpenToIndependents(situation: Situation, space: SpaceId): boolean {
  if (enemiesOutside(situation, 'independent', space).length > 0) return false;
  if (playersOf(situation).some((player) => hasMajorGeneral(situation, player, space))) return false;
  return isFriendlyOrFree(situation, space);
}

/** Returns whether a space is Independent, uncontrolled, or has an Independent Army in it (R 10.5, 11.8). */
function isFriendlyOrFree(situation: Situation, space: SpaceId): boolean {
  const controller = controllerOf(situation, space);
  return controller === undefined || controller === 'independent' || hasIndependentArmy(situation, space);
}

/** Returns the Independent Armies next to the space by a Land path that may enter it (R 11.1, 11.8, 14.3). */
function intercepting(situation: Situation, arrival: ArrivalFrame): readonly IndependentReaction[] {
  const { mover, space, independents: tried } = arrival;
  if (!isFriendlyOrFree(situation, space) || standingUnits(situation, arrival) > 0) return NONE;
  if (enemiesOutside(situation, 'independent', space).some((player) => player !== mover)) return NONE;
  return landWays(situation, space)
    .filter(({ to, kind }) => kind === 'land' && tried?.attempts.some(({ from }) => from === to) !== true)
    .flatMap(({ to: from }) =>
      independentArmiesAt(situation, from)
        .filter((army) => mayCome(situation, army, from, space))
        .map((army) => ({ army, reaction: 'interception' as const, from })),
    );
}

/**
 * Returns whether an Independent Army may move from one space to another and stay: within its limits, and further west
 * if it moves west (R 14.3).
 */
const mayCome = (situation: Situation, army: IndependentArmyId, from: SpaceId, to: SpaceId): boolean =>
  mayEnter(situation, independents[army], to) &&
  (independents[army].limits.westward === undefined || isWestOf(situation, to, from));
