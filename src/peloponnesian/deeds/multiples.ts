/** Changes assessments (R 4.3.1 a, 5.3). */
import type { RuleRef } from '../../core/index.js';
import { isInactiveInLeague, multipleOf } from '../query/assessment.js';
import type { GameRun } from '../types.js';
import { REGIONS, type RegionId } from '../vocabulary.js';

/** Sets the assessment of a region to a multiple of its Base Tribute Value. The caller adjusts levels. */
export function setMultiple(run: GameRun, region: RegionId, now: number, rule: RuleRef): void {
  const { state } = run;
  const before = multipleOf(state, region);
  const held = state.regions[region];
  if (before === undefined || held === undefined || before === now) return;
  state.set({ regions: { ...state.regions, [region]: { ...held, multiple: now } } });
  run.emit({ type: 'tributeAssessed', rule, region, player: held.player, before, now });
}

/**
 * Limits the assessment of an inactive region of the League to its Base Tribute Value (R 5.3.3, ruling Q22). There are
 * no assessments in the simplified sequence (ruling Q24).
 */
export function cutAssessment(run: GameRun, region: RegionId): void {
  const { state } = run;
  const { mostWhenInactive } = state.components.charts.tribute;
  if (state.scenario.special.simplified === true || !isInactiveInLeague(state, region)) return;
  if ((multipleOf(state, region) ?? 0) > mostWhenInactive) setMultiple(run, region, mostWhenInactive, 'R 5.3.3');
}

/**
 * Notes whether Athens has lowered the assessment of a region this year, in the order of the rulebook (R 5.3.5,
 * ruling Q23).
 */
export function noteLowered({ state }: GameRun, region: RegionId, isLowered: boolean): void {
  const { lowered } = state;
  if (lowered.includes(region) === isLowered) return;
  state.set({ lowered: REGIONS.filter((each) => (each === region ? isLowered : lowered.includes(each))) });
}
