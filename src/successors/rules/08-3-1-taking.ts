/** R 8.3.1, 8.4.5: picking up friendly CUs, generals, royals and the cart on the way, at no cost. */
import type { Action } from '../action/index.js';
import { shiftGeneral, shiftMinorGenerals, useGeneral } from '../deeds/generals.js';
import { shiftWard, useWard, type Ward } from '../deeds/royals.js';
import { addUnits, takeUnits } from '../deeds/units.js';
import type { MarchFrame } from '../frame/index.js';
import { majorGeneralsAt, unitsAt, unmovedAt } from '../query/presence.js';
import type { Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { kindsOf, portionsOf, subtractedUnits, unitsOf, type Units } from '../units.js';
import { NAVAL_CAPACITY, type CombatUnit, type GeneralId, type RoyalId } from '../vocabulary.js';
import {
  cartToTake,
  groupSize,
  isFresh,
  placeOf,
  royalsToTake,
  unmovedMinorGenerals,
  type MarchDraft,
} from './08-3-1-group.js';
import { joinCommand } from './08-3-2-command.js';
import { gateOpen } from './08-3-7-cities.js';

/** The keys under which a visit remembers what has been decided: each choice once (ruling once-a-visit). */
export const choice = {
  units: (unit: CombatUnit, inside: boolean): string => `units:${unit}:${zoneName(inside)}`,
  general: (general: GeneralId): string => `general:${general}`,
  takeMinor: (inside: boolean): string => `takeMinor:${zoneName(inside)}`,
  leaveMinor: (inside: boolean): string => `leaveMinor:${zoneName(inside)}`,
  royal: (royal: RoyalId): string => `royal:${royal}`,
  cart: 'cart',
  ashore: 'ashore',
  disband: 'disband',
} as const;
const zoneName = (inside: boolean): string => (inside ? 'inside' : 'outside');

/** The zones of the space that the group may deal with, its own first. */
export function zonesWithinReach(situation: Situation, march: MarchFrame, atSea: boolean): readonly boolean[] {
  return gateOpen(situation, march, atSea) ? [march.inside, !march.inside] : [march.inside];
}

/** CUs of a zone that have not moved and are not of the group already. */
function unitsToTake(situation: Situation, march: MarchFrame, place: Place): Units | undefined {
  if (unitsAt(situation, march.player, place.space, place.inside) === 0) return undefined;
  const units = unmovedAt(situation, march.player, place);
  return isFresh(march) && march.inside === place.inside ? subtractedUnits(units, march.group.units) : units;
}

/** Everything that the group may pick up where it stands; what has moved in this segment may not move again. */
export function takeActions(situation: Situation, march: MarchFrame, atSea: boolean): readonly Action[] {
  const actions: Action[] = [];
  for (const inside of zonesWithinReach(situation, march, atSea)) {
    const place: Place = { space: march.space, inside };
    unitActions(situation, march, place, atSea, actions);
    generalActions(situation, march, place, actions);
    if (groupSize(march) > 0) passengerActions(situation, march, place, actions);
  }
  return actions;
}

function unitActions(situation: Situation, march: MarchFrame, place: Place, atSea: boolean, actions: Action[]): void {
  const units = unitsToTake(situation, march, place);
  if (units === undefined) return;
  const { player, handled } = march;
  const { inside } = place;
  const limit = atSea ? NAVAL_CAPACITY - groupSize(march) : Infinity;
  for (const unit of kindsOf(units)) {
    if (handled.includes(choice.units(unit, inside))) continue;
    for (const count of portionsOf(unit, units[unit], limit))
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

/** Minor Generals, royals and the cart go only with CUs (R 3.1.2, 18.6, 15.4.1). */
function passengerActions(situation: Situation, march: MarchFrame, place: Place, actions: Action[]): void {
  const { player, handled, group } = march;
  const { inside } = place;
  const own = isFresh(march) && march.inside === inside ? group.minors : 0;
  if (!handled.includes(choice.takeMinor(inside)) && unmovedMinorGenerals(situation, player, place) > own) {
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

/** Carries out a choice of {@link takeActions}; `false`: it is none. */
export function applyTake(run: GameRun, march: MarchDraft, action: Action): boolean {
  const { player, group } = march;
  const to = placeOf(march);
  const moved = !isFresh(march);
  switch (action.type) {
    case 'takeUnits': {
      const from: Place = { space: march.space, inside: action.inside };
      const units = unitsOf(action.unit, action.count);
      march.handled.push(choice.units(action.unit, action.inside));
      takeUnits(run, player, from, units);
      addUnits(run, player, to, units, moved);
      group.units[action.unit] += action.count;
      run.emit({ type: 'unitsTaken', rule: 'R 8.3.1', player, ...from, units });
      return true;
    }
    case 'takeGeneral': {
      march.handled.push(choice.general(action.general));
      shiftGeneral(run, action.general, to);
      if (moved) useGeneral(run, action.general);
      run.emit({
        type: 'generalTaken',
        rule: 'R 8.3.1',
        player,
        space: to.space,
        inside: action.inside,
        general: action.general,
      });
      joinCommand(run, march, action.general);
      return true;
    }
    case 'takeMinorGeneral': {
      march.handled.push(choice.takeMinor(action.inside));
      const from: Place = { space: to.space, inside: action.inside };
      if (action.inside !== to.inside || moved) {
        shiftMinorGenerals(run, player, from, to, 1, { first: 'rested', used: moved });
      }
      group.minors++;
      run.emit({
        type: 'generalTaken',
        rule: 'R 8.3.1',
        player,
        space: to.space,
        inside: action.inside,
        general: 'minor',
      });
      return true;
    }
    case 'takeRoyal': {
      march.handled.push(choice.royal(action.royal));
      enter(run, action.royal, to, moved);
      group.royals.push(action.royal);
      run.emit({
        type: 'royalTaken',
        rule: 'R 18.6',
        player,
        space: to.space,
        inside: action.inside,
        royal: action.royal,
      });
      return true;
    }
    case 'takeCart': {
      march.handled.push(choice.cart);
      enter(run, 'cart', to, moved);
      group.cart = true;
      run.emit({ type: 'cartTaken', rule: 'R 15.4.1', player, space: to.space, inside: action.inside });
      return true;
    }
    default:
      return false;
  }
}

/** A royal or the cart joins the group, in the group's zone (ruling taken-along-has-moved). */
function enter(run: GameRun, ward: Ward, to: Place, moved: boolean): void {
  shiftWard(run, ward, to);
  if (moved) useWard(run, ward);
}
