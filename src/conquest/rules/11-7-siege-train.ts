/** R 11.7: the Siege Train is lost where an enemy catches it alone. */
import { loseBaggage } from '../deeds/baggage.js';
import { presenceIn } from '../query/presence.js';
import { once } from '../table/once.js';
import type { Roster } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { ConquestTypes } from '../types.js';
import type { LeaderId } from '../vocabulary.js';
import type { Consequence } from './hearing.js';

/** A marker that follows a leader, or nobody but an army. */
interface Escorted {
  readonly code: number;
  readonly follows: LeaderId | undefined;
}

/** R 11.7, X2.3: the markers that are lost where they are caught alone. */
const escortedIn = once(({ baggage }: Roster): readonly Escorted[] =>
  baggage.flatMap(({ besieges, follows }, code) =>
    besieges === true || follows !== undefined ? [{ code, follows }] : [],
  ),
);

/** Whether the leader is with it whom it follows (R X2.3). */
function isAttended(situation: Situation, baggage: number): boolean {
  const { leaderCodes, baggage: markers } = situation.roster;
  const leader = leaderCodes.get(markers[baggage]?.follows ?? '');
  return leader !== undefined && situation.placeOfLeader(leader) === situation.placeOfBaggage(baggage);
}

/** Whether it stands in a province that an enemy controls, or that is nobody's with enemies in it (ruling C11.6), without its own. */
function isCaught(situation: Situation, baggage: number): boolean {
  const { ground, law, components } = situation;
  const province = ground.provinces[situation.placeOfBaggage(baggage)];
  const side = situation.sideOfBaggage(baggage);
  if (province === undefined || presenceIn(situation, province, side) > 0 || isAttended(situation, baggage))
    return false;
  const holder = situation.holderOf(province.code);
  if (holder !== null) return law.hostile(situation, side, holder);
  return components.sides.some(({ id }) => law.hostile(situation, side, id) && presenceIn(situation, province, id) > 0);
}

/** Looks, whenever somebody has come or gone, whether what follows nobody but an army (R X2.3), or besieges, was caught. */
export const loseStrandedTrain: Consequence<ConquestTypes> = {
  after: [
    'leaderMoved',
    'leaderLeft',
    'provinceTaken',
    'unitMoved',
    'unitRaised',
    'unitEliminated',
    'unitWithdrawn',
    'unitChangedSides',
    'baggageMoved',
  ],
  hear(run) {
    const { state } = run;
    for (const { code, follows } of escortedIn(state.roster))
      if (isCaught(state, code)) loseBaggage(run, code, 'abandoned', follows === undefined ? 'R 11.7' : 'ruling X2.3');
  },
};
