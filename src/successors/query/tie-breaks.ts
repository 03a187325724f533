/** Ties between players: broken by Seniority (R 6.3.1, 6.4.1), and at the end of the game (R 7.3). */
import { STRATEGOS_PROVINCE } from '../data/tables.js';
import type { Situation } from '../table/situation.js';
import { GENERALS, type PlayerId } from '../vocabulary.js';
import { provinceController } from './control.js';
import { countMacedonians, NO_UNITS } from '../units.js';
import { forcesOf, unitsAtSea } from './presence.js';
import { rankOf } from './seniority.js';

/** Returns the players for whom a value is highest, in the given order. */
export function highest(players: readonly PlayerId[], figure: (player: PlayerId) => number): readonly PlayerId[] {
  let most = Number.NEGATIVE_INFINITY;
  let best: PlayerId[] = [];
  for (const player of players) {
    const value = figure(player);
    if (value > most) [most, best] = [value, []];
    if (value === most) best.push(player);
  }
  return best;
}

/** Returns the players for whom a value is lowest, in the given order. */
export const lowest = (players: readonly PlayerId[], figure: (player: PlayerId) => number): readonly PlayerId[] =>
  highest(players, (player) => -figure(player));

/**
 * Returns the player with the most senior Major General. Generals in the Dispersed Box and those about to arrive count,
 * eliminated ones do not. If nobody has one, Turn Order decides (ruling seniority-off-the-map).
 */
export function bySeniority(situation: Situation, tied: readonly PlayerId[]): PlayerId | undefined {
  const senior = highest(tied, (player) => -seniorityOf(situation, player));
  return situation.turnOrder.find((player) => senior.includes(player));
}

function seniorityOf(situation: Situation, player: PlayerId): number {
  let rank = Number.MAX_SAFE_INTEGER;
  for (const id of GENERALS) {
    const { owner, status } = situation.generals[id];
    if (owner !== player || (status !== 'map' && status !== 'dispersed' && status !== 'awaiting')) continue;
    rank = Math.min(rank, rankOf(situation, id));
  }
  return rank;
}

/** Returns the number of a player's Macedonian CUs, those at sea and in the Dispersed Box included (R 7.3). */
export function macedoniansOf(situation: Situation, player: PlayerId): number {
  let count =
    countMacedonians(situation.dispersed[player] ?? NO_UNITS) + countMacedonians(unitsAtSea(situation, player));
  for (const { units } of forcesOf(situation, player)) count += countMacedonians(units);
  return count;
}

/** Returns the tied player who wins: by Makedonia, then by Macedonian CUs, then by Seniority (R 7.3). */
export function breakTie(situation: Situation, tied: readonly PlayerId[]): PlayerId | undefined {
  const strategos = provinceController(situation, STRATEGOS_PROVINCE);
  return (
    tied.find((player) => player === strategos) ??
    bySeniority(
      situation,
      highest(tied, (player) => macedoniansOf(situation, player)),
    )
  );
}
