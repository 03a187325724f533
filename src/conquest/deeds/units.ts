/** R 2.3, 7.4, 12, 13: combat units come onto the map, go from place to place, lose steps and regain them, and leave it. */
import { frameOf, type RuleRef } from '../../core/index.js';
import type { PlaceCode } from '../table/ground.js';
import type { UnitCode } from '../table/roster.js';
import type { GameRun } from '../types.js';
import type { SideId } from '../vocabulary.js';
import { placeName, unitInfo, unitName } from './names.js';

/** A unit goes from where it stands to another place of the map. */
export function moveUnit(run: GameRun, unit: UnitCode, to: PlaceCode, rule: RuleRef): void {
  const { state } = run;
  const from = state.placeOfUnit(unit);
  state.moveUnit(unit, to);
  run.emit({ type: 'unitMoved', rule, unit: unitName(run, unit), from: placeName(run, from), to: placeName(run, to) });
}

/** A unit comes onto the map from one of the trays. */
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

/** A unit goes over to another side, and to where that side stands (R 17.5). */
export function changeSides(run: GameRun, unit: UnitCode, at: PlaceCode, to: SideId, rule: RuleRef): void {
  const { state } = run;
  const from = state.sideOfUnit(unit);
  state.setUnit(unit, at, to);
  run.emit({ type: 'unitChangedSides', rule, unit: unitName(run, unit), from, to, at: placeName(run, at) });
}

/** A unit loses a step; with the last one it goes to the dead pile. */
export function loseStep(run: GameRun, unit: UnitCode, rule: RuleRef): void {
  const { state } = run;
  const steps = state.stepsOf(unit) - 1;
  if (steps === 0) return eliminateUnit(run, unit, rule);
  state.setSteps(unit, steps);
  const at = placeName(run, state.placeOfUnit(unit));
  run.emit({ type: 'unitReduced', rule, unit: unitName(run, unit), at, steps });
}

/** A unit goes to the dead pile, whatever is left of it; there it is as good as new, and its kind's own side's again. */
export function eliminateUnit(run: GameRun, unit: UnitCode, rule: RuleRef): void {
  const at = placeName(run, run.state.placeOfUnit(unit));
  putAway(run, unit, run.state.ground.trays.pool);
  run.emit({ type: 'unitEliminated', rule, unit: unitName(run, unit), at });
}

/** A unit leaves the game (R 13.2). */
export function withdrawUnit(run: GameRun, unit: UnitCode, rule: RuleRef): void {
  const at = placeName(run, run.state.placeOfUnit(unit));
  putAway(run, unit, run.state.ground.trays.gone);
  run.emit({ type: 'unitWithdrawn', rule, unit: unitName(run, unit), at });
}

/** A unit regains a step (R 12.3). */
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

/** Who leaves the map belongs no longer to those who refuse to move: formed anew it is another (ruling C17.7). */
function forgetRefusal(run: GameRun, unit: UnitCode): void {
  if (frameOf(run.state, 'turn')?.refusing === undefined) return;
  const turn = run.frame('turn');
  if (turn?.refusing === undefined) return;
  const units = turn.refusing.units.filter((id) => id !== unitName(run, unit));
  if (units.length === 0) delete turn.refusing;
  else turn.refusing.units = units;
}
