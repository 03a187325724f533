/** R 8.3.9: removing control markers during movement. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { ACTION_COSTS, SIEGE_MINIMUM } from '../data/tables.js';
import type { MarchDraft } from '../deeds/group.js';
import { removeMarker } from '../deeds/markers.js';
import type { MarchFrame } from '../frame/index.js';
import { isMajorCity } from '../query/geometry.js';
import { movementPoints } from '../query/movement.js';
import { hasEnemyUnits } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { SpaceId } from '../vocabulary.js';
import { markActed, groupSize } from './08-3-1-group.js';

/**
 * Returns the removal of another player's marker from a Minor City, or from a Stronghold, which players hold like one
 * (R 4.28), without enemy CUs.
 */
export function removeMarkerActions(situation: Situation, march: MarchFrame): readonly Action[] {
  const { player, space } = march;
  const holder = situation.controller(space);
  const possible =
    holder !== undefined &&
    holder !== player &&
    holder !== 'independent' &&
    groupSize(march) >= SIEGE_MINIMUM &&
    movementPoints(situation, march) >= ACTION_COSTS.removeMarker &&
    !isMajorCity(situation, space) &&
    !hasEnemyUnits(situation, player, space);
  return possible ? [{ type: 'removeEnemyMarker', player, space }] : [];
}

/**
 * Returns why a marker may not be removed: Independent ones are subjugated, those of Major Cities besieged (R 13.2.1),
 * and others need an Army and 2 Movement Points.
 */
export function refuseRemoval(situation: Situation, march: MarchFrame, space: SpaceId): Refusal | undefined {
  const { player, commander } = march;
  if (space !== march.space) return refusal('otherMatter', 'R 8.3.9', { space, waitingFor: march.space });
  const holder = situation.controller(space);
  if (holder === undefined || holder === player) return refusal('noMarkerThere', 'R 8.3.9', { space });
  if (holder === 'independent') return refusal('mustBeSubjugated', 'R 8.3.9', { space });
  if (isMajorCity(situation, space)) return refusal('onlyBySiege', 'R 13.2.1', { space });
  if (groupSize(march) < SIEGE_MINIMUM) return refusal('armyTooSmall', 'R 8.3.9', { player, space, commander });
  if (hasEnemyUnits(situation, player, space)) return refusal('enemyUnitsThere', 'R 8.3.9', { space });
  if (movementPoints(situation, march) >= ACTION_COSTS.removeMarker) return undefined;
  const message = `To remove a marker costs ${ACTION_COSTS.removeMarker} Movement Points.`;
  return refusal('notEnoughMovementPoints', 'R 8.3.9', { space }, message);
}

/** Removes the marker for 2 Movement Points. */
export function removeEnemyMarker(run: GameRun, march: MarchDraft): void {
  march.spent += ACTION_COSTS.removeMarker;
  markActed(march);
  removeMarker(run, march.space, 'R 8.3.9');
}
