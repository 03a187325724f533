/** How good a situation is for a player. */
import { machine } from '../machine.js';
import { isShared } from '../query/command.js';
import { leagueCount } from '../query/league-victory.js';
import { campOf, findCity, friendOfCity, playerOfHome } from '../query/owners.js';
import { athenianCount } from '../query/victory.js';
import type { Situation } from '../table/situation.js';
import type { Shown } from '../text/speech.js';
import type { Camp, CitySize, PlayerId } from '../vocabulary.js';

/** A large city and a few units. */
export const ADVANTAGE = 12;
/** The value of what the scenario counts for Athens (R 22.5, 23.5): a region, or a talent of Base Tribute Values. */
const COUNTED = { regions: 8, tribute: 2, nothing: 0 } as const;
/** The value of a unit, and of each point of its morale. */
const UNIT = 1;
const MORALE = 0.25;
const LEADER = 0.5;
const TALENT = 0.15;
/** R 4.1, 5.2: the value of Allegiance and Militance. */
const ALLEGIANCE = 0.2;
const MILITANCE = 0.08;
/** A city taken from the enemy, by its size. */
const CITY: Readonly<Record<CitySize, number>> = { small: 1, medium: 1.5, large: 3 };
/** The value of a siege to the besiegers. */
const SIEGE = 0.6;

/** Returns the value of a camp's units in play, by number and morale, and of its leaders. */
function forces(situation: Situation, shown: Shown, camp: Camp): number {
  const { trays } = situation.places;
  let sum = 0;
  for (const { code, home, morale } of situation.roster.units) {
    const place = situation.placeOfUnit(code);
    if (place === trays.buildPool || place === trays.gone) continue;
    if (campOf(playerOfHome(situation, home)) === camp) sum += UNIT + MORALE * morale;
  }
  const leaders = Object.values(shown.leaders).filter(
    ({ player, at }) => campOf(player) === camp && at !== 'gone' && at !== 'leaderPool',
  );
  return sum + LEADER * leaders.length;
}

/** Returns the value of the Allegiance and Militance of a camp's regions. */
const loyalty = ({ regions }: Situation, camp: Camp): number =>
  Object.values(regions)
    .filter(({ player, neutral }) => neutral !== true && campOf(player) === camp)
    .reduce((sum, { allegiance, militance }) => sum + ALLEGIANCE * allegiance + MILITANCE * militance, 0);

/** Returns the value of the cities that a camp holds with a marker, and of enemy places that it besieges. */
function conquests(situation: Situation, camp: Camp): number {
  let sum = 0;
  for (const [id, { held, siege }] of Object.entries(situation.cities)) {
    const city = findCity(situation, id);
    if (city === undefined) continue;
    if (held !== undefined && campOf(held) === camp) sum += CITY[city.size];
    const friend = friendOfCity(situation, city);
    if (siege !== undefined && friend !== null && friend !== camp) sum += SIEGE * CITY[city.size];
  }
  return sum;
}

const treasury = ({ treasuries }: Situation, camp: Camp): number =>
  Object.entries(treasuries)
    .filter(([player]) => campOf(player as PlayerId) === camp)
    .reduce((sum, [, talents]) => sum + TALENT * talents, 0);

const holdings = (situation: Situation, shown: Shown, camp: Camp): number =>
  forces(situation, shown, camp) + loyalty(situation, camp) + conquests(situation, camp) + treasury(situation, camp);

/**
 * Returns the value of a situation for a player: the assets of the camp less those of the enemy, and the count of the
 * scenario, with the player's own regions if several players share the League.
 */
export function worth(shown: Shown, player: PlayerId): number {
  const camp = campOf(player);
  const situation = machine.situationOf(shown);
  const counted = COUNTED[situation.scenario.victory.counts] * athenianCount(situation);
  const own = isShared(situation) && camp === 'league' ? COUNTED.tribute * leagueCount(situation, player) : 0;
  const enemy = camp === 'empire' ? 'league' : 'empire';
  return (
    (camp === 'empire' ? counted : own - counted) + holdings(situation, shown, camp) - holdings(situation, shown, enemy)
  );
}
