/**
 * The number of units that stay at home. Large cities are guarded, because the loss of one is felt everywhere (R 13.4),
 * and the loss of the capital ends the war (R 21.1).
 */
import { derived } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import type { Ground } from '../geometry/ground.js';
import { hexWithId } from '../geometry/numbers.js';
import { homesOf } from '../query/homes.js';
import { holderOf } from '../query/long-walls.js';
import { campOf, cityIn, isWalled, playerOfCity, regionOfHex, regionState } from '../query/owners.js';
import { unitsAt } from '../query/presence.js';
import { besiegerOf, isKeptUp, siegeMorale } from '../query/sieges.js';
import { isSuppliedPlace } from '../query/supply.js';
import type { Situation } from '../table/situation.js';
import type { HexId } from '../vocabulary.js';
import { chanceOf, strengthOf } from './odds.js';
import { perOutlook, type Force, type Outlook } from './outlook.js';

/** How far an army comes in two Campaign Turns, in hexes. */
const NEAR = 6;
/**
 * The least and the most guards of the capital and of any other large city, and the highest acceptable chance of an
 * enemy attack.
 */
const CAPITAL = { least: 2, most: 5, risk: 0.15 };
const CITY = { least: 1, most: 2, risk: 0.5 };
/**
 * Only as many units as can man the walls fight behind them (R 18.6.2), and the others come out against besiegers. An
 * army that would be beaten outside does not besiege the city.
 */
const WALLED_CAPITAL = { least: 2, most: 6, risk: 0.45 };
const WALLED_CITY = { least: 0, most: 4, risk: 0.45 };
/** A fort has no garrison of its own (R 18.3.5), and a city in enemy territory is soon lost. */
const OUTPOST = 1;

/**
 * Returns the number of units of the largest enemy force near a hex. Units without a leader do not march together
 * (R 7.8.1).
 */
export const enemiesNear = perOutlook(({ situation, armies }, hex: HexCode): number => {
  const near = armies.filter((army) => situation.ground.grid.distance(army.hex, hex) <= NEAR);
  return Math.max(0, ...near.map(({ units, leaders }) => (leaders.length > 0 ? units.length : 1)));
});

export const isCapital = (situation: Situation, id: string): boolean =>
  homesOf(situation).some(({ capital }) => capital === id);

/** Returns whether a hex lies in a region that an enemy controls. */
function isAbroad({ situation, camp }: Outlook, hex: HexCode): boolean {
  const region = regionOfHex(situation, hex);
  const state = region === null ? undefined : regionState(situation, region);
  return state !== undefined && campOf(state.player) !== camp;
}

/**
 * Returns the probability that the strongest enemy army near a large city beats a number of guards: in the city, or
 * outside the walls that it would besiege.
 */
function dangerTo({ situation, camp, armies }: Outlook, hex: HexCode, guards: number): number {
  const { grid } = situation.ground;
  const city = cityIn(situation, hex);
  const { morale } = strengthOf(situation, { units: unitsAt(situation, hex, { camp, land: true }), leaders: [] });
  const { figures, morale: bonuses, siege } = situation.components.charts;
  const isOpen = city === undefined || !isWalled(situation, city);
  const defender = {
    count: guards,
    morale: Math.max(morale, figures.moraleOfGarrisons) + (isOpen ? bonuses.unwalled.large : 0),
    rating: 0,
    light: 0,
  };
  const least = isOpen ? 1 : siege.besiegers.large;
  const near = armies.filter(
    (army) => army.leaders.length > 0 && army.units.length >= least && grid.distance(army.hex, hex) <= NEAR,
  );
  return Math.max(0, ...near.map((army) => chanceOf(strengthOf(situation, army), defender, 'open')));
}

function riskAt({ situation }: Outlook, hex: HexCode): typeof CAPITAL {
  const city = cityIn(situation, hex);
  if (city !== undefined && isWalled(situation, city))
    return isCapital(situation, city.id) ? WALLED_CAPITAL : WALLED_CITY;
  return city !== undefined && isCapital(situation, city.id) ? CAPITAL : CITY;
}

/**
 * Returns how many units stay in a hex when an army leaves it: a minimum for the capital, and more in any large city
 * with enemies near.
 */
export const guardsNeeded = perOutlook((outlook, hex: HexCode): number => {
  const { situation, camp } = outlook;
  if (cityIn(situation, hex)?.size !== 'large' || holderOf(situation, hex) !== camp) return 0;
  const { least, most, risk } = riskAt(outlook, hex);
  let guards = least;
  while (guards < most && dangerTo(outlook, hex, guards) > risk) guards++;
  return guards;
});

/**
 * Returns whether an enemy army near a large city has a higher chance of capturing it than its guards may risk. Walls
 * leave enough time to relieve a city that is not the capital.
 */
export function isEndangered(outlook: Outlook, hex: HexCode): boolean {
  const city = cityIn(outlook.situation, hex);
  if (city !== undefined && isWalled(outlook.situation, city) && !isCapital(outlook.situation, city.id)) return false;
  const guards = guardsAt(outlook, hex);
  return guards < guardsNeeded(outlook, hex) && dangerTo(outlook, hex, guards) > riskAt(outlook, hex).risk;
}

/** Returns whether a single unit in a hex stays there: as a guard, in a fort, or in a city in enemy territory. */
export function isOutpost(outlook: Outlook, hex: HexCode): boolean {
  const { situation, camp } = outlook;
  if (holderOf(situation, hex) !== camp) return false;
  const isFort = situation.forts[situation.places.ids[hex] as HexId] !== undefined;
  const guards = Math.max(guardsNeeded(outlook, hex), isFort || isAbroad(outlook, hex) ? OUTPOST : 0);
  return guardsAt(outlook, hex) <= guards;
}

/** Returns how many units of the camp could guard a hex, those of allies included. */
export const guardsAt = ({ situation, camp }: Outlook, hex: HexCode): number =>
  unitsAt(situation, hex, { camp, land: true }).length;

/** Returns how many of the player's own units are in a hex. */
export const ownAt = ({ situation, me }: Pick<Outlook, 'situation' | 'me'>, hex: HexCode): number =>
  unitsAt(situation, hex, { player: me, land: true }).length;

const largeCities = derived(({ map, grid }: Ground): readonly HexCode[] =>
  map.cities.filter(({ size }) => size === 'large').map(({ hex }) => hexWithId(grid, hex)),
);

/** Returns the large cities of the player; allies guard their own. */
export const largeCitiesOf: (outlook: Outlook) => readonly HexCode[] = derived(({ situation, me, camp }: Outlook) =>
  largeCities(situation.ground).filter((hex) => {
    const city = cityIn(situation, hex);
    return (
      city !== undefined && holderOf(situation, hex) === camp && (playerOfCity(situation, city, camp) ?? me) === me
    );
  }),
);

/**
 * Returns whether a siege would fail if a force left. A force that would starve there in Winter leaves all the same
 * (R 10.6, 10.8, 9.5).
 */
export function isTiedBySiege({ situation, camp }: Outlook, { units }: Force, hex: HexCode): boolean {
  const besieger = besiegerOf(situation, hex);
  if (siegeMorale(situation, hex) === undefined || besieger === undefined || campOf(besieger) !== camp) return false;
  if (situation.season === 'fall' && !isSuppliedPlace(situation, hex, camp)) return false;
  const { besiegers } = situation.components.charts.siege;
  const staying = unitsAt(situation, hex, { camp, inside: false }).length - units.length;
  return isKeptUp(situation, hex) && staying < besiegers[cityIn(situation, hex)?.size ?? 'fort'];
}
