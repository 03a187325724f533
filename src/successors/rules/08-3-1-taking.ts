/** R 8.3.1, 8.4.5: a group picks up friendly CUs, generals, royals and the cart, at no cost. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import {
  addGeneralToGroup,
  addUnitsToGroup,
  addMinorGeneralToGroup,
  addRoyalOrCartToGroup,
  type MarchDraft,
} from '../deeds/group.js';
import { choice } from '../frame/choices.js';
import type { MarchFrame } from '../frame/index.js';
import { majorGeneralsAt, unmovedAt } from '../query/presence.js';
import { cartIsAt, cartMayMove, royalsAt } from '../query/royals.js';
import type { Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { kindsOf, leastPortion, numberOf, unitsOf } from '../units.js';
import { NAVAL_CAPACITY, type RoyalId } from '../vocabulary.js';
import {
  cartToTake,
  groupSize,
  handlingRule,
  hasOtherPieces,
  royalsToTake,
  isGroupIn,
  unmovedMinorGenerals,
} from './08-3-1-group.js';
import { refuseAgain } from './08-3-1-visit.js';
import { changeCommand } from './08-3-2-command.js';
import { gateOpen, refuseZone } from './08-3-7-cities.js';
import { refusePortion } from './portions.js';

/** Returns the zones of the space from which the group may pick up pieces, its own first. */
export function zonesWithinReach(situation: Situation, march: MarchFrame, atSea: boolean): readonly boolean[] {
  return gateOpen(situation, march, atSea) ? [march.inside, !march.inside] : [march.inside];
}

/**
 * Returns everything that the group may pick up where it stands. Pieces that have moved in this Segment may not move
 * again.
 */
export function takeActions(situation: Situation, march: MarchFrame, atSea: boolean): readonly Action[] {
  const actions: Action[] = [];
  for (const inside of zonesWithinReach(situation, march, atSea)) {
    const place: Place = { space: march.space, inside };
    if (!hasOtherPieces(situation, march, inside)) continue;
    unitActions(situation, march, place, atSea, actions);
    generalActions(situation, march, place, actions);
    if (groupSize(march) > 0) passengerActions(situation, march, place, actions);
  }
  return actions;
}

function unitActions(situation: Situation, march: MarchFrame, place: Place, atSea: boolean, actions: Action[]): void {
  const { player, handled } = march;
  const units = unmovedAt(situation, player, place);
  const { inside } = place;
  const limit = atSea ? NAVAL_CAPACITY - groupSize(march) : Infinity;
  for (const unit of kindsOf(units)) {
    if (handled.includes(choice.units(unit, inside))) continue;
    const all = numberOf(units, unit);
    const most = Math.min(all, limit);
    for (let count = leastPortion(unit, all); count <= most; count++)
      actions.push({ type: 'takeUnits', player, unit, count, inside });
  }
}

function generalActions(situation: Situation, march: MarchFrame, place: Place, actions: Action[]): void {
  const { player, handled, group } = march;
  const { inside } = place;
  for (const general of majorGeneralsAt(situation, player, place.space, inside)) {
    if (situation.hasMoved(general) || group.generals.includes(general) || handled.includes(choice.general(general)))
      continue;
    actions.push({ type: 'takeGeneral', player, general, inside });
  }
}

/** Adds the actions that pick up Minor Generals, royals and the cart, who go only with CUs (R 3.1.2, 18.6, 15.4.1). */
function passengerActions(situation: Situation, march: MarchFrame, place: Place, actions: Action[]): void {
  const { player, handled, group } = march;
  const { inside } = place;
  if (!handled.includes(choice.takeMinor(inside)) && unmovedMinorGenerals(situation, player, place) > 0) {
    actions.push({ type: 'takeMinorGeneral', player, inside });
  }
  for (const royal of royalsToTake(situation, player, place)) {
    if (!group.royals.includes(royal) && !handled.includes(choice.royal(royal)))
      actions.push({ type: 'takeRoyal', player, royal, inside });
  }
  if (!group.cart && !handled.includes(choice.cart) && cartToTake(situation, player, place)) {
    actions.push({ type: 'takeCart', player, inside });
  }
}

type Taking = Extract<Action, { type: (typeof TAKING)[number] }>;
const TAKING = ['takeUnits', 'takeGeneral', 'takeMinorGeneral', 'takeRoyal', 'takeCart'] as const;
export const isTaking = (action: Action): action is Taking => TAKING.some((type) => type === action.type);

/** Returns why a piece may not be picked up. */
export function refuseTake(
  situation: Situation,
  march: MarchFrame,
  action: Taking,
  atSea: boolean,
): Refusal | undefined {
  const zone = refuseZone(situation, march, action.inside, atSea);
  if (zone !== undefined) return zone;
  const place: Place = { space: march.space, inside: action.inside };
  switch (action.type) {
    case 'takeUnits':
      return refuseUnits(situation, march, action, atSea);
    case 'takeGeneral':
      return refuseGeneral(situation, march, action);
    case 'takeMinorGeneral':
      return refuseMinor(situation, march, place);
    case 'takeRoyal':
      return refuseRoyal(situation, march, place, action.royal);
    case 'takeCart':
      return refuseCart(situation, march, place);
  }
}

/**
 * Returns why CUs are not picked up: there are fewer, they have moved, they have been decided about, or the ships are
 * full.
 */
function refuseUnits(
  situation: Situation,
  march: MarchFrame,
  { unit, count, inside }: Extract<Action, { type: 'takeUnits' }>,
  atSea: boolean,
): Refusal | undefined {
  const { player, space } = march;
  const rule = handlingRule(march);
  const there = numberOf(situation.standing(situation.post(player, space, inside)), unit);
  const unmoved = numberOf(unmovedAt(situation, player, { space, inside }), unit);
  if (count > unmoved && count <= there) return refusal('alreadyMoved', 'R 8.3.1', { unit, space, inside });
  const why = refusePortion(unit, count, unmoved, rule) ?? refuseAgain(march, choice.units(unit, inside), { unit });
  if (why !== undefined) return why;
  return atSea && groupSize(march) + count > NAVAL_CAPACITY
    ? refusal('tooManyUnits', 'R 8.4.1', { space, count: groupSize(march) + count })
    : undefined;
}

function refuseGeneral(
  situation: Situation,
  march: MarchFrame,
  { general, inside }: Extract<Action, { type: 'takeGeneral' }>,
): Refusal | undefined {
  const { player, space, group } = march;
  const rule = handlingRule(march);
  if (group.generals.includes(general) || !majorGeneralsAt(situation, player, space, inside).includes(general))
    return refusal('noSuchPiece', rule, { player, general, space, inside });
  if (situation.hasMoved(general)) return refusal('alreadyMoved', 'R 8.3.1', { general });
  return refuseAgain(march, choice.general(general), { general });
}

function refuseMinor(situation: Situation, march: MarchFrame, place: Place): Refusal | undefined {
  const { player, group } = march;
  const general = 'minor';
  const there = situation.post(player, place.space, place.inside);
  const own = isGroupIn(march, place.inside) ? group.minors : 0;
  if (situation.minors(there) <= own) return refusal('noSuchPiece', handlingRule(march), { player, general, ...place });
  if (unmovedMinorGenerals(situation, player, place) === 0) return refusal('alreadyMoved', 'R 8.3.1', { general });
  if (groupSize(march) === 0) return refusal('needsUnits', 'R 3.1.2', { general });
  return refuseAgain(march, choice.takeMinor(place.inside), { general });
}

function refuseRoyal(situation: Situation, march: MarchFrame, place: Place, royal: RoyalId): Refusal | undefined {
  const { player, group } = march;
  if (group.royals.includes(royal) || !royalsAt(situation, player, place).includes(royal))
    return refusal('noSuchPiece', 'R 18.6', { player, royal, ...place });
  if (situation.royalHasMoved(royal)) return refusal('alreadyMoved', 'R 8.3.1', { royal });
  if (groupSize(march) === 0) return refusal('noCarriers', 'R 18.6', { royal });
  return refuseAgain(march, choice.royal(royal), { royal });
}

function refuseCart(situation: Situation, march: MarchFrame, place: Place): Refusal | undefined {
  const { player, group } = march;
  if (group.cart || !cartIsAt(situation, player, place))
    return refusal('noSuchPiece', 'R 15.4.1', { player, royal: 'cart', ...place });
  if (!cartMayMove(situation)) return refusal('cartRests', 'R 6.1.1', { turn: situation.turn });
  if (situation.cartHasMoved) return refusal('alreadyMoved', 'R 8.3.1', { royal: 'cart' });
  if (groupSize(march) === 0) return refusal('noCarriers', 'R 15.4.1', { royal: 'cart' });
  return refuseAgain(march, choice.cart, { royal: 'cart' });
}

/** Carries out an action of {@link takeActions}. */
export function applyTake(run: GameRun, march: MarchDraft, action: Taking): void {
  const { player, space } = march;
  switch (action.type) {
    case 'takeUnits': {
      const { unit, count, inside } = action;
      march.handled.push(choice.units(unit, inside));
      addUnitsToGroup(run, march, { space, inside }, unit, count);
      run.emit({ type: 'unitsTaken', rule: handlingRule(march), player, space, inside, units: unitsOf(unit, count) });
      return;
    }
    case 'takeGeneral': {
      const { general, inside } = action;
      march.handled.push(choice.general(general));
      run.emit({ type: 'generalTaken', rule: handlingRule(march), player, space, inside, general });
      addGeneralToGroup(run, march, general);
      changeCommand(run, march, general);
      return;
    }
    case 'takeMinorGeneral': {
      const { inside } = action;
      march.handled.push(choice.takeMinor(inside));
      addMinorGeneralToGroup(run, march, { space, inside });
      run.emit({ type: 'generalTaken', rule: handlingRule(march), player, space, inside, general: 'minor' });
      return;
    }
    case 'takeRoyal': {
      const { royal, inside } = action;
      march.handled.push(choice.royal(royal));
      addRoyalOrCartToGroup(run, march, royal);
      run.emit({ type: 'royalTaken', rule: 'R 18.6', player, space, inside, royal });
      return;
    }
    case 'takeCart': {
      march.handled.push(choice.cart);
      addRoyalOrCartToGroup(run, march, 'cart');
      run.emit({ type: 'cartTaken', rule: 'R 15.4.1', player, space, inside: action.inside });
      return;
    }
  }
}
