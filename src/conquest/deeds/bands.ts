/** R 14.3: groups of raiders come, and split up for good. */
import type { RuleRef } from '../../core/index.js';
import { freeBand, originOf } from '../query/bands.js';
import { unitsAt } from '../query/presence.js';
import type { PlaceCode } from '../table/ground.js';
import type { UnitCode, UnitInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import type { UnitId } from '../vocabulary.js';
import { unitName } from './names.js';

/** Units are a group by themselves from now on; its number is one of `freeBand`. */
export function formBand(run: GameRun, units: readonly UnitCode[], band: number, rule: RuleRef): void {
  for (const unit of units) run.state.setBand(unit, band);
  run.emit({ type: 'bandFormed', rule, units: units.map((unit) => unitName(run, unit)), band });
}

/** Whether anybody is of a group beside these (R 14.3). */
function hasOthers({ state }: GameRun, band: number, going: readonly UnitId[]): boolean {
  for (const { code, id } of state.roster.raiders) if (state.bandOf(code) === band && !going.includes(id)) return true;
  return false;
}

/** Those of these units who are of any group. */
function raidersNamed({ state }: GameRun, ids: readonly UnitId[]): readonly UnitInfo[] {
  const { roster } = state;
  const raiders: UnitInfo[] = [];
  for (const id of ids) {
    const code = roster.unitCodes.get(id);
    if (code !== undefined && state.bandOf(code) > 0) raiders.push(roster.units[code] as UnitInfo);
  }
  return raiders;
}

/** The groups of raiders, each once. */
function bandsOf({ state }: GameRun, raiders: readonly UnitInfo[]): readonly number[] {
  const bands: number[] = [];
  for (const { code } of raiders) {
    const band = state.bandOf(code);
    if (!bands.includes(band)) bands.push(band);
  }
  return bands;
}

/** R 14.3: where some of a group of raiders go and others stay, they part for good: who goes is a group by himself. */
export function partBands(run: GameRun, going: readonly UnitId[]): void {
  const { state } = run;
  const raiders = raidersNamed(run, going);
  for (const band of bandsOf(run, raiders)) {
    const origin = originOf(state, band);
    if (origin === undefined || !hasOthers(run, band, going)) continue;
    const gone = raiders.filter(({ code }) => state.bandOf(code) === band).map(({ code }) => code);
    formBand(run, gone, freeBand(state, origin), 'R 14.3');
  }
}

/** R 14.3: of groups of raiders that have come to several of these places those in each are a group by themselves. */
export function partScattered(run: GameRun, places: readonly PlaceCode[]): void {
  const { state } = run;
  const bandsAt = (place: PlaceCode): readonly number[] =>
    unitsAt(state, place)
      .map(({ code }) => state.bandOf(code))
      .filter((band) => band > 0);
  for (const place of places)
    for (const band of new Set(bandsAt(place)))
      if (places.some((other) => other !== place && bandsAt(other).includes(band)))
        partBands(
          run,
          unitsAt(state, place)
            .filter(({ code }) => state.bandOf(code) === band)
            .map(({ id }) => id),
        );
}
