/** R 8.3.1, 8.4.5: a group drops off CUs, generals, royals and the cart, at no cost. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { placeMinorGeneral } from '../deeds/generals.js';
import {
  dropOffUnits,
  dropOffGeneral,
  dropOffMinorGeneral,
  dropOffRoyalOrCart,
  type MarchDraft,
} from '../deeds/group.js';
import { choice, type VisitChoice } from '../frame/choices.js';
import type { MarchFrame } from '../frame/index.js';
import { mayBeInside } from '../query/garrison.js';
import { hasEnemyUnits, hasEnemyUnitsAnywhere, unitsAt } from '../query/presence.js';
import type { Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { kindsOf, leastPortion, numberOf, unitsOf } from '../units.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { moveMinorGeneral, spareMinorGenerals } from './03-1-2-minor-generals.js';
import { groupSize, handlingRule, hasOtherGeneral, otherUnits } from './08-3-1-group.js';
import { zonesWithinReach } from './08-3-1-taking.js';
import { refuseAgain } from './08-3-1-visit.js';
import { enemyLoneGenerals } from './08-3-3-lone-generals.js';
import { refuseInside, refuseZone, roomInside } from './08-3-7-cities.js';
import { refusePortion } from './portions.js';

/** Returns everything that the group may drop off where it stands. */
export function leaveActions(situation: Situation, march: MarchFrame, atSea: boolean): readonly Action[] {
  const actions: Action[] = [];
  for (const inside of zonesWithinReach(situation, march, atSea)) {
    if (!mayLeaveIn(situation, march, inside, atSea)) continue;
    unitActions(situation, march, inside, actions);
    generalActions(situation, march, inside, actions);
    minorGeneralActions(situation, march, inside, actions);
    passengerActions(march, inside, actions);
  }
  return actions;
}

/**
 * Returns whether pieces may be dropped off in a zone: never with enemy CUs (R 8.3.8.2). From the sea, pieces may go
 * into a besieged city only to join friendly CUs (R 8.4.5).
 */
function mayLeaveIn(situation: Situation, march: MarchFrame, inside: boolean, atSea: boolean): boolean {
  const { player, space } = march;
  if (!inside && atSea) return mayPutAshore(situation, player, space);
  if (!hasEnemyUnits(situation, player, space)) return true;
  return inside && (march.inside || (atSea && unitsAt(situation, player, space, true) > 0));
}

/**
 * Returns whether pieces may be dropped off from the sea: not where enemy CUs are in either zone of the space, except
 * with friendly CUs that besiege them (R 8.4.5), nor with a lone enemy general (ruling voyage-and-interception).
 */
const mayPutAshore = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  !hasEnemyUnits(situation, player, space) &&
  (!hasEnemyUnitsAnywhere(situation, player, space) || unitsAt(situation, player, space) > 0) &&
  enemyLoneGenerals(situation, player, space).length === 0;

/** Returns how many Minor Generals of the group can stay: not one who commands it (ruling commander-stays). */
const minorsToLeave = ({ group, commander }: MarchFrame): number => group.minors - (commander === 'minor' ? 1 : 0);

/** Returns how many CUs of the group can stay: a Minor General who commands it keeps one (R 3.1.2). */
const unitsToLeave = (march: MarchFrame): number => groupSize(march) - (march.commander === 'minor' ? 1 : 0);

/** Returns whether a Minor General of the group who stays would be with CUs (R 3.1.2): with others, or with the group. */
const hasCompany = (situation: Situation, march: MarchFrame, inside: boolean): boolean =>
  (!march.afloat && inside === march.inside) || otherUnits(situation, march, inside) > 0;

/**
 * Returns whether CUs that stay outside have an owner when the group leaves (R 3.3.1, 8.3.1): because of a marker, a
 * general outside the group, or one who can still be dropped off with them, a Minor General from elsewhere included.
 */
function canShowOwner(situation: Situation, march: MarchFrame): boolean {
  const { player, space, group, handled, commander } = march;
  if (situation.controller(space) === player) return true;
  return (
    group.generals.some((general) => general !== commander && !handled.includes(choice.general(general))) ||
    (!handled.includes(choice.leaveMinor(false)) &&
      (minorsToLeave(march) > 0 || spareMinorGenerals(situation, player, space).length > 0)) ||
    hasOtherGeneral(situation, march, false)
  );
}

/** Returns why a piece of the group may not be dropped off. */
export function refuseLeave(
  situation: Situation,
  march: MarchFrame,
  action: Action,
  atSea: boolean,
): Refusal | undefined {
  if (!isLeaving(action)) return undefined;
  const { player, space } = march;
  const carried = refuseNotInGroup(march, action);
  if (carried !== undefined) return carried;
  if (!mayLeaveIn(situation, march, action.inside, atSea)) {
    return hasEnemyUnitsAnywhere(situation, player, space)
      ? refusal('enemyUnitsThere', atSea ? 'R 8.4.5' : 'R 8.3.8.2', { space })
      : refusal('enemiesThere', 'ruling voyage-and-interception', { space });
  }
  const zone = refuseZone(situation, march, action.inside, atSea);
  if (zone !== undefined) return zone;
  switch (action.type) {
    case 'leaveUnits':
      return refuseUnits(situation, march, action);
    case 'leaveGeneral':
      return refuseGeneral(situation, march, action);
    case 'leaveMinorGeneral':
      return refuseMinor(situation, march, action);
    case 'leaveRoyal':
      return refuseLeftAgain(march, choice.royal(action.royal));
    case 'leaveCart':
      return refuseLeftAgain(march, choice.cart);
  }
}

/** Returns why a piece is not in the group. */
function refuseNotInGroup(march: MarchFrame, action: Leaving): Refusal | undefined {
  const { group, player } = march;
  const rule = handlingRule(march);
  switch (action.type) {
    case 'leaveUnits':
      return refusePortion(action.unit, action.count, numberOf(group.units, action.unit), rule);
    case 'leaveGeneral':
      return group.generals.includes(action.general)
        ? undefined
        : refusal('noSuchPiece', rule, { player, general: action.general });
    case 'leaveMinorGeneral':
      return action.from !== 'group' || group.minors > 0
        ? undefined
        : refusal('noSuchPiece', rule, { player, general: 'minor' });
    case 'leaveRoyal':
      return group.royals.includes(action.royal)
        ? undefined
        : refusal('noSuchPiece', 'R 18.6', { player, royal: action.royal });
    case 'leaveCart':
      return group.cart ? undefined : refusal('noSuchPiece', 'R 15.4.1', { player, royal: 'cart' });
  }
}

const refuseLeftAgain = (march: MarchFrame, made: VisitChoice): Refusal | undefined =>
  refuseAgain(march, made, { space: march.space, choice: made });

/**
 * Returns why CUs are not dropped off: they would have no owner, a Minor General who leads would have no CUs, or the
 * city is closed to them or full.
 */
function refuseUnits(
  situation: Situation,
  march: MarchFrame,
  { unit, count, inside }: Extract<Action, { type: 'leaveUnits' }>,
): Refusal | undefined {
  const { player, space } = march;
  if (!inside && !canShowOwner(situation, march)) return refusal('noOwner', 'R 8.3.1', { space });
  if (count > unitsToLeave(march)) return refusal('needsUnits', 'R 3.1.2', { player, general: 'minor' });
  const shut = inside ? refuseInside(situation, unit, space) : undefined;
  if (shut !== undefined) return shut;
  if (inside && !march.inside && count > roomInside(situation, player, space))
    return refusal('cityFull', 'R 4.16', { space, count });
  return refuseLeftAgain(march, choice.units(unit, inside));
}

/** Returns whether generals who stay outside without CUs would be with a lone enemy general (R 8.3.3). */
const wouldMeetLoneEnemy = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  unitsAt(situation, player, space) === 0 && enemyLoneGenerals(situation, player, space).length > 0;

function refuseGeneral(
  situation: Situation,
  march: MarchFrame,
  { general, inside }: Extract<Action, { type: 'leaveGeneral' }>,
): Refusal | undefined {
  const { player, space } = march;
  if (general === march.commander) return refusal('commanderStays', 'ruling commander-stays', { general });
  if (!inside && wouldMeetLoneEnemy(situation, player, space)) return refusal('mustGoOn', 'R 8.3.3', { player, space });
  return refuseLeftAgain(march, choice.general(general));
}

/**
 * Returns why a Minor General is not dropped off: one of the group stays only with CUs and is not the commander
 * (R 3.1.2); one from elsewhere comes only to CUs that would stay without a general (ruling repositioning).
 */
function refuseMinor(
  situation: Situation,
  march: MarchFrame,
  { from, inside }: Extract<Action, { type: 'leaveMinorGeneral' }>,
): Refusal | undefined {
  const { player, space } = march;
  const general = 'minor';
  const place: Place = { space, inside };
  if (from === 'group') {
    if (!hasCompany(situation, march, inside)) return refusal('needsUnits', 'R 3.1.2', { player, general, ...place });
    if (minorsToLeave(march) === 0) return refusal('commanderStays', 'ruling commander-stays', { general });
  } else {
    if (otherUnits(situation, march, inside) === 0)
      return refusal('needsUnits', 'R 3.1.2', { player, general, ...place });
    if (hasOtherGeneral(situation, march, inside)) return refusal('ledAlready', 'ruling repositioning', { ...place });
    if (!spareMinorGenerals(situation, player, space).includes(from))
      return refusal('noMinorGeneral', 'ruling repositioning', { player, from });
  }
  return refuseLeftAgain(march, choice.leaveMinor(inside));
}

type Leaving = Extract<Action, { type: (typeof LEAVING)[number] }>;
const LEAVING = ['leaveUnits', 'leaveGeneral', 'leaveMinorGeneral', 'leaveRoyal', 'leaveCart'] as const;
export const isLeaving = (action: Action): action is Leaving => LEAVING.some((type) => type === action.type);

function unitActions(situation: Situation, march: MarchFrame, inside: boolean, actions: Action[]): void {
  const { player, group, handled } = march;
  if (!inside && !canShowOwner(situation, march)) return;
  const room = inside && !march.inside ? roomInside(situation, player, march.space) : Infinity;
  const limit = Math.min(room, unitsToLeave(march));
  for (const unit of kindsOf(group.units)) {
    if (handled.includes(choice.units(unit, inside))) continue;
    if (inside && !mayBeInside(situation, unit)) continue;
    const all = numberOf(group.units, unit);
    const most = Math.min(all, limit);
    for (let count = leastPortion(unit, all); count <= most; count++)
      actions.push({ type: 'leaveUnits', player, unit, count, inside });
  }
}

/**
 * Adds the actions that drop off a general. The commander cannot stay, because the activation is his
 * (ruling commander-stays).
 */
function generalActions(situation: Situation, march: MarchFrame, inside: boolean, actions: Action[]): void {
  const { player, group, handled, commander, space } = march;
  if (!inside && wouldMeetLoneEnemy(situation, player, space)) return;
  for (const general of group.generals) {
    if (general !== commander && !handled.includes(choice.general(general)))
      actions.push({ type: 'leaveGeneral', player, general, inside });
  }
}

/**
 * Adds the actions that drop off a Minor General of the group or, where CUs would stay without a general, one from the
 * supply or from elsewhere (R 3.1.2).
 */
function minorGeneralActions(situation: Situation, march: MarchFrame, inside: boolean, actions: Action[]): void {
  const { player, handled, space } = march;
  if (handled.includes(choice.leaveMinor(inside))) return;
  if (minorsToLeave(march) > 0 && hasCompany(situation, march, inside))
    actions.push({ type: 'leaveMinorGeneral', player, from: 'group', inside });
  if (otherUnits(situation, march, inside) === 0 || hasOtherGeneral(situation, march, inside)) return;
  for (const from of spareMinorGenerals(situation, player, space))
    actions.push({ type: 'leaveMinorGeneral', player, from, inside });
}

function passengerActions({ player, group, handled }: MarchFrame, inside: boolean, actions: Action[]): void {
  for (const royal of group.royals) {
    if (!handled.includes(choice.royal(royal))) actions.push({ type: 'leaveRoyal', player, royal, inside });
  }
  if (group.cart && !handled.includes(choice.cart)) actions.push({ type: 'leaveCart', player, inside });
}

/** Carries out an action of {@link leaveActions}. */
export function applyLeave(run: GameRun, march: MarchDraft, action: Leaving): void {
  const { player, space } = march;
  switch (action.type) {
    case 'leaveUnits': {
      const { unit, count, inside } = action;
      march.handled.push(choice.units(unit, inside));
      dropOffUnits(run, march, { space, inside }, unitsOf(unit, count));
      run.emit({ type: 'unitsLeft', rule: handlingRule(march), player, space, inside, units: unitsOf(unit, count) });
      return;
    }
    case 'leaveGeneral': {
      const { general, inside } = action;
      march.handled.push(choice.general(general));
      dropOffGeneral(run, march, { space, inside }, general);
      run.emit({ type: 'generalLeft', rule: handlingRule(march), player, space, inside, general });
      return;
    }
    case 'leaveMinorGeneral': {
      const { from, inside } = action;
      march.handled.push(choice.leaveMinor(inside));
      if (from === 'group') leaveOwnMinorGeneral(run, march, inside);
      else if (from === 'supply') placeMinorGeneral(run, player, { space, inside });
      else moveMinorGeneral(run, player, from, { space, inside });
      return;
    }
    case 'leaveRoyal': {
      const { royal, inside } = action;
      march.handled.push(choice.royal(royal));
      dropOffRoyalOrCart(run, march, { space, inside }, royal);
      run.emit({ type: 'royalLeft', rule: 'R 18.6', player, space, inside, royal });
      return;
    }
    case 'leaveCart': {
      march.handled.push(choice.cart);
      dropOffRoyalOrCart(run, march, { space, inside: action.inside }, 'cart');
      run.emit({ type: 'cartLeft', rule: 'R 15.4.1', player, space, inside: action.inside });
      return;
    }
  }
}

function leaveOwnMinorGeneral(run: GameRun, march: MarchDraft, inside: boolean): void {
  const { player, space } = march;
  dropOffMinorGeneral(run, march, { space, inside });
  run.emit({ type: 'generalLeft', rule: handlingRule(march), player, space, inside, general: 'minor' });
}
