/** R 3.3.4.6: disbanding Royal Army CUs: when their Army is activated, before it moves; in the player aid before it is activated. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { editionOf } from '../data/editions.js';
import { dropIdleMinors, loseFromGroup, type MarchDraft } from '../deeds/group.js';
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

/** How many Royal Army CUs may be disbanded: those of the group, none of which has moved, once. */
export function disbandActions(situation: Situation, march: MarchFrame): readonly Action[] {
  if (!isFresh(march) || march.handled.includes(choice.disband)) return [];
  if (editionOf(situation).disbandsAtRest) return [];
  return portionsOf('royalArmy', march.group.units.royalArmy).map((count) => ({
    type: 'disband',
    player: march.player,
    count,
  }));
}

/** Why so many are not disbanded. */
export function refuseDisbanding(situation: Situation, march: MarchFrame, count: number): Refusal | undefined {
  if (editionOf(situation).disbandsAtRest)
    return refusal('tooLateToDisband', 'ruling disbanding-at-rest', { space: march.space });
  if (!isFresh(march)) return refusal('tooLateToDisband', RULE, { space: march.space });
  return (
    refuseAgain(march, choice.disband, { count }) ??
    refusePortion('royalArmy', count, march.group.units.royalArmy, RULE)
  );
}

/** Eliminates them. Minor Generals left without CUs are no more, and their activation is over (R 3.1.2). */
export function disband(run: GameRun, march: MarchDraft, count: number): void {
  march.handled.push(choice.disband);
  loseFromGroup(run, march, unitsOf('royalArmy', count), RULE);
  dropIdleMinors(run, march);
}

/** The Royal Army CUs of a place that no activation of this Segment has used. */
const atRest = (situation: Situation, post: number): number =>
  situation.countOf(post, 'royalArmy') - situation.movedUnits(post).royalArmy;

/** Player aid: the Royal Army CUs that a player may disband where they stand, before they are activated (ruling disbanding-at-rest). */
export function disbandAtActions(situation: Situation, player: PlayerId): readonly Action[] {
  if (!editionOf(situation).disbandsAtRest) return NOTHING;
  const seat = seatOf(player);
  const actions: Action[] = [];
  for (let place = situation.nextForce(seat, 0); place !== NONE; place = situation.nextForce(seat, place + 1)) {
    const post = situation.postIn(seat, place);
    for (const count of portionsOf('royalArmy', atRest(situation, post))) {
      const { space, inside } = situation.postNamed(post);
      actions.push({ type: 'disbandAt', player, space, inside, count });
    }
  }
  return actions;
}
const NOTHING: readonly Action[] = [];

/** Why so many are not disbanded there: only in the player aid, and not what an activation has used. */
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
  return count > atRest(situation, post)
    ? refusal('tooLateToDisband', 'ruling disbanding-at-rest', { space })
    : undefined;
}

/** Carries out a choice of {@link disbandAtActions}; `false`: it is none. */
export function disbandAt(run: GameRun, action: Action): boolean {
  if (action.type !== 'disbandAt') return false;
  const { player, space, inside, count } = action;
  loseUnits(run, player, { space, inside }, unitsOf('royalArmy', count), RULE);
  return true;
}
