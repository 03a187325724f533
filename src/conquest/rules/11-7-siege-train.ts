/** R 11.7: the Siege Train is lost if an enemy finds it alone. */
import { loseBaggage } from '../deeds/baggage.js';
import { hasEnemiesIn, presenceIn } from '../query/06-1-presence.js';
import { derived } from '../../core/board/index.js';
import type { Law } from '../table/law.js';
import type { LeaderCode, Roster } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';

/** A marker that is lost if an enemy finds it alone. It follows a leader, or goes with any army. */
interface Escorted {
  readonly code: number;
  readonly follows: LeaderCode | undefined;
}

/** Returns the markers that are lost if an enemy finds them alone (R 11.7). */
const escortedIn = derived(({ baggage, leaderCodes }: Roster): readonly Escorted[] =>
  baggage.flatMap(({ besieges, follows }, code) =>
    besieges === true || follows !== undefined ? [{ code, follows: leaderCodes.get(follows ?? '') }] : [],
  ),
);

/** Returns whether the leader that a marker follows is with it. */
const isWithLeader = (situation: Situation, { code, follows }: Escorted): boolean =>
  follows !== undefined && situation.placeOfLeader(follows) === situation.placeOfBaggage(code);

/**
 * Returns whether a marker is alone in a province that an enemy controls, or in an independent province with enemies
 * (ruling C11.6).
 */
function isFoundAlone(situation: Situation, marker: Escorted): boolean {
  // Usually units of its side are with it, so this test comes first.
  if (situation.escortOf(marker.code) > 0) return false;
  const { ground, law } = situation;
  const province = ground.provinces[situation.placeOfBaggage(marker.code)];
  if (province === undefined) return false;
  const side = situation.sideOfBaggage(marker.code);
  if (presenceIn(situation, province, side) > 0 || isWithLeader(situation, marker)) return false;
  const holder = situation.holderOf(province.code);
  return holder === null ? hasEnemiesIn(situation, province, side) : law.hostile(situation, side, holder);
}

/** Returns the markers that an enemy finds alone now (R 11.7). */
export const foundAlone = (situation: Situation): readonly number[] =>
  escortedIn(situation.roster)
    .filter((marker) => isFoundAlone(situation, marker))
    .map(({ code }) => code);

export const trainLaw: Pick<Law<Situation>, 'strandedBy'> = { strandedBy: () => 'R 11.7' };

/** Removes the markers that an enemy has found alone. */
export function loseStrandedTrain(run: GameRun): void {
  const { state } = run;
  for (const marker of escortedIn(state.roster))
    if (isFoundAlone(state, marker))
      loseBaggage(run, marker.code, 'abandoned', marker.follows === undefined ? 'R 11.7' : state.law.strandedBy());
}
