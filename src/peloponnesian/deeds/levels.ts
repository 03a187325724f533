/** Changes Allegiance and Militance (R 4, 13). */
import type { RuleRef } from '../../core/index.js';
import type { AdjustmentFact, AdjustmentId, LevelChange } from '../data/shape/charts.js';
import type { LevelCause } from '../event/common.js';
import type { SeasonalAdjustment } from '../frame/sequence.js';
import { campOf } from '../query/owners.js';
import { keepsLevels } from '../query/neutrality.js';
import type { GameRun } from '../types.js';
import { REGIONS, type Camp, type RegionId } from '../vocabulary.js';
import { cutAssessment } from './multiples.js';
import { endFriendlySieges } from './revolts.js';

const clamped = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.min(most, Math.max(least, value));

/** Returns a row of the Adjustments Table (R 13.4). */
export function adjustmentOf({ state }: GameRun, id: AdjustmentId): AdjustmentFact {
  const row = state.components.charts.adjustments.find((each) => each.id === id);
  if (row === undefined) throw new RangeError(`no adjustment ${id}`);
  return row;
}

/**
 * Changes the levels of a region within their ranges, if they can change, and limits its assessment if it is inactive
 * then (ruling Q22). `floor` is the lowest Allegiance to which this can lead.
 */
export function changeLevels(
  run: GameRun,
  region: RegionId,
  { allegiance, militance }: LevelChange,
  cause: LevelCause,
  rule: RuleRef,
  floor = -Infinity,
): void {
  const { state } = run;
  const before = state.regions[region];
  if (before === undefined || !keepsLevels(state, region)) return;
  const { levels } = state.components.charts;
  const lowered = before.allegiance + allegiance;
  const held = allegiance < 0 ? Math.max(lowered, Math.min(before.allegiance, floor)) : lowered;
  const now = {
    allegiance: clamped(held, levels.allegiance),
    militance: clamped(before.militance + militance, levels.militance),
  };
  if (now.allegiance === before.allegiance && now.militance === before.militance) return;
  state.set({ regions: { ...state.regions, [region]: { ...before, ...now } } });
  run.emit({
    type: 'levelsAdjusted',
    rule,
    region,
    player: before.player,
    cause,
    before: { allegiance: before.allegiance, militance: before.militance },
    now,
  });
  if (now.militance < before.militance) cutAssessment(run, region);
  else if (now.militance > before.militance) endFriendlySieges(run, region);
}

const times = ({ allegiance, militance }: LevelChange, factor: number): LevelChange => ({
  allegiance: allegiance * factor,
  militance: militance * factor,
});

/**
 * Applies a row of the table to a region: its first figures if the acting camp (`by`) holds the region, otherwise the
 * second ones (R 13.1).
 */
export function adjust(run: GameRun, region: RegionId, id: AdjustmentId, by: Camp, rule: RuleRef, factor = 1): void {
  const row = adjustmentOf(run, id);
  const holder = run.state.regions[region];
  if (holder === undefined) return;
  const change = campOf(holder.player) === by ? row.friendly : (row.enemy ?? row.friendly);
  changeLevels(run, region, times(change, factor), id, rule, row.floor);
}

/** Applies a row to all regions in play except one, in the order of the rulebook (R 13.2). */
export function adjustOthers(
  run: GameRun,
  but: RegionId | null,
  id: AdjustmentId,
  by: Camp,
  rule: RuleRef,
  factor = 1,
): void {
  for (const region of REGIONS) if (region !== but) adjust(run, region, id, by, rule, factor);
}

/** Applies a seasonal adjustment to a region (R 13.4). */
export function adjustSeasonally(run: GameRun, { region, cause }: SeasonalAdjustment): void {
  const { friendly, floor } = adjustmentOf(run, cause);
  changeLevels(run, region, friendly, cause, 'R 13.4', floor);
}
