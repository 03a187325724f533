/** R 3.3, 22.4.1, 24.4: the order of players in ordered stages. */
import { REGIONS, type Camp, type PlayerId } from '../vocabulary.js';
import type { Situation } from '../table/situation.js';
import { campOf, holderOfRegion, holdsRegion } from './owners.js';

/** Returns how many regions a player controls. Nobody controls a neutral region (ruling Q4). */
export const regionsOfPlayer = (situation: Situation, player: PlayerId): number =>
  REGIONS.filter((region) => holderOfRegion(situation, region) === player).length;

/** Returns how many regions the players of a camp control. */
export const regionsOfCamp = (situation: Situation, camp: Camp): number =>
  REGIONS.filter((region) => holdsRegion(situation, camp, region)).length;

/**
 * Returns the players in the order of an ordered stage that begins now (ruling Q3). The camp with the most regions is
 * first, Athens in a tie (R 3.3), and always Athens in the simplified sequence (R 22.4.1, ruling Q103). Of allies, the
 * one with the most regions is first, and ties follow the scenario (R 24.4).
 */
export function playersInOrder(situation: Situation): readonly PlayerId[] {
  const { players, special } = situation.scenario;
  const empire = players.filter((player) => campOf(player) === 'empire');
  const league = players
    .filter((player) => campOf(player) === 'league')
    .sort((a, b) => regionsOfPlayer(situation, b) - regionsOfPlayer(situation, a));
  const athensIsFirst =
    special.simplified === true || regionsOfCamp(situation, 'empire') >= regionsOfCamp(situation, 'league');
  return athensIsFirst ? [...empire, ...league] : [...league, ...empire];
}
