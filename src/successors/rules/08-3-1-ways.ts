/** R 8.2, 8.3.1, 8.3.3: where a group may march. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import type { MarchFrame } from '../frame/index.js';
import { landWay, landWays } from '../query/geometry.js';
import { movementPoints, pathCost } from '../query/movement.js';
import { hasEnemyUnits } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import { departureFault, groupSize } from './08-3-1-group.js';
import { mayEnterAlone } from './08-3-3-lone-generals.js';
import { askedForPassage } from './08-3-8-friendly-passage.js';

type March = Extract<Action, { type: 'march' }>;

/** Returns why the group may not march anywhere. */
function standstill(
  situation: Situation,
  march: MarchFrame,
): 'gate' | 'landAndSea' | 'ownership' | 'carriers' | undefined {
  if (march.inside) return 'gate';
  if (march.bySea && march.byLand) return 'landAndSea';
  return departureFault(situation, march);
}

/**
 * Returns the marches to every space that the group may enter and, where CUs of others stand, marches that ask for
 * Friendly Passage (R 8.3.8).
 */
export function marchActions(situation: Situation, march: MarchFrame): readonly March[] {
  const left = movementPoints(situation, march);
  if (left === 0 || standstill(situation, march) !== undefined) return [];
  const { player, space } = march;
  const actions: March[] = [];
  for (const way of landWays(situation, space)) {
    if (pathCost(situation, march, way) > left) continue;
    const { to } = way;
    if (groupSize(march) > 0 || mayEnterAlone(situation, march, way.code, left - pathCost(situation, march, way))) {
      actions.push({ type: 'march', player, to, passage: false });
    }
    if (askedForPassage(situation, player, to).length > 0) actions.push({ type: 'march', player, to, passage: true });
  }
  return actions;
}

/** Returns why a march is not possible. */
export function refuseMarch(situation: Situation, march: MarchFrame, { to, passage }: March): Refusal | undefined {
  const { space } = march;
  const params = { space, to };
  const way = landWay(situation, space, to);
  if (way === undefined) return refusal('noPath', 'R 4.19', params);
  switch (standstill(situation, march)) {
    case 'gate':
      return refusal('besieged', 'R 13.2.6', params);
    case 'landAndSea':
      return refusal('landAndSea', 'R 8.4.2', params);
    case 'ownership':
      return refusal('noOwner', 'R 3.3.1', params);
    case 'carriers':
      return refusal('noCarriers', 'R 18.6', params);
    case undefined:
      break;
  }
  const cost = pathCost(situation, march, way);
  const left = movementPoints(situation, march);
  if (cost > left)
    return refusal('notEnoughMovementPoints', 'R 8.2', params, `The path to ${to} costs ${cost} Movement Points.`);
  if (passage)
    return askedForPassage(situation, march.player, to).length > 0
      ? undefined
      : refusal('nobodyToAsk', 'R 8.3.8', params);
  if (groupSize(march) > 0 || mayEnterAlone(situation, march, way.code, left - cost)) return undefined;
  return hasEnemyUnits(situation, march.player, to)
    ? refusal('loneGeneral', 'R 8.3.3', params)
    : refusal('mustGoOn', 'R 8.3.3', params);
}
