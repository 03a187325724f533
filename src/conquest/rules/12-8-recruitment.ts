/** R 12.8: those who conquer recruit where they have been. */
import { passMilestone } from '../deeds/objectives.js';
import type { GameEvent } from '../event/index.js';
import { cityHolder } from '../query/control.js';
import { isEnteredBy } from '../query/presence.js';
import { conqueringSide } from '../query/victory.js';
import type { City, Ground, Province } from '../table/ground.js';
import { once } from '../table/once.js';
import type { Situation } from '../table/situation.js';
import type { ConquestTypes } from '../types.js';
import type { SideId } from '../vocabulary.js';
import type { Consequence } from './hearing.js';
import { isSaid } from './said.js';

/** What may open recruitment: a unit or a leader comes to a place, a province or a city changes hands, or a city is without walls. */
const OPENING: readonly GameEvent['type'][] = [
  'unitMoved',
  'unitRaised',
  'leaderMoved',
  'leaderArrived',
  'provinceTaken',
  'cityTaken',
  'wallLost',
];

/** R 12.8: the capitals, and the land that is open to recruitment once it has been entered. */
const capitalsIn = once(({ cities }: Ground): readonly City[] => cities.filter(({ fact }) => fact.capital === true));
const recruitingIn = once(({ provinces }: Ground): readonly Province[] =>
  provinces.filter(({ fact }) => fact.recruits === true),
);

function holdsAny(situation: Situation, cities: readonly City[], side: SideId): boolean {
  for (const { number } of cities) if (cityHolder(situation, number) === side) return true;
  return false;
}

/** Sees whether those who conquer hold a capital, and whether a unit or a leader of theirs has entered the land that opens recruitment (ruling C12.7). */
export const openRecruitment: Consequence<ConquestTypes> = {
  after: OPENING,
  hear(run, said, from) {
    const { state } = run;
    const { ground, milestones } = state;
    const { capitalTaken, indiaReached } = milestones;
    if (capitalTaken !== undefined && indiaReached !== undefined) return;
    const side = conqueringSide(state);
    if (side === undefined || !isSaid(said, from, OPENING)) return;
    if (capitalTaken === undefined && holdsAny(state, capitalsIn(ground), side))
      passMilestone(run, 'capitalTaken', 'R 12.8');
    if (indiaReached === undefined && recruitingIn(ground).some((province) => isEnteredBy(state, province, side)))
      passMilestone(run, 'indiaReached', 'R 12.8');
  },
};
