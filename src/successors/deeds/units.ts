/** R 3.3, 4.6: combat units enter the map, move, and leave it. */
import type { RuleRef } from '../../core/index.js';
import { plays } from '../options.js';
import type { Place } from '../table/places.js';
import type { Table } from '../table/table.js';
import type { GameRun } from '../types.js';
import {
  addedUnits,
  commonUnits,
  countUnits,
  NO_UNITS,
  numberOf,
  subtractedUnits,
  unitsOf,
  type Units,
} from '../units.js';
import type { CombatUnit, PlayerId } from '../vocabulary.js';
import { updateGroupUnits } from './group-losses.js';
import { tableOf } from './table.js';

/** Adds CUs to a place without an event. `moved`: they have been moved in this Segment. */
export function addUnits(run: GameRun, player: PlayerId, place: Place, units: Units, moved = false): void {
  const table = tableOf(run);
  const post = table.post(player, place.space, place.inside);
  addKind(table, post, 'mercenary', units.mercenary, moved);
  addKind(table, post, 'loyal', units.loyal, moved);
  addKind(table, post, 'royalArmy', units.royalArmy, moved);
  addKind(table, post, 'silverShields', units.silverShields, moved);
  addKind(table, post, 'elephant', units.elephant, moved);
  addKind(table, post, 'cavalry', units.cavalry ?? 0, moved);
}

function addKind(table: Table, post: number, unit: CombatUnit, count: number, moved: boolean): void {
  table.addUnits(post, unit, count);
  if (moved) table.setMovedUnits(post, unit, table.movedOf(post, unit) + count);
}

/** Removes CUs from a place without an event: those that have not moved first, those of the Army on the march last. */
export function removeUnits(run: GameRun, player: PlayerId, place: Place, units: Units): void {
  const table = tableOf(run);
  const post = table.post(player, place.space, place.inside);
  removeKind(table, post, 'mercenary', units.mercenary);
  removeKind(table, post, 'loyal', units.loyal);
  removeKind(table, post, 'royalArmy', units.royalArmy);
  removeKind(table, post, 'silverShields', units.silverShields);
  removeKind(table, post, 'elephant', units.elephant);
  removeKind(table, post, 'cavalry', units.cavalry ?? 0);
  updateGroupUnits(run, player, place, table.units(post));
  const standing = table.standing(post);
  for (const unit of table.kinds) {
    table.setMovedUnits(post, unit, Math.min(table.movedOf(post, unit), numberOf(standing, unit)));
  }
}

function removeKind(table: Table, post: number, unit: CombatUnit, wanted: number): void {
  table.addUnits(post, unit, -Math.min(wanted, table.countOf(post, unit)));
}

/** Removes CUs that have been moved in this Segment from a place without an event. */
function removeMovedUnits(run: GameRun, player: PlayerId, place: Place, units: Units): void {
  const table = tableOf(run);
  const post = table.post(player, place.space, place.inside);
  for (const unit of table.kinds) {
    const count = numberOf(units, unit);
    table.setMovedUnits(post, unit, table.movedOf(post, unit) - count);
    table.addUnits(post, unit, -count);
  }
}

/**
 * Moves CUs from one place to another without an event. Whether they have moved in this Segment does not change; with
 * `used`, all count as used.
 */
export function moveUnits(
  run: GameRun,
  player: PlayerId,
  from: Place,
  to: Place,
  units: Units,
  { used }: { readonly used: boolean },
): void {
  const table = tableOf(run);
  const post = table.post(player, from.space, from.inside);
  const going = commonUnits(units, table.standing(post));
  const moved = commonUnits(going, table.movedUnits(post));
  const rested = subtractedUnits(going, moved);
  removeMovedUnits(run, player, from, moved);
  removeUnits(run, player, from, rested);
  addUnits(run, player, to, moved, true);
  addUnits(run, player, to, rested, used);
}

/** Marks this number of CUs in a place, beyond those already used in this Segment, as used. */
export function markUnitsMoved(run: GameRun, player: PlayerId, place: Place, units: Units): void {
  const table = tableOf(run);
  const post = table.post(player, place.space, place.inside);
  for (const unit of table.kinds) {
    const count = Math.min(table.movedOf(post, unit) + numberOf(units, unit), table.countOf(post, unit));
    table.setMovedUnits(post, unit, count);
  }
}

/** Places new CUs on the board. */
export function placeUnits(run: GameRun, player: PlayerId, place: Place, units: Units, rule: RuleRef): void {
  if (countUnits(units) === 0) return;
  addUnits(run, player, place, units);
  run.emit({ type: 'unitsPlaced', rule, player, space: place.space, inside: place.inside, units });
}

/** Places Elite Cavalry on the board if R 19.9 is played. */
export function raiseCavalry(run: GameRun, player: PlayerId, place: Place, count: number, rule: RuleRef): void {
  if (plays(run.state, 'cavalry')) placeUnits(run, player, place, unitsOf('cavalry', count), rule);
}

/** Eliminates CUs. */
export function loseUnits(run: GameRun, player: PlayerId, place: Place, units: Units, rule: RuleRef): void {
  if (countUnits(units) === 0) return;
  removeUnits(run, player, place, units);
  run.emit({ type: 'unitsLost', rule, player, space: place.space, inside: place.inside, units });
}

/** Moves CUs to the Dispersed Box (R 4.6). */
export function disperseUnits(run: GameRun, player: PlayerId, place: Place, units: Units, rule: RuleRef): void {
  if (countUnits(units) === 0) return;
  removeUnits(run, player, place, units);
  addToDispersedBox(run, player, units);
  run.emit({ type: 'unitsDispersed', rule, player, space: place.space, inside: place.inside, units });
}

/** Adds CUs to the Dispersed Box without an event. */
export function addToDispersedBox(run: GameRun, player: PlayerId, units: Units): void {
  const table = tableOf(run);
  const boxed = addedUnits(table.dispersed[player] ?? NO_UNITS, units);
  table.dispersed = { ...table.dispersed, [player]: boxed };
}

/** Takes all CUs of a player out of the Dispersed Box and returns them. */
export function takeFromDispersedBox(run: GameRun, player: PlayerId): Units {
  const table = tableOf(run);
  const { [player]: boxed = NO_UNITS, ...others } = table.dispersed;
  table.dispersed = others;
  return boxed;
}
