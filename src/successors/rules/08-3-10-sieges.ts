/** R 8.3.10: Sieges and Subjugations during movement. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { ACTION_COSTS } from '../data/tables.js';
import type { MarchDraft } from '../deeds/group.js';
import type { MarchFrame } from '../frame/index.js';
import { movementPoints } from '../query/movement.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { SpaceId } from '../vocabulary.js';
import { markActed } from './08-3-1-group.js';
import { mayAttempt } from '../query/siege.js';
import { pushSiegeAttempt, refuseSiege } from './13-siege.js';

/** Returns the attempts of a marching Army, which needs at least 3 CUs of its own outside the walls. */
export function siegeActions(situation: Situation, march: MarchFrame): readonly Action[] {
  const { player, space } = march;
  return canAttempt(situation, march, ACTION_COSTS.siege) ? [{ type: 'siege', player, space }] : [];
}

/** Returns whether the Army may make an attempt at this cost where it stands. */
export const canAttempt = (situation: Situation, march: MarchFrame, cost: number): boolean =>
  movementPoints(situation, march) >= cost && mayAttempt(situation, march.player, march.space, march.commander);

/** Returns why the Army may not attempt a Siege or Subjugation at this cost where it stands. */
export function refuseAttempt(
  situation: Situation,
  march: MarchFrame,
  space: SpaceId,
  cost: number = ACTION_COSTS.siege,
): Refusal | undefined {
  const { player, commander } = march;
  if (space !== march.space) return refusal('otherMatter', 'R 13.1', { space, waitingFor: march.space });
  if (march.inside) return refusal('besieged', 'R 13.2.6', { space });
  if (movementPoints(situation, march) < cost) {
    const message = `A Siege or Subjugation costs ${cost} Movement Point${cost === 1 ? '' : 's'}.`;
    return refusal('notEnoughMovementPoints', cost < ACTION_COSTS.siege ? 'R 19.9.4' : 'R 8.3.10', { space }, message);
  }
  return refuseSiege(situation, player, space, commander);
}

/** Makes the attempt for 2 Movement Points; `cavalry`: for fewer, with Elite Cavalry (R 19.9.4). */
export function attemptSiege(run: GameRun, march: MarchDraft, cavalry?: { readonly cost: number }): void {
  const { player, space, commander } = march;
  march.spent += cavalry?.cost ?? ACTION_COSTS.siege;
  march.awaiting = 'siege';
  if (!march.attempted.includes(space)) march.attempted.push(space);
  markActed(march);
  pushSiegeAttempt(run, player, space, commander, false, cavalry !== undefined);
}
