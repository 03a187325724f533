/** Brings combat units onto the map, moves them, changes their steps, and removes them (R 2.3, 7.4, 12, 13). */
import { frameOf, type RuleRef } from '../../core/index.js';
import type { PlaceCode } from '../table/ground.js';
import type { UnitCode } from '../table/roster.js';
import type { GameRun } from '../types.js';
import type { SideId } from '../vocabulary.js';
import { placeName, unitInfo, unitName } from './names.js';

/** Moves a unit to another place on the map. */
export function moveUnit(run: GameRun, unit: UnitCode, to: PlaceCode, rule: RuleRef): void {
  const { state } = run;
  const from = state.placeOfUnit(unit);
  state.moveUnit(unit, to);
  run.emit({ type: 'unitMoved', rule, unit: unitName(run, unit), from: placeName(run, from), to: placeName(run, to) });
}

/** Brings a unit from a tray onto the map. */
export function raiseUnit(
  run: GameRun,
  unit: UnitCode,
  { at, side, steps }: { readonly at: PlaceCode; readonly side: SideId; readonly steps: number },
  rule: RuleRef,
): void {
  run.state.setUnit(unit, at, side);
  run.state.setSteps(unit, steps);
  run.emit({ type: 'unitRaised', rule, unit: unitName(run, unit), side, at: placeName(run, at), steps });
}

/** Gives a unit to another side and moves it to a place of that side (R 17.5). */
export function changeSides(run: GameRun, unit: UnitCode, at: PlaceCode, to: SideId, rule: RuleRef): void {
  const { state } = run;
  const from = state.sideOfUnit(unit);
  state.setUnit(unit, at, to);
  run.emit({ type: 'unitChangedSides', rule, unit: unitName(run, unit), from, to, at: placeName(run, at) });
}

/** Takes a step from a unit; with the last one it goes to the dead pile. */
export function loseStep(run: GameRun, unit: UnitCode, rule: RuleRef): void {
  const { state } = run;
  const steps = state.stepsOf(unit) - 1;
  if (steps === 0) return eliminateUnit(run, unit, rule);
  state.setSteps(unit, steps);
  const at = placeName(run, state.placeOfUnit(unit));
  run.emit({ type: 'unitReduced', rule, unit: unitName(run, unit), at, steps });
}

/** Moves a unit to the dead pile, where it has all its steps and belongs to its original side again. */
export function eliminateUnit(run: GameRun, unit: UnitCode, rule: RuleRef): void {
  const at = placeName(run, run.state.placeOfUnit(unit));
  putAway(run, unit, run.state.ground.trays.pool);
  run.emit({ type: 'unitEliminated', rule, unit: unitName(run, unit), at });
}

/** Removes a unit from the game (R 13.2). */
export function withdrawUnit(run: GameRun, unit: UnitCode, rule: RuleRef): void {
  const at = placeName(run, run.state.placeOfUnit(unit));
  putAway(run, unit, run.state.ground.trays.gone);
  run.emit({ type: 'unitWithdrawn', rule, unit: unitName(run, unit), at });
}

/** Gives a unit a step back (R 12.3). */
export function restoreStep(run: GameRun, unit: UnitCode, rule: RuleRef): void {
  const { state } = run;
  const steps = state.stepsOf(unit) + 1;
  state.setSteps(unit, steps);
  const at = placeName(run, state.placeOfUnit(unit));
  run.emit({ type: 'unitRestored', rule, unit: unitName(run, unit), at, steps });
}

function putAway(run: GameRun, unit: UnitCode, tray: PlaceCode): void {
  const { state } = run;
  const { side, full } = unitInfo(run, unit);
  state.setUnit(unit, tray, side);
  state.setSteps(unit, full);
  state.setBand(unit, 0);
  forgetRefusal(run, unit);
}

/**
 * Removes a unit that leaves the map from the units that refuse to move: if it is bought again, it counts as another
 * unit (ruling C17.7).
 */
function forgetRefusal(run: GameRun, unit: UnitCode): void {
  if (frameOf(run.state, 'turn')?.refusing === undefined) return;
  const turn = run.frame('turn');
  if (turn?.refusing === undefined) return;
  const units = turn.refusing.units.filter((id) => id !== unitName(run, unit));
  if (units.length === 0) delete turn.refusing;
  else turn.refusing.units = units;
}
