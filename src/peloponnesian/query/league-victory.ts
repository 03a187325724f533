/** R 24.8, 25.4: the results of the players of the League after a defeat of Athens. */
import type { Ended, LeagueMargins } from '../state.js';
import type { Situation } from '../table/situation.js';
import type { Margin, PlayerId } from '../vocabulary.js';
import { homesOf } from './homes.js';
import { campOf, holderOfRegion, stateOfCity } from './owners.js';
import { regionsHeldBy } from './placement.js';
import { baseTributeOf } from './tribute.js';

/**
 * Returns the Base Tribute Value of Athens' home region if the player has captured its capital, otherwise 0
 * (ruling R69).
 */
const spoilsOfCaptor = (situation: Situation, player: PlayerId): number =>
  homesOf(situation)
    .filter(({ player: loser, region, capital }) => {
      if (campOf(loser) !== 'empire' || stateOfCity(situation, capital).held !== player) return false;
      return holderOfRegion(situation, region) === loser;
    })
    .reduce((sum, { region }) => sum + baseTributeOf(situation, region), 0);

/**
 * Returns the total Base Tribute Value of a player's regions, with that of Athens' home region for the captor of its
 * capital.
 */
export const leagueCount = (situation: Situation, player: PlayerId): number =>
  regionsHeldBy(situation, player).reduce(
    (sum, region) => sum + baseTributeOf(situation, region),
    spoilsOfCaptor(situation, player),
  );

/** Returns the result of each player of the League. Players who have not won are left out. */
export function marginsOfLeague(situation: Situation): LeagueMargins {
  const margins: Partial<Record<PlayerId, Margin>> = {};
  for (const { player, victory, decisive } of situation.scenario.victory.league ?? []) {
    const count = leagueCount(situation, player);
    if (count >= victory) margins[player] = count >= decisive ? 'decisive' : 'victory';
  }
  return margins;
}

/** Returns the end of a game with the result of each player of the League, if several share it and Athens has lost. */
export function sharedOut(situation: Situation, ended: Ended): Ended {
  if (ended.winner !== 'league' || situation.scenario.victory.league === undefined) return ended;
  return { ...ended, margin: null, margins: marginsOfLeague(situation) };
}

/** Returns the winners among the players of the League: those with the best result (ruling R70). */
export function winnersOfLeague(margins: LeagueMargins): readonly PlayerId[] {
  const players = Object.keys(margins) as PlayerId[];
  const decisive = players.filter((player) => margins[player] === 'decisive');
  return decisive.length > 0 ? decisive : players;
}
