/** R 14.3: forms groups of raiders, and splits them. */
import type { RuleRef } from '../../core/index.js';
import { freeBand, originOf } from '../query/14-3-bands.js';
import { unitsAt } from '../query/06-1-presence.js';
import type { PlaceCode } from '../table/ground.js';
import type { UnitCode, UnitInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import { unitName } from './names.js';

/** Makes units a group of their own; its number comes from `freeBand`. */
export function formBand(run: GameRun, units: readonly UnitCode[], band: number, rule: RuleRef): void {
  for (const unit of units) run.state.setBand(unit, band);
  run.emit({ type: 'bandFormed', rule, units: units.map((unit) => unitName(run, unit)), band });
}

/** Returns whether a group has other units than these (R 14.3). */
function hasOthers({ state }: GameRun, band: number, going: readonly UnitInfo[]): boolean {
  for (const unit of state.roster.raiders) if (state.bandOf(unit.code) === band && !going.includes(unit)) return true;
  return false;
}

const NO_BANDS: readonly number[] = [];

/** Returns the groups of these units, each once. */
function bandsOf({ state }: GameRun, units: readonly UnitInfo[]): readonly number[] {
  let bands: number[] | undefined;
  for (const { code } of units) {
    const band = state.bandOf(code);
    if (band > 0 && bands?.includes(band) !== true) (bands ??= []).push(band);
  }
  return bands ?? NO_BANDS;
}

/** R 14.3: splits groups of raiders of which some go and others stay: those that go become a group of their own. */
export function partBands(run: GameRun, going: readonly UnitInfo[]): void {
  const { state } = run;
  for (const band of bandsOf(run, going)) {
    const origin = originOf(state, band);
    if (origin === undefined || !hasOthers(run, band, going)) continue;
    const gone = going.filter(({ code }) => state.bandOf(code) === band).map(({ code }) => code);
    formBand(run, gone, freeBand(state, origin), 'R 14.3');
  }
}

/**
 * R 14.3: splits groups of raiders that are now in several of these places: the units in each place become a group of
 * their own.
 */
export function partScattered(run: GameRun, places: readonly PlaceCode[]): void {
  const { state } = run;
  const bandsAt = (place: PlaceCode): readonly number[] => bandsOf(run, unitsAt(state, place));
  for (const place of places)
    for (const band of bandsAt(place))
      if (places.some((other) => other !== place && bandsAt(other).includes(band)))
        partBands(
          run,
          unitsAt(state, place).filter(({ code }) => state.bandOf(code) === band),
        );
}
