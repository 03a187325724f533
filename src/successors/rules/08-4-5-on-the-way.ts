/** R 8.4.5: what a group picks up and drops off in a port during a voyage. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import type { MarchFrame } from '../frame/index.js';
import { rankOf } from '../query/seniority.js';
import { majorGeneralsAt, minorGeneralsAt, unitsAt } from '../query/presence.js';
import type { Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import { NO_UNITS } from '../units.js';
import { groupSize } from './08-3-1-group.js';
import { isLeaving, leaveActions, refuseLeave } from './08-3-1-leaving.js';
import { isTaking, refuseTake, takeActions } from './08-3-1-taking.js';
import { canAffordToSail, canSailOn } from './08-4-2-sea-ways.js';

/**
 * Returns whether pieces have been picked up or dropped off in the current port. The group has only called at it, and
 * must sail on (ruling voyage-and-interception).
 */
export const isOnTheWay = ({ handled }: MarchFrame): boolean => handled.length > 0;

/**
 * Returns the actions that pick up or drop off pieces at the current port. The group must still be able to sail on
 * afterwards.
 */
export const onTheWayActions = (situation: Situation, march: MarchFrame): readonly Action[] => [
  ...takeActions(situation, march, true).filter((action) => mayTake(situation, march, action)),
  ...leaveActions(situation, march, true).filter((action) => mayLeave(situation, march, action)),
];

/**
 * Returns whether a piece may be picked up: not if CUs would lose their owner (R 3.3.1), nor a senior general whose
 * Movement Points are spent (R 8.3.2).
 */
function mayTake(situation: Situation, march: MarchFrame, action: Action): boolean {
  const { space, commander } = march;
  switch (action.type) {
    case 'takeUnits':
      return canAffordToSail(situation, march);
    case 'takeGeneral': {
      const leads = rankOf(situation, action.general) < rankOf(situation, commander);
      const after = leads ? { ...march, commander: action.general } : march;
      return canSpare(situation, march, { space, inside: action.inside }) && canSailOn(situation, after);
    }
    case 'takeMinorGeneral':
      return canSpare(situation, march, { space, inside: action.inside }) && canSailOn(situation, march);
    default:
      return canSailOn(situation, march);
  }
}

/**
 * Returns whether the CUs in a place do not need one of its generals: there are none, or another general or a marker
 * gives them an owner.
 */
function canSpare(situation: Situation, { player }: MarchFrame, { space, inside }: Place): boolean {
  const generals =
    majorGeneralsAt(situation, player, space, inside).length + minorGeneralsAt(situation, player, space, inside);
  return situation.controller(space) === player || generals > 1 || unitsAt(situation, player, space, inside) === 0;
}

/**
 * Returns whether CUs may be dropped off. The last one stays with royals and the cart (R 18.6, 15.4.1), and with a
 * general who could not land without CUs (R 8.3.3).
 */
function mayLeave(situation: Situation, march: MarchFrame, action: Action): boolean {
  const { group } = march;
  if (action.type !== 'leaveUnits' || action.count < groupSize(march)) return canSailOn(situation, march);
  return (
    group.royals.length === 0 && !group.cart && canSailOn(situation, { ...march, group: { ...group, units: NO_UNITS } })
  );
}

/** Returns why a piece may not be picked up or dropped off at a port during a voyage; `undefined` for other actions. */
export function refuseOnTheWay(situation: Situation, march: MarchFrame, action: Action): Refusal | undefined {
  const { space, player } = march;
  if (isLeaving(action)) {
    const why = refuseLeave(situation, march, action, true);
    if (why !== undefined || mayLeave(situation, march, action)) return why;
    const carriers = action.type === 'leaveUnits' && (march.group.royals.length > 0 || march.group.cart);
    return carriers && action.count === groupSize(march)
      ? refusal('noCarriers', 'R 18.6', { space })
      : refusal('mustSailOn', 'ruling voyage-and-interception', { player, space });
  }
  if (!isTaking(action)) return undefined;
  const why = refuseTake(situation, march, action, true);
  if (why !== undefined || mayTake(situation, march, action)) return why;
  const place: Place = { space, inside: action.inside };
  const owner = action.type === 'takeGeneral' || action.type === 'takeMinorGeneral';
  return owner && !canSpare(situation, march, place)
    ? refusal('noOwner', 'R 3.3.1', { space })
    : refusal('mustSailOn', 'ruling voyage-and-interception', { player, space });
}
