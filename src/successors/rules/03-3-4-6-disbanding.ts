/**
 * R 3.3.4.6: disbanding Royal Army CUs when their Army is activated and has not moved yet or, in the player aid, before
 * it is activated.
 */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { editionOf } from '../data/editions.js';
import { removeMinorsWithoutUnits, eliminateGroupUnits, type MarchDraft } from '../deeds/group.js';
import { loseUnits } from '../deeds/units.js';
import { choice } from '../frame/choices.js';
import type { MarchFrame } from '../frame/index.js';
import { NONE, seatOf } from '../table/codes.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { portionsOf, unitsOf } from '../units.js';
import type { PlayerId } from '../vocabulary.js';
import { isFresh } from './08-3-1-group.js';
import { refuseAgain } from './08-3-1-visit.js';
import { refusePortion } from './portions.js';

const RULE = 'R 3.3.4.6';

/**
 * Returns the numbers of Royal Army CUs that a group may disband. It may do so once, and before any of them has moved.
 */
export function disbandActions(situation: Situation, march: MarchFrame): readonly Action[] {
  if (!isFresh(march) || march.handled.includes(choice.disband)) return [];
  if (editionOf(situation).disbandsAtRest) return [];
  return portionsOf('royalArmy', march.group.units.royalArmy).map((count) => ({
    type: 'disband',
    player: march.player,
    count,
  }));
}

/** Returns why a group may not disband this number of CUs. */
export function refuseDisbanding(situation: Situation, march: MarchFrame, count: number): Refusal | undefined {
  if (editionOf(situation).disbandsAtRest)
    return refusal('tooLateToDisband', 'ruling disbanding-at-rest', { space: march.space });
  if (!isFresh(march)) return refusal('tooLateToDisband', RULE, { space: march.space });
  return (
    refuseAgain(march, choice.disband, { count }) ??
    refusePortion('royalArmy', count, march.group.units.royalArmy, RULE)
  );
}

/**
 * Eliminates Royal Army CUs of a group. Minor Generals left without CUs are removed, and the activation ends (R 3.1.2).
 */
export function disband(run: GameRun, march: MarchDraft, count: number): void {
  march.handled.push(choice.disband);
  eliminateGroupUnits(run, march, unitsOf('royalArmy', count), RULE);
  removeMinorsWithoutUnits(run, march);
}

/** Returns the number of Royal Army CUs in a place that no activation of this Segment has used. */
const unmovedRoyalArmy = (situation: Situation, post: number): number =>
  situation.countOf(post, 'royalArmy') - situation.movedUnits(post).royalArmy;

/**
 * Returns the Royal Army CUs that a player may disband where they stand, before an activation (player aid,
 * ruling disbanding-at-rest).
 */
export function disbandAtActions(situation: Situation, player: PlayerId): readonly Action[] {
  if (!editionOf(situation).disbandsAtRest) return NOTHING;
  const seat = seatOf(player);
  const actions: Action[] = [];
  for (let place = situation.nextForce(seat, 0); place !== NONE; place = situation.nextForce(seat, place + 1)) {
    const post = situation.postIn(seat, place);
    for (const count of portionsOf('royalArmy', unmovedRoyalArmy(situation, post))) {
      const { space, inside } = situation.postNamed(post);
      actions.push({ type: 'disbandAt', player, space, inside, count });
    }
  }
  return actions;
}
const NOTHING: readonly Action[] = [];

/**
 * Returns why CUs may not be disbanded before an activation: only the player aid allows it, and only for CUs that no
 * activation has used.
 */
export function refuseDisbandingAt(situation: Situation, action: Action): Refusal | undefined {
  if (action.type !== 'disbandAt') return undefined;
  const { player, space, inside, count } = action;
  if (!editionOf(situation).disbandsAtRest) {
    const message = 'Royal Army units are disbanded when their Army is activated.';
    return refusal('wrongStep', RULE, { space }, message);
  }
  const post = situation.post(player, space, inside);
  const missing = refusePortion('royalArmy', count, situation.countOf(post, 'royalArmy'), RULE);
  if (missing !== undefined) return missing;
  return count > unmovedRoyalArmy(situation, post)
    ? refusal('tooLateToDisband', 'ruling disbanding-at-rest', { space })
    : undefined;
}

/** Carries out an action of {@link disbandAtActions}. Returns `false` for any other action. */
export function disbandAt(run: GameRun, action: Action): boolean {
  if (action.type !== 'disbandAt') return false;
  const { player, space, inside, count } = action;
  loseUnits(run, player, { space, inside }, unitsOf('royalArmy', count), RULE);
  return true;
}
