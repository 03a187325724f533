/** How good a situation is for a player: what a bot compares. */
import { machine } from '../machine.js';
import { isShared } from '../query/command.js';
import { leagueCount } from '../query/league-victory.js';
import { campOf, findCity, friendOfCity, playerOfHome } from '../query/owners.js';
import { athenianCount, outcomeOf } from '../query/victory.js';
import type { Situation } from '../table/situation.js';
import type { Shown } from '../text/speech.js';
import type { Camp, CitySize, PlayerId } from '../vocabulary.js';

const WON = 1_000;
/** What the scenario counts for Athens (R 22.5, 23.5): a region, or a talent of Base Tribute Values. */
const COUNTED = { regions: 8, tribute: 2, nothing: 0 } as const;
/** A unit is worth a base, and more by its morale. */
const UNIT = 1;
const MORALE = 0.25;
const LEADER = 0.5;
const TALENT = 0.15;
/** R 4.1, 5.2: what a region thinks of its holder, and of the war. */
const ALLEGIANCE = 0.2;
const MILITANCE = 0.08;
/** A city taken from the enemy, by its size. */
const CITY: Readonly<Record<CitySize, number>> = { small: 1, medium: 1.5, large: 3 };
/** A place that is under siege, to its besiegers. */
const SIEGE = 0.6;

/** Units in play, by number and morale, and leaders. */
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

/** Returns what the regions of a camp think of it and of the war. */
const loyalty = ({ regions }: Situation, camp: Camp): number =>
  Object.values(regions)
    .filter(({ player, neutral }) => neutral !== true && campOf(player) === camp)
    .reduce((sum, { allegiance, militance }) => sum + ALLEGIANCE * allegiance + MILITANCE * militance, 0);

/** Cities that a camp holds under a marker, and places of the enemy that it besieges. */
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

/** Returns how good a situation is for a player: what the camp has, less what the enemy has, and what the scenario counts, with the lands of one's own where several share the League. */
export function worth(shown: Shown, player: PlayerId): number {
  const camp = campOf(player);
  const outcome = outcomeOf(shown);
  if (outcome !== undefined) return outcome.winners.length === 0 ? 0 : outcome.winners.includes(player) ? WON : -WON;
  const situation = machine.situationOf(shown);
  const counted = COUNTED[situation.scenario.victory.counts] * athenianCount(situation);
  const own = isShared(situation) && camp === 'league' ? COUNTED.tribute * leagueCount(situation, player) : 0;
  const enemy = camp === 'empire' ? 'league' : 'empire';
  return (
    (camp === 'empire' ? counted : own - counted) + holdings(situation, shown, camp) - holdings(situation, shown, enemy)
  );
}
