/** R 8.3.10: Sieges and Subjugations during movement. */
import type { Action } from '../action/index.js';
import { ACTION_COSTS, SIEGE_MINIMUM } from '../data/tables.js';
import type { MarchFrame } from '../frame/index.js';
import type { Turn } from '../pieces.js';
import { movementPoints } from '../query/movement.js';
import type { Situation } from '../state.js';
import { groupSize, type MarchDraft } from './08-3-1-group.js';
import { mayAttempt, pushSiegeAttempt } from './13-siege.js';

/** An attempt by the Army on the march, which must have at least 3 CUs of its own and stand before the walls. */
export function siegeActions(situation: Situation, march: MarchFrame): readonly Action[] {
  const { player, space, commander } = march;
  const possible = !march.inside
    && groupSize(march) >= SIEGE_MINIMUM
    && movementPoints(situation, march) >= ACTION_COSTS.siege
    && mayAttempt(situation, player, space, commander);
  return possible ? [{ type: 'siege', player, space }] : [];
}

/** Makes the attempt, for 2 Movement Points. */
export function attemptSiege(run: Turn, march: MarchDraft): void {
  const { player, space, commander } = march;
  march.spent += ACTION_COSTS.siege;
  march.awaiting = 'siege';
  pushSiegeAttempt(run, player, space, commander, false);
}
