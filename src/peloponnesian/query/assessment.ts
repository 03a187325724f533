/** R 5.3: the possible assessments of regions. */
import type { Declaration } from '../frame/assessment.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId, RegionId } from '../vocabulary.js';
import { holdsRegion } from './owners.js';
import { isActive, regionsHeldBy } from './placement.js';

/** The multiple at which the assessment of a region is its Base Tribute Value (R 5.3.1). */
export const BASE_MULTIPLE = 1;

/**
 * Returns the multiple at which a region is assessed, or `undefined` if it is neutral (R 23.2.3) or has no assessment.
 */
export function multipleOf({ regions }: Situation, region: RegionId): number | undefined {
  const state = regions[region];
  return state === undefined || state.neutral === true ? undefined : (state.multiple ?? undefined);
}

/** Returns the regions that a player assesses, in the order of the rulebook. */
export const regionsToAssess = (situation: Situation, player: PlayerId): readonly RegionId[] =>
  regionsHeldBy(situation, player).filter((region) => multipleOf(situation, region) !== undefined);

/** Returns whether the Militance of a region of the League is too low for a high assessment (R 5.3.3). */
export const isInactiveInLeague = (situation: Situation, region: RegionId): boolean =>
  holdsRegion(situation, 'league', region) && !isActive(situation, region);

/**
 * Returns the highest multiple at which a region may be assessed this year. The table limits the rise above the level
 * at the start of the phase (ruling Q20). An inactive region of the League is assessed at its Base Tribute Value at
 * most (R 5.3.3).
 */
export function mostMultiple(situation: Situation, region: RegionId, declared: readonly Declaration[]): number {
  const { mostMultiples, mostRaised, mostWhenInactive } = situation.components.charts.tribute;
  const now = multipleOf(situation, region) ?? 0;
  const before = declared.find((each) => each.region === region)?.before ?? now;
  return Math.min(
    mostMultiples,
    Math.min(before, now) + mostRaised,
    isInactiveInLeague(situation, region) ? mostWhenInactive : mostMultiples,
  );
}

/** Returns the other multiples at which a region may be assessed, in ascending order. */
export function multiplesFor(
  situation: Situation,
  region: RegionId,
  declared: readonly Declaration[] = [],
): readonly number[] {
  const now = multipleOf(situation, region);
  if (now === undefined) return [];
  const all = Array.from({ length: mostMultiple(situation, region, declared) + 1 }, (_, multiple) => multiple);
  return all.filter((multiple) => multiple !== now);
}
