/** R 8.3.10: Sieges and Subjugations during movement. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { ACTION_COSTS, SIEGE_MINIMUM } from '../data/tables.js';
import type { MarchDraft } from '../deeds/group.js';
import type { MarchFrame } from '../frame/index.js';
import { movementPoints } from '../query/movement.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { SpaceId } from '../vocabulary.js';
import { actHere, groupSize } from './08-3-1-group.js';
import { mayAttempt } from '../query/siege.js';
import { pushSiegeAttempt, refuseSiege } from './13-siege.js';

/** An attempt by the Army on the march, which must have at least 3 CUs of its own and stand before the walls. */
export function siegeActions(situation: Situation, march: MarchFrame): readonly Action[] {
  const { player, space, commander } = march;
  const possible =
    !march.inside &&
    groupSize(march) >= SIEGE_MINIMUM &&
    movementPoints(situation, march) >= ACTION_COSTS.siege &&
    mayAttempt(situation, player, space, commander);
  return possible ? [{ type: 'siege', player, space }] : [];
}

/** Why the Army may not attempt a Siege or Subjugation where it stands. */
export function refuseAttempt(situation: Situation, march: MarchFrame, space: SpaceId): Refusal | undefined {
  const { player, commander } = march;
  if (space !== march.space) return refusal('otherMatter', 'R 13.1', { space, waitingFor: march.space });
  if (march.inside) return refusal('besieged', 'R 13.2.6', { space });
  if (movementPoints(situation, march) < ACTION_COSTS.siege) {
    const message = `A Siege or Subjugation costs ${ACTION_COSTS.siege} Movement Points.`;
    return refusal('notEnoughMovementPoints', 'R 8.3.10', { space }, message);
  }
  return refuseSiege(situation, player, space, commander);
}

/** Makes the attempt, for 2 Movement Points. */
export function attemptSiege(run: GameRun, march: MarchDraft): void {
  const { player, space, commander } = march;
  march.spent += ACTION_COSTS.siege;
  march.awaiting = 'siege';
  if (!march.attempted.includes(space)) march.attempted.push(space);
  actHere(march);
  pushSiegeAttempt(run, player, space, commander, false);
}
