/** R 5.3, 6: assessments of tribute and Revolt Checks. */
import type { AssessmentAction } from '../action/assessment.js';
import type { RevoltAction } from '../action/revolts.js';
import { multipleOf } from '../query/assessment.js';
import { campOf, findCity } from '../query/owners.js';
import { revoltModifier } from '../query/revolts.js';
import type { Outlook } from './outlook.js';

/** The margin above the level at which a region of the Empire is at risk, or one of the League is inactive. */
const MARGIN = 3;
/** For how many years a region must bear its assessment. */
const YEARS = 4;

/**
 * Returns the score of an assessment: the highest that the region can bear for years without danger. A region in danger
 * gets a lower one.
 */
function assessScore(
  { situation }: Outlook,
  { player, region, multiple }: Extract<AssessmentAction, { type: 'assess' }>,
): number {
  const state = situation.regions[region];
  const base = situation.components.regions.find(({ id }) => id === region)?.tribute ?? 0;
  if (state === undefined) return -1;
  const { levels, tribute } = situation.components.charts;
  const camp = campOf(player);
  const before = multipleOf(situation, region) ?? 0;
  const level = camp === 'empire' ? state.allegiance : state.militance;
  const danger = camp === 'empire' ? levels.riskZone : levels.active - 1;
  const inYears = (each: number): number => level + YEARS * Math.min(0, tribute.levels[camp][each] ?? 0);
  if (multiple === before) return 0;
  if (multiple > before)
    return inYears(multiple) + tribute.raised * (multiple - before) > danger + MARGIN ? base * (multiple - before) : -1;
  const isRelief = inYears(before) <= danger && inYears(multiple) > inYears(before);
  return isRelief && (tribute.levels[camp][multiple] ?? 0) >= 0 ? multiple + 1 : -1;
}

/** Returns the score of an action of the assessment. */
export const assessmentScore = (outlook: Outlook, action: AssessmentAction): number =>
  action.type === 'assess' ? assessScore(outlook, action) : 0;

const SIZES = { small: 0, medium: 1, large: 2 } as const;

/** Returns the score of a Revolt Check: high for a large city, and for one that is likely to revolt. */
export function revoltScore({ situation }: Outlook, action: RevoltAction): number {
  if (action.type === 'endRevolts') return 0;
  const city = findCity(situation, action.city);
  if (city === undefined) return 0;
  return 1 + SIZES[city.size] + (action.type === 'checkRevolt' ? revoltModifier(situation, city) : 0);
}
