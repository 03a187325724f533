/** R 24.8, 25.4: what the players who share the League have achieved when Athens has lost. */
import type { Ended, LeagueMargins } from '../state.js';
import type { Situation } from '../table/situation.js';
import type { Margin, PlayerId } from '../vocabulary.js';
import { homesOf } from './homes.js';
import { campOf, holderOfRegion, stateOfCity } from './owners.js';
import { regionsHeldBy } from './placement.js';
import { baseTributeOf } from './tribute.js';

/** Returns the Base Tribute Value of the home of Athens for the player who has captured its capital (ruling R69). */
const spoilsOfCaptor = (situation: Situation, player: PlayerId): number =>
  homesOf(situation)
    .filter(({ player: loser, region, capital }) => {
      if (campOf(loser) !== 'empire' || stateOfCity(situation, capital).held !== player) return false;
      return holderOfRegion(situation, region) === loser;
    })
    .reduce((sum, { region }) => sum + baseTributeOf(situation, region), 0);

/** Returns the Base Tribute Values of a player's regions together, with that of the home of Athens for whoever has captured its capital. */
export const leagueCount = (situation: Situation, player: PlayerId): number =>
  regionsHeldBy(situation, player).reduce(
    (sum, region) => sum + baseTributeOf(situation, region),
    spoilsOfCaptor(situation, player),
  );

/** Returns what each player of the League has achieved; players who have not won are left out. */
export function marginsOfLeague(situation: Situation): LeagueMargins {
  const margins: Partial<Record<PlayerId, Margin>> = {};
  for (const { player, victory, decisive } of situation.scenario.victory.league ?? []) {
    const count = leagueCount(situation, player);
    if (count >= victory) margins[player] = count >= decisive ? 'decisive' : 'victory';
  }
  return margins;
}

/** Returns an end with what each player of the League has achieved, if several share it and Athens has lost. */
export function sharedOut(situation: Situation, ended: Ended): Ended {
  if (ended.winner !== 'league' || situation.scenario.victory.league === undefined) return ended;
  return { ...ended, margin: null, margins: marginsOfLeague(situation) };
}

/** Returns the players of the League who have won: those with the best result (ruling R70). */
export function winnersOfLeague(margins: LeagueMargins): readonly PlayerId[] {
  const players = Object.keys(margins) as PlayerId[];
  const decisive = players.filter((player) => margins[player] === 'decisive');
  return decisive.length > 0 ? decisive : players;
}
