/** R 19.9: who has Elite Cavalry, and what they add in the Reaction Step and in battle. */
import { frameOf } from '../../core/index.js';
import type { BattleSide, Belligerent } from '../frame/index.js';
import { plays } from '../options.js';
import type { Situation } from '../table/situation.js';
import { countUnits, type Units } from '../units.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { elephantsStrength, sideUnits } from './battle.js';
import { forceAt } from './presence.js';

/** Returns whether some CUs include Elite Cavalry. */
export const hasCavalry = (units: Units): boolean => (units.cavalry ?? 0) > 0;

/**
 * Returns whether the Army that has just entered a space has no Elite Cavalry. Independent Armies always have some, and
 * a lone General is no Army (R 4.2, 19.9.5; ruling cavalry-against-whom). @internal
 */
export function isWithoutCavalry(situation: Situation, mover: Belligerent): boolean {
  if (mover === 'independent') return false;
  const march = frameOf(situation, 'march');
  return march?.player === mover && countUnits(march.group.units) > 0 && !hasCavalry(march.group.units);
}

/** Returns what Elite Cavalry add to the die of an Army that intercepts one without (R 19.9.5). @internal */
export const interceptingCavalry = (situation: Situation, units: Units, mover: Belligerent): number =>
  hasCavalry(units) && isWithoutCavalry(situation, mover) ? 1 : 0;

/**
 * Returns what Elite Cavalry add to the die of an Independent Army, which always has some, to intercept and to avoid
 * battle (R 19.9.5 with R 19.4, ruling independent-cavalry). @internal
 */
export const independentCavalry = (situation: Situation, mover: Belligerent): number =>
  isWithoutCavalry(situation, mover) ? 1 : 0;

/**
 * Returns what Elite Cavalry add to the die of an Army that tries to Avoid Battle with one without: the mover or, with
 * R 19.3.2, an interceptor (R 19.9.6). @internal
 */
export function avoidingCavalry(situation: Situation, player: PlayerId, space: SpaceId): number {
  const arrival = frameOf(situation, 'arrival');
  if (arrival === undefined || !hasCavalry(forceAt(situation, player, space))) return 0;
  const { mover, interceptor } = arrival;
  const shunned =
    mover !== player
      ? isWithoutCavalry(situation, mover)
      : interceptor !== null && !hasCavalry(forceAt(situation, interceptor, space));
  return shunned ? 1 : 0;
}

/**
 * Returns whether a side of a Land Battle has Elite Cavalry outside. Independent Armies always do (R 19.9.7;
 * ruling independent-cavalry).
 */
const hasCavalryInBattle = (situation: Situation, { who }: Pick<BattleSide, 'who'>, space: SpaceId): boolean =>
  who === 'independent' || hasCavalry(sideUnits(situation, who, space));

/** The parts of a side that the cavalry rules depend on. */
export type Rider = Pick<BattleSide, 'who' | 'elephantDice'>;

/** Returns whether any Elephant of a side has a Combat Strength by its die (R 3.3.2, 19.9.7). */
const hasEffectiveElephants = (situation: Situation, { who, elephantDice }: Rider, space: SpaceId): boolean =>
  elephantsStrength(elephantDice.slice(0, sideUnits(situation, who, space).elephant)) > 0;

/**
 * Returns the number of columns of the Battle Table that a side of a Land Battle shifts to the right: one with Elite
 * Cavalry against an enemy without them and without an Elephant that counts (R 19.9.7).
 */
export function cavalryShift(situation: Situation, side: Rider, enemy: Rider, space: SpaceId): 0 | 1 {
  if (!plays(situation, 'cavalry')) return 0;
  const charges =
    hasCavalryInBattle(situation, side, space) &&
    !hasCavalryInBattle(situation, enemy, space) &&
    !hasEffectiveElephants(situation, enemy, space);
  return charges ? 1 : 0;
}

/**
 * Returns whether a defeated Army without Elite Cavalry is pursued by one that has some: its Macedonian CUs suffer
 * Attrition one column further right (R 19.9.8; ruling pursuit-by-cavalry). Must be called before the losses. @internal
 */
export const isPursued = (situation: Situation, player: PlayerId, victor: Belligerent, space: SpaceId): boolean =>
  victor !== 'independent' &&
  plays(situation, 'cavalry') &&
  hasCavalry(forceAt(situation, victor, space)) &&
  !hasCavalry(forceAt(situation, player, space));
