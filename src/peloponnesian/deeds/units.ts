/** Moves and eliminates units (R 7, 16). */
import type { RuleRef } from '../../core/index.js';
import { playerOfUnit } from '../query/owners.js';
import type { GameRun } from '../types.js';
import { ELITE_MORALE } from '../vocabulary.js';
import type { PlaceCode } from '../table/places.js';
import type { UnitCode, UnitInfo } from '../table/roster.js';
import { INSIDE } from '../table/situation.js';
import { claimCity } from './places.js';

/** Returns the facts of a unit. */
export function unitInfo({ state }: GameRun, unit: UnitCode): UnitInfo {
  const info = state.roster.units[unit];
  if (info === undefined) throw new RangeError(`no unit has the code ${unit}`);
  return info;
}

/** Moves a single unit and clears its state; `inside`: into the city or fort of the hex. */
export function moveUnit(run: GameRun, unit: UnitCode, to: PlaceCode, rule: RuleRef, inside = false): void {
  const { state } = run;
  const from = state.placeOfUnit(unit);
  state.setUnit(unit, to);
  if (inside) state.setBit(unit, INSIDE, true);
  const [start, end] = [state.places.ids[from], state.places.ids[to]];
  if (start === undefined || end === undefined) return;
  const player = playerOfUnit(state, unit);
  run.emit({ type: 'unitMoved', rule, unit: unitInfo(run, unit).id, player, from: start, to: end, inside });
  if (inside) claimCity(run, to);
}

/** Moves a unit off the map, to its Build Pool or out of the game. */
function takeAway(run: GameRun, unit: UnitCode, to: 'buildPool' | 'gone', rule: RuleRef): void {
  const { state } = run;
  const from = state.places.ids[state.placeOfUnit(unit)];
  state.setUnit(unit, state.places.trays[to]);
  const player = playerOfUnit(state, unit);
  if (from !== undefined) run.emit({ type: 'unitEliminated', rule, unit: unitInfo(run, unit).id, player, from, to });
}

/**
 * Eliminates a unit (R 7.9.1). Elite units leave the game, and all others go to their Build Pools, from which no unit
 * returns in scenarios without building (R 22.4.1, ruling Q110). The caller adjusts levels (R 13.4).
 */
export const eliminateUnit = (run: GameRun, unit: UnitCode, rule: RuleRef): void =>
  takeAway(run, unit, unitInfo(run, unit).morale >= ELITE_MORALE ? 'gone' : 'buildPool', rule);

/** Removes a unit from the game even if it is not elite (R C). */
export const removeUnit = (run: GameRun, unit: UnitCode, rule: RuleRef): void => takeAway(run, unit, 'gone', rule);
