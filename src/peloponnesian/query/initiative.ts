/** R 3.3, 22.4.1, 24.4: in which order players do what they do one after another. */
import { REGIONS, type Camp, type PlayerId } from '../vocabulary.js';
import type { Situation } from '../table/situation.js';
import { campOf, holderOfRegion, holdsRegion } from './owners.js';

/** Returns how many regions a player controls; neutral ones are nobody's (ruling Q4). */
export const regionsOfPlayer = (situation: Situation, player: PlayerId): number =>
  REGIONS.filter((region) => holderOfRegion(situation, region) === player).length;

/** Returns how many regions the players of a camp control. */
export const regionsOfCamp = (situation: Situation, camp: Camp): number =>
  REGIONS.filter((region) => holdsRegion(situation, camp, region)).length;

/**
 * Returns the players in the order in which they do an ordered stage that begins now (ruling Q3): the camp with the most regions first,
 * Athens if both have as many (R 3.3), and always Athens with the simplified sequence (R 22.4.1, ruling Q103). Of allies, the one with
 * the most regions comes first, then as the scenario names them (R 24.4).
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
