/**
 * R 8.3.1: the group on the march. Its frame alone says what belongs to it. These are the only functions that add
 * pieces to a group, move it, and remove pieces. On land it counts as standing in the place it has reached; at sea it
 * stands nowhere.
 */
import type { Draft } from 'immer';
import type { RuleRef } from '../../core/index.js';
import type { MarchFrame, MarchGroup } from '../frame/index.js';
import type { Place } from '../table/places.js';
import type { GameRun } from '../types.js';
import {
  addedUnits,
  commonUnits,
  copiedUnits,
  countUnits,
  NO_UNITS,
  numberOf,
  subtractedUnits,
  type Units,
  unitsOf,
} from '../units.js';
import type { CombatUnit, GeneralId, PlayerId } from '../vocabulary.js';
import { dropRoyalOrCart, groupDraftIn } from './group-losses.js';
import { moveLentPrestige } from './oratory.js';
import { addMinorsAtSea, moveGeneral, markGeneralMoved, markMinorGeneralsMoved } from './generals.js';
import { moveRoyalOrCart, markRoyalOrCartMoved, type RoyalOrCart } from './royals.js';
import { tableOf } from './table.js';
import { addUnits, markUnitsMoved } from './units.js';

/** A draft of an activation. */
export type MarchDraft = Draft<MarchFrame>;

/** Returns an empty group. */
export const emptyGroup = (): Draft<MarchGroup> => ({
  generals: [],
  minors: 0,
  units: copiedUnits(NO_UNITS),
  royals: [],
  cart: false,
});

/** Returns the royals of a group, and the cart. */
export const royalsAndCartOf = ({ royals, cart }: MarchGroup): readonly RoyalOrCart[] =>
  cart ? [...royals, 'cart'] : royals;

/** Returns where the group stands; `undefined` at sea. */
const placeOfGroup = ({ space, inside, afloat }: MarchFrame): Place | undefined =>
  afloat ? undefined : { space, inside };

/** Begins the group of an activation. */
export function beginGroup(run: GameRun, march: MarchFrame): void {
  const { player, space, inside, group } = march;
  markPlaceChanged(run, march);
  if (group.minors > 0) moveLentPrestige(run, player, { space, inside }, 'march');
}

/** Marks the place of the group as changed. */
function markPlaceChanged(run: GameRun, { player, space, inside }: MarchFrame): void {
  const table = tableOf(run);
  table.markChanged(table.post(player, space, inside));
}

/** Moves the group with all its pieces to another place, without an event; `undefined`: out to sea. */
function moveGroupPieces(run: GameRun, march: MarchDraft, to: Place | undefined): void {
  const { player, group } = march;
  const table = tableOf(run);
  const from = placeOfGroup(march);
  if (from !== undefined) {
    const post = table.post(player, from.space, from.inside);
    for (const unit of table.kinds) table.addUnits(post, unit, -numberOf(group.units, unit));
    table.setMinors(post, table.minors(post) - group.minors, table.movedMinors(post));
  } else addMinorsAtSea(run, player, -group.minors);
  if (to !== undefined) {
    const post = table.post(player, to.space, to.inside);
    for (const unit of table.kinds) table.addUnits(post, unit, numberOf(group.units, unit));
    table.setMinors(post, table.minors(post) + group.minors, table.movedMinors(post));
  } else addMinorsAtSea(run, player, group.minors);
  for (const id of group.generals) moveGeneral(run, id, to);
  for (const royal of royalsAndCartOf(group)) moveRoyalOrCart(run, royal, to);
}

/** Moves the group to a place on land, from another one or from the sea. */
export function moveGroupTo(run: GameRun, march: MarchDraft, to: Place): void {
  moveGroupPieces(run, march, to);
  march.space = to.space;
  march.inside = to.inside;
  march.afloat = false;
}

/** Moves the group out to sea, where it stands in no space (R 8.4.5, 8.5.1). */
export function putToSea(run: GameRun, march: MarchDraft): void {
  moveGroupPieces(run, march, undefined);
  march.afloat = true;
  march.inside = false;
}

/**
 * Removes Minor Generals from a group without CUs: on land they stay where it stands, at sea they return to the supply
 * (R 3.1.2).
 */
export function removeMinorsWithoutUnits(run: GameRun, march: MarchDraft): void {
  const { player, space, inside, group, afloat, arrivedBy } = march;
  if (countUnits(group.units) > 0 || group.minors === 0) return;
  const { minors } = group;
  group.minors = 0;
  moveLentPrestige(run, player, 'march', afloat ? undefined : { space, inside });
  if (!afloat) {
    markPlaceChanged(run, march);
    if (arrivedBy !== 'start') markMinorGeneralsMoved(run, player, { space, inside }, minors);
    return;
  }
  addMinorsAtSea(run, player, -minors);
  for (let left = minors; left > 0; left--) {
    run.emit({ type: 'minorGeneralLifted', rule: 'R 3.1.2', player, space, inside: false });
  }
}

/** Adds a Minor General who leads the Army on the march to its group (R 12.4.2). */
export function addLeaderToGroup(run: GameRun, march: MarchDraft): void {
  march.group.minors++;
  markPlaceChanged(run, march);
}

/**
 * Ends the group. Its pieces stay where they are. If it has moved or acted, they do not move again in this Segment
 * (R 8.3.1), nor do those it picked up on its way (ruling taken-along-has-moved).
 */
export function endGroup(run: GameRun, march: MarchDraft): void {
  const { player, group, arrivedBy } = march;
  const place: Place = { space: march.space, inside: march.inside };
  const royals = royalsAndCartOf(group);
  markPlaceChanged(run, march);
  moveLentPrestige(run, player, 'march', place);
  march.group = emptyGroup();
  if (arrivedBy === 'start') return;
  markGroupMoved(run, player, place, group);
  for (const royal of royals) markRoyalOrCartMoved(run, royal);
}

/** Marks pieces of a group in a place as used: they neither move again in this Segment nor besiege (R 12.7). */
export function markGroupMoved(
  run: GameRun,
  player: PlayerId,
  place: Place,
  { units, generals, minors }: MarchGroup,
): void {
  markUnitsMoved(run, player, place, units);
  for (const id of generals) markGeneralMoved(run, id);
  markMinorGeneralsMoved(run, player, place, minors);
}

/**
 * Ends the group when the game ends during a march. Its pieces are put on the map, those of a fleet in its current
 * port.
 */
export function endGroupWithGame(run: GameRun): void {
  const march = run.frame('march');
  if (march === undefined) return;
  if (march.afloat) moveGroupTo(run, march, { space: march.space, inside: false });
  markPlaceChanged(run, march);
}

/** Adds CUs of the same space to the group, in its zone. They have not been moved in this Segment. */
export function addUnitsToGroup(run: GameRun, march: MarchDraft, from: Place, unit: CombatUnit, count: number): void {
  const { player, group } = march;
  const table = tableOf(run);
  table.addUnits(table.post(player, from.space, from.inside), unit, -count);
  group.units = addedUnits(group.units, unitsOf(unit, count));
  const to = placeOfGroup(march);
  if (to !== undefined) table.addUnits(table.post(player, to.space, to.inside), unit, count);
}

/**
 * Gives CUs to a player's Army in a place. If the Army on the march is there, they join its group
 * (rulings card-24, card-56).
 */
export function giveUnitsToArmy(run: GameRun, player: PlayerId, place: Place, units: Units): void {
  addUnits(run, player, place, units);
  const march = groupDraftIn(run, player, place);
  if (march !== undefined) march.group.units = addedUnits(march.group.units, units);
}

/** Leaves CUs of the group in a zone of its space. If the group has moved, so have they. */
export function dropOffUnits(run: GameRun, march: MarchDraft, to: Place, units: Units): void {
  const { player, group, arrivedBy } = march;
  const table = tableOf(run);
  const from = placeOfGroup(march);
  group.units = subtractedUnits(group.units, units);
  march.through = commonUnits(march.through, group.units);
  const post = table.post(player, to.space, to.inside);
  for (const unit of table.kinds) {
    if (from !== undefined) table.addUnits(table.post(player, from.space, from.inside), unit, -numberOf(units, unit));
    table.addUnits(post, unit, numberOf(units, unit));
  }
  if (arrivedBy !== 'start') markUnitsMoved(run, player, to, units);
}

/** Eliminates CUs of the group only. */
export function eliminateGroupUnits(run: GameRun, march: MarchDraft, units: Units, rule: RuleRef): void {
  const { player, group, space, inside } = march;
  const table = tableOf(run);
  const from = placeOfGroup(march);
  group.units = subtractedUnits(group.units, units);
  march.through = commonUnits(march.through, group.units);
  if (from !== undefined) {
    const post = table.post(player, from.space, from.inside);
    for (const unit of table.kinds) table.addUnits(post, unit, -numberOf(units, unit));
  }
  run.emit({ type: 'unitsLost', rule, player, space, inside, units });
}

/** Adds a Major General of the same space to the group. */
export function addGeneralToGroup(run: GameRun, march: MarchDraft, general: GeneralId): void {
  march.group.generals.push(general);
  moveGeneral(run, general, placeOfGroup(march));
}

/** Leaves a Major General of the group in a zone of its space. */
export function dropOffGeneral(run: GameRun, march: MarchDraft, to: Place, general: GeneralId): void {
  march.group.generals = march.group.generals.filter((other) => other !== general);
  moveGeneral(run, general, to);
  if (march.arrivedBy !== 'start') markGeneralMoved(run, general);
}

/** Adds a Minor General of the same space, who has not been moved, to the group. */
export function addMinorGeneralToGroup(run: GameRun, march: MarchDraft, from: Place): void {
  const { player, group } = march;
  const table = tableOf(run);
  const here = table.post(player, from.space, from.inside);
  const to = placeOfGroup(march);
  const besides = to?.space === from.space && to.inside === from.inside ? group.minors : 0;
  if (table.minors(here) - besides === 1) moveLentPrestige(run, player, from, 'march');
  table.setMinors(here, table.minors(here) - 1, table.movedMinors(here));
  group.minors++;
  if (to === undefined) return addMinorsAtSea(run, player, 1);
  const there = table.post(player, to.space, to.inside);
  table.setMinors(there, table.minors(there) + 1, table.movedMinors(there));
}

/** Leaves a Minor General of the group in a zone of its space. */
export function dropOffMinorGeneral(run: GameRun, march: MarchDraft, to: Place): void {
  const { player, group, arrivedBy } = march;
  const table = tableOf(run);
  const from = placeOfGroup(march);
  if (from === undefined) addMinorsAtSea(run, player, -1);
  else {
    const here = table.post(player, from.space, from.inside);
    table.setMinors(here, table.minors(here) - 1, table.movedMinors(here));
  }
  group.minors--;
  if (group.minors === 0) moveLentPrestige(run, player, 'march', to);
  const there = table.post(player, to.space, to.inside);
  const moved = table.movedMinors(there) + (arrivedBy === 'start' ? 0 : 1);
  table.setMinors(there, table.minors(there) + 1, moved);
}

/** Adds a royal or the cart in the same space to the group. */
export function addRoyalOrCartToGroup(run: GameRun, march: MarchDraft, royal: RoyalOrCart): void {
  if (royal === 'cart') march.group.cart = true;
  else march.group.royals.push(royal);
  moveRoyalOrCart(run, royal, placeOfGroup(march));
}

/** Leaves a royal or the cart of the group in a zone of its space. */
export function dropOffRoyalOrCart(run: GameRun, march: MarchDraft, to: Place, royal: RoyalOrCart): void {
  dropRoyalOrCart(march, royal);
  moveRoyalOrCart(run, royal, to);
  if (march.arrivedBy !== 'start') markRoyalOrCartMoved(run, royal);
}
