/** R 6.4.2, 6.4.3: why a piece may not be deployed so. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import type { DeployFrame } from '../frame/index.js';
import { isEnemyHeld, isShutIn, roomForUnits } from '../query/deployment.js';
import { hasEnemyUnits } from '../query/presence.js';
import type { Situation } from '../table/situation.js';

/** What is wrong with a deployment; `undefined`: nothing that these rules know of. */
export function refuseDeployment(situation: Situation, frame: DeployFrame, action: Action): Refusal | undefined {
  if (frame.stage === 'resort') return undefined;
  if (action.type === 'pass') return refusal('mustDeploy', 'R 6.4.2');
  if (action.type === 'deployUnits' && frame.stage === 'general') return refusal('generalsFirst', 'R 6.4.3');
  if (action.type !== 'deployUnits' && action.type !== 'deployGeneral') return undefined;
  return situation.geometry.spaces.has(action.space) ? refuseSpace(situation, frame, action) : undefined;
}

function refuseSpace(
  situation: Situation,
  frame: DeployFrame,
  action: Extract<Action, { type: 'deployUnits' | 'deployGeneral' }>,
): Refusal | undefined {
  const { player } = frame;
  const { space, type } = action;
  if (type === 'deployUnits' && isShutIn(situation, player, space))
    return refusal('cityBesieged', 'R 6.4.3', { space });
  if (!frame.bases.includes(space)) {
    if (situation.controller(space) !== player) return refusal('nothingFriendlyThere', 'R 6.4.2', { space });
    if (isEnemyHeld(situation, player, situation.spaceCode(space)))
      return refusal('enemiesThere', 'R 6.4.2', { space });
  } else if (hasEnemyUnits(situation, player, space) && !isShutIn(situation, player, space)) {
    return refusal('enemiesThere', 'R 8.3.8.2', { space });
  }
  const room = roomForUnits(situation, frame).find((other) => other.space === space)?.room ?? 0;
  return type === 'deployUnits' && action.count > room && action.count <= frame.units[action.unit]
    ? refusal('deployLimit', 'R 6.4.3', { space, room }, `There is room for ${room} more combat units in ${space}.`)
    : undefined;
}
