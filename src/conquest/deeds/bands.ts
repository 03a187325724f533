/** R 14.3: groups of raiders come, and split up for good. */
import type { RuleRef } from '../../core/index.js';
import { freeBand, originOf } from '../query/14-3-bands.js';
import { unitsAt } from '../query/06-1-presence.js';
import type { PlaceCode } from '../table/ground.js';
import type { UnitCode, UnitInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import { unitName } from './names.js';

/** Units are a group by themselves from now on; its number is one of `freeBand`. */
export function formBand(run: GameRun, units: readonly UnitCode[], band: number, rule: RuleRef): void {
  for (const unit of units) run.state.setBand(unit, band);
  run.emit({ type: 'bandFormed', rule, units: units.map((unit) => unitName(run, unit)), band });
}

/** Whether anybody is of a group beside these (R 14.3). */
function hasOthers({ state }: GameRun, band: number, going: readonly UnitInfo[]): boolean {
  for (const unit of state.roster.raiders) if (state.bandOf(unit.code) === band && !going.includes(unit)) return true;
  return false;
}

const NO_BANDS: readonly number[] = [];

/** The groups of raiders that any of these units are of, each once; most often there are none. */
function bandsOf({ state }: GameRun, units: readonly UnitInfo[]): readonly number[] {
  let bands: number[] | undefined;
  for (const { code } of units) {
    const band = state.bandOf(code);
    if (band > 0 && bands?.includes(band) !== true) (bands ??= []).push(band);
  }
  return bands ?? NO_BANDS;
}

/** R 14.3: where some of a group of raiders go and others stay, they part for good: who goes is a group by himself. */
export function partBands(run: GameRun, going: readonly UnitInfo[]): void {
  const { state } = run;
  for (const band of bandsOf(run, going)) {
    const origin = originOf(state, band);
    if (origin === undefined || !hasOthers(run, band, going)) continue;
    const gone = going.filter(({ code }) => state.bandOf(code) === band).map(({ code }) => code);
    formBand(run, gone, freeBand(state, origin), 'R 14.3');
  }
}

/** R 14.3: of groups of raiders that have come to several of these places those in each are a group by themselves. */
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
