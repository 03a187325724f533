/** R 11.7: the Siege Train is lost where an enemy catches it alone. */
import { loseBaggage } from '../deeds/baggage.js';
import { hasEnemiesIn, presenceIn } from '../query/06-1-presence.js';
import { derived } from '../../core/board/index.js';
import type { Law } from '../table/law.js';
import type { LeaderCode, Roster } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';

/** A marker that follows a leader, or nobody but an army. */
interface Escorted {
  readonly code: number;
  readonly follows: LeaderCode | undefined;
}

/** R 11.7: the markers that are lost where they are caught alone. */
const escortedIn = derived(({ baggage, leaderCodes }: Roster): readonly Escorted[] =>
  baggage.flatMap(({ besieges, follows }, code) =>
    besieges === true || follows !== undefined ? [{ code, follows: leaderCodes.get(follows ?? '') }] : [],
  ),
);

/** Whether the leader is with it whom it follows. */
const isAttended = (situation: Situation, { code, follows }: Escorted): boolean =>
  follows !== undefined && situation.placeOfLeader(follows) === situation.placeOfBaggage(code);

/** Whether it stands in a province that an enemy controls, or that is nobody's with enemies in it (ruling C11.6), without its own. */
function isCaught(situation: Situation, marker: Escorted): boolean {
  // Most of the time units of its side are with it.
  if (situation.escortOf(marker.code) > 0) return false;
  const { ground, law } = situation;
  const province = ground.provinces[situation.placeOfBaggage(marker.code)];
  if (province === undefined) return false;
  const side = situation.sideOfBaggage(marker.code);
  if (presenceIn(situation, province, side) > 0 || isAttended(situation, marker)) return false;
  const holder = situation.holderOf(province.code);
  return holder === null ? hasEnemiesIn(situation, province, side) : law.hostile(situation, side, holder);
}

/** Returns the markers that an enemy catches alone where they stand now (R 11.7). */
export const caughtIn = (situation: Situation): readonly number[] =>
  escortedIn(situation.roster)
    .filter((marker) => isCaught(situation, marker))
    .map(({ code }) => code);

export const trainLaw: Pick<Law<Situation>, 'strandedBy'> = { strandedBy: () => 'R 11.7' };

/** Removes each marker that besieges, or follows an army alone, and has been caught by an enemy. */
export function loseStrandedTrain(run: GameRun): void {
  const { state } = run;
  for (const marker of escortedIn(state.roster))
    if (isCaught(state, marker))
      loseBaggage(run, marker.code, 'abandoned', marker.follows === undefined ? 'R 11.7' : state.law.strandedBy());
}
