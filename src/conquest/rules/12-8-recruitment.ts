/** R 12.8: those who conquer recruit where they have been. */
import { passMilestone } from '../deeds/objectives.js';
import { cityHolder } from '../query/control.js';
import { isFalling } from '../query/siege.js';
import { presenceIn } from '../query/presence.js';
import { conqueringSide } from '../query/victory.js';
import type { City, Ground, Province } from '../table/ground.js';
import { once } from '../table/once.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { SideId } from '../vocabulary.js';

/** R 12.8: the capitals, and the land that is open to recruitment once it has been entered. */
const capitalsIn = once(({ cities }: Ground): readonly City[] => cities.filter(({ fact }) => fact.capital === true));
const recruitingIn = once(({ provinces }: Ground): readonly Province[] =>
  provinces.filter(({ fact }) => fact.recruits === true),
);

function holdsAny(situation: Situation, cities: readonly City[], side: SideId): boolean {
  for (const city of cities)
    if (cityHolder(situation, city.number) === side && !isFalling(situation, city)) return true;
  return false;
}

function isInAny(situation: Situation, provinces: readonly Province[], side: SideId): boolean {
  for (const province of provinces) if (presenceIn(situation, province, side) > 0) return true;
  return false;
}

/** Opens recruitment to those who conquer when they hold a capital, or enter the land that is open to it (ruling C12.7). */
export function openRecruitment(run: GameRun): void {
  const { state } = run;
  const { ground, milestones } = state;
  const { capitalTaken, indiaReached } = milestones;
  if (capitalTaken !== undefined && indiaReached !== undefined) return;
  const side = conqueringSide(state);
  if (side === undefined) return;
  if (capitalTaken === undefined && holdsAny(state, capitalsIn(ground), side))
    passMilestone(run, 'capitalTaken', 'R 12.8');
  if (indiaReached === undefined && isInAny(state, recruitingIn(ground), side))
    passMilestone(run, 'indiaReached', 'R 12.8');
}
