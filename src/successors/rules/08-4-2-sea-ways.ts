/** R 8.4.1, 8.4.2: which groups may put to sea, and where they may sail. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import type { MarchFrame } from '../frame/index.js';
import { isPort, seaWays } from '../query/geometry.js';
import { movementPoints } from '../query/movement.js';
import type { Situation } from '../table/situation.js';
import { NAVAL_CAPACITY, type SpaceId } from '../vocabulary.js';
import { departureFault, groupSize } from './08-3-1-group.js';
import { mayPutToSeaAlone, maySailAlone } from './08-3-3-lone-generals.js';
import { isPassing } from './08-3-8-friendly-passage.js';

/** Returns whether this group, or another one in this Segment, has made a Naval Movement (R 8.4.1). */
const hasSailed = (situation: Situation, march: MarchFrame): boolean =>
  march.bySea || situation.segment?.navalMoved === true;

/**
 * Returns the action that embarks a group. There is one Naval Movement a Segment, from a port, by at most 8 CUs, and
 * not both after and before movement by land (R 8.4.1, 8.4.2), nor where the group was only granted passage
 * (ruling back-past-a-granter). A general without CUs needs a port to land in (R 8.3.3).
 */
export function embarkActions(situation: Situation, march: MarchFrame): readonly Action[] {
  const possible =
    !hasSailed(situation, march) &&
    isPort(situation, march.space) &&
    groupSize(march) <= NAVAL_CAPACITY &&
    !isPassing(situation, march) &&
    departureFault(situation, march) === undefined &&
    canSailOn(situation, march);
  return possible ? [{ type: 'embark', player: march.player }] : [];
}

/** Returns why a group may not embark. */
export function refuseEmbark(situation: Situation, march: MarchFrame): Refusal | undefined {
  const { space } = march;
  if (hasSailed(situation, march)) return refusal('navalMovementUsed', 'R 8.4.1', { space });
  if (!isPort(situation, space)) return refusal('noPort', 'R 8.4.1', { space });
  const count = groupSize(march);
  if (count > NAVAL_CAPACITY) return refusal('tooManyUnits', 'R 8.4.1', { space, count });
  if (isPassing(situation, march)) return refusal('enemyUnitsThere', 'ruling back-past-a-granter', { space });
  return refuseDeparture(situation, march) ?? refuseSailing(situation, march);
}

/** Returns why a group may not leave the space: because of what would stay behind, or of who is with it. */
export function refuseDeparture(situation: Situation, march: MarchFrame): Refusal | undefined {
  const fault = departureFault(situation, march);
  if (fault === undefined) return undefined;
  const { space } = march;
  return fault === 'ownership' ? refusal('noOwner', 'R 3.3.1', { space }) : refusal('noCarriers', 'R 18.6', { space });
}

/**
 * Returns why the group cannot sail on: every path costs too much, or leads a General without CUs to no space where he
 * may land.
 */
function refuseSailing(situation: Situation, march: MarchFrame): Refusal | undefined {
  if (canSailOn(situation, march)) return undefined;
  const { player, space } = march;
  const left = movementPoints(situation, march);
  return seaWays(situation, space).some(({ cost }) => cost <= left)
    ? refusal('mustGoOn', 'R 8.3.3', { player, space })
    : refusal('notEnoughMovementPoints', 'R 8.4.2', { space, left });
}

/**
 * Returns whether a group has the Movement Points to sail on. A group without CUs must be able to land where it arrives
 * (R 8.3.3).
 */
export function canSailOn(situation: Situation, march: MarchFrame): boolean {
  return groupSize(march) > 0
    ? canAffordToSail(situation, march)
    : mayPutToSeaAlone(situation, march, movementPoints(situation, march));
}

/** Returns whether a group with CUs has the Movement Points to sail on. */
export function canAffordToSail(situation: Situation, march: MarchFrame): boolean {
  const left = movementPoints(situation, march);
  for (const { cost } of seaWays(situation, march.space)) if (cost <= left) return true;
  return false;
}

/**
 * Returns the ports that a group can afford to sail to. Home is one, once the group has entered another port
 * (ruling home-port).
 */
export function sailTargets(situation: Situation, march: MarchFrame, storm: boolean): readonly SpaceId[] {
  const left = movementPoints(situation, march);
  const alone = groupSize(march) === 0;
  return seaWays(situation, march.space)
    .filter(({ code, cost }) => cost <= left && (!alone || maySailAlone(situation, march, code, left - cost, storm)))
    .map(({ to }) => to);
}

/**
 * Returns why a group may not sail to a port: no path, too few Movement Points, or a General without CUs could not land
 * (R 8.2, 8.3.3).
 */
export function refuseSail(situation: Situation, march: MarchFrame, to: SpaceId, storm: boolean): Refusal | undefined {
  const params = { space: march.space, to };
  const way = seaWays(situation, march.space).find((one) => one.to === to);
  if (way === undefined) return refusal('noPath', 'R 8.4.1', params, 'No Sea or Trans-Mediterranean path leads there.');
  const left = movementPoints(situation, march);
  if (way.cost > left) return refusal('notEnoughMovementPoints', 'R 8.2', { ...params, left });
  return sailTargets(situation, march, storm).includes(to) ? undefined : refusal('mustGoOn', 'R 8.3.3', params);
}
