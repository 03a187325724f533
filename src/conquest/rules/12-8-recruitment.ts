/** R 12.8: the side that conquers may recruit enemy troops after it has reached certain places. */
import { passMilestone } from '../deeds/objectives.js';
import { cityHolder } from '../query/05-control.js';
import { isEnteredBy } from '../query/06-1-presence.js';
import { isFalling } from '../query/11-siege.js';
import { conqueringSide } from '../query/16-victory.js';
import type { City, Ground, Province } from '../table/ground.js';
import { derived } from '../../core/board/index.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { MilestoneId, SideId } from '../vocabulary.js';

/** R 12.8: the capitals, and the provinces that open recruitment when they are entered. */
const capitalsIn = derived(({ cities }: Ground): readonly City[] => cities.filter(({ fact }) => fact.capital === true));
const recruitingIn = derived(({ provinces }: Ground): readonly Province[] =>
  provinces.filter(({ fact }) => fact.recruits === true),
);

function holdsAny(situation: Situation, cities: readonly City[], side: SideId): boolean {
  for (const city of cities)
    if (cityHolder(situation, city.number) === side && !isFalling(situation, city)) return true;
  return false;
}

/**
 * Returns the recruitment milestones that the conquering side reaches now: it holds a capital that is not falling, or
 * has a unit or leader in a province that opens recruitment (ruling C12.7). Milestones reached before are left out.
 */
export function dueRecruitmentMilestones(situation: Situation): readonly MilestoneId[] {
  const { ground, milestones } = situation;
  const side = conqueringSide(situation);
  const passed: MilestoneId[] = [];
  if (side === undefined) return passed;
  if (milestones.capitalTaken === undefined && holdsAny(situation, capitalsIn(ground), side))
    passed.push('capitalTaken');
  if (
    milestones.indiaReached === undefined &&
    recruitingIn(ground).some((province) => isEnteredBy(situation, province, side))
  )
    passed.push('indiaReached');
  return passed;
}

/**
 * Opens recruitment to the side that conquers when it holds a capital or enters a province that opens recruitment
 * (ruling C12.7).
 */
export function openRecruitment(run: GameRun): void {
  const { capitalTaken, indiaReached } = run.state.milestones;
  if (capitalTaken !== undefined && indiaReached !== undefined) return;
  for (const milestone of dueRecruitmentMilestones(run.state)) passMilestone(run, milestone, 'R 12.8');
}
