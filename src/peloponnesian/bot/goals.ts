/** Where a force is wanted, and how much: half a movement point on the way costs 1. */
import type { HexCode } from '../../core/hex/index.js';
import { hexesByArea } from '../query/areas.js';
import { homesOf } from '../query/homes.js';
import { joinedHexes } from '../query/long-walls.js';
import { hasEnemiesHere, mayEnter } from '../query/movement.js';
import { campOf, cityIn, playerOfUnit, regionOfArea, regionOfHex, regionState } from '../query/owners.js';
import { openCities, unitsInPool } from '../query/placement.js';
import { leadersAt, strongholdIn, unitsAt } from '../query/presence.js';
import { siegeHexes, siegeMorale } from '../query/sieges.js';
import { isSuppliedPlace } from '../query/supply.js';
import type { UnitInfo } from '../table/roster.js';
import { INSIDE } from '../table/situation.js';
import { REGIONS } from '../vocabulary.js';
import { guardsAt, guardsNeeded, isEndangered, largeCitiesOf, ownAt } from './guards.js';
import { chanceAt, chanceOf, strengthOf } from './odds.js';
import { hexesOf, troopsOf, type Force, type Outlook } from './outlook.js';
import { isOwnCapital, stakeAt, stakeIn, worthOfAttack } from './stakes.js';
import { fearsWinter } from './treasury.js';

export interface Goal {
  readonly hex: HexCode;
  readonly worth: number;
}

/** Whoever attacks wants to win more often than not. */
export const BOLD = 0.5;
/** R 10.3: a siege takes its time, and one of a port its fleets. */
const SIEGE = 0.45;
const SIEGE_OF_PORT = 0.3;
/** An own place that enemies mask or besiege. */
const RELIEF = 25;
/** The own capital ends the war if it falls (R 21.1): its relief is worth more than anything, and is tried with less of a chance. */
export const DELIVERANCE = 300;
export const DESPERATE = 0.3;
/** R 15: a talent, and Militance. */
const RAID = 14;
const RAID_FAR_FROM_SUPPLY = 6;
/** The enemy's home is laid waste before any other region. */
const AT_HOME = 8;
/** A unit comes to a leader, a leader to each unit without one, a guard to a city. */
const MUSTER = 45;
const COMMAND = 12;
const LEVY = 6;
const GUARD = 80;
/** An army is worth more than what it would win before it starves. */
const HOMECOMING = 200;
/** Home, out of danger and hunger. */
const REFUGE = 8;
/** What is left of a goal where a stronger enemy stands near, and where nobody feeds the force. */
const IN_DANGER = 0.4;
const HUNGRY = 0.4;
/** As far as an army comes in a Campaign Turn, in hexes. */
const STRIKE = 4;
/** A force of a leader is this strong; more would not help much. */
export const FULL = 8;

/** Returns how likely the strongest enemy near a hex beats a force in the open, by hex. */
function threatTo({ situation, armies }: Outlook, force: Force): (hex: HexCode) => number {
  const { grid } = situation.ground;
  const own = strengthOf(situation, force);
  const chances = armies.map((army) => ({ at: army.hex, chance: chanceOf(strengthOf(situation, army), own, 'open') }));
  const strong = chances.filter(({ chance }) => chance > BOLD);
  return (hex) =>
    Math.max(0, ...strong.map(({ at, chance }) => (at !== hex && grid.distance(at, hex) <= STRIKE ? chance : 0)));
}

/** Returns what it is worth to lay siege to a place with some more units; 0 if they are not enough, or nobody closes its port. */
export function siegeWorth(outlook: Outlook, hex: HexCode, more: readonly UnitInfo[]): number {
  const { situation, camp } = outlook;
  const { besiegers } = situation.components.charts.siege;
  const city = cityIn(situation, hex);
  const isPort = (city?.port ?? null) !== null;
  const all = new Set([...unitsAt(situation, hex, { camp }), ...more]);
  const troops = [...all].filter(({ isLand }) => isLand).length;
  if (troops < besiegers[city?.size ?? 'fort'] || joinedHexes(situation, hex).length > 0) return 0;
  const isClosed = !isPort || all.size > troops;
  const share = isClosed ? SIEGE : hasFleets(outlook) ? SIEGE_OF_PORT : 0;
  return stakeAt(outlook, hex) * share;
}

/** R 10.2, 18: enemy cities and forts: to storm them, or to lay siege to them. */
function places(outlook: Outlook, force: Force): readonly Goal[] {
  const { situation, camp } = outlook;
  return siegeHexes(situation).flatMap((hex) => {
    const stronghold = strongholdIn(situation, hex);
    if (stronghold === undefined || stronghold.friend === camp || !canEnter(outlook, force, hex)) return [];
    const stake = stakeAt(outlook, hex);
    const chance = chanceAt(outlook, force, hex);
    const storm = chance >= BOLD ? worthOfAttack(stake, chance) : 0;
    const worth = Math.max(storm, siegeWorth(outlook, hex, troopsOf(force)));
    return worth > 0 ? [{ hex, worth }] : [];
  });
}

const hasFleets = ({ situation, me }: Outlook): boolean =>
  hexesOf(situation, ({ code, isLand }) => !isLand && playerOfUnit(situation, code) === me).length > 0;

const canEnter = ({ situation, me }: Outlook, force: Force, hex: HexCode): boolean =>
  mayEnter(situation, hex, me, force.units, false);

/** R 17: enemies in the open, and those before own cities and forts. */
function battles(outlook: Outlook, force: Force): readonly Goal[] {
  const { situation, camp, armies } = outlook;
  const decisive = situation.components.charts.figures.decisiveLosses;
  return armies.flatMap(({ hex, units }) => {
    if (units.every(({ code }) => situation.unitIs(code, INSIDE)) || !canEnter(outlook, force, hex)) return [];
    const stronghold = strongholdIn(situation, hex);
    if (stronghold !== undefined && stronghold.friend !== camp) return [];
    const chance = chanceAt(outlook, force, hex);
    const stake = stakeIn(outlook, regionOfHex(situation, hex), units.length >= decisive);
    const isRelief = stronghold !== undefined;
    const isSiege = siegeMorale(situation, hex) !== undefined;
    if (isOwnCapital(situation, hex, camp)) return chance >= DESPERATE ? [{ hex, worth: DELIVERANCE * chance }] : [];
    const worth = worthOfAttack(stake + (isRelief ? RELIEF : 0) + (isSiege ? RELIEF : 0), chance);
    return chance >= BOLD ? [{ hex, worth }] : [];
  });
}

/** R 15: enemy land that has not been laid waste this year. */
function raids({ situation, camp }: Outlook): readonly Goal[] {
  const { ground, raided } = situation;
  const homes = homesOf(situation).map(({ region }) => region);
  return ground.map.areas.flatMap(({ id, forage }, area) => {
    const region = regionOfArea(situation, area);
    const state = region === null ? undefined : regionState(situation, region);
    if (state === undefined || campOf(state.player) === camp || (raided[id] ?? 0) >= forage) return [];
    const hexes = hexesByArea(ground)[area] ?? [];
    const isFed = hexes.some((hex) => isSuppliedPlace(situation, hex, camp));
    return hexes
      .filter((hex) => strongholdIn(situation, hex) === undefined)
      .map((hex) => ({
        hex,
        worth: (isFed ? RAID : RAID_FAR_FROM_SUPPLY) + (region !== null && homes.includes(region) ? AT_HOME : 0),
      }));
  });
}

/** Leaders go where units have no leader, or where most are to be raised. */
function commands(outlook: Outlook, { leaders }: Force): readonly Goal[] {
  const { situation, me } = outlook;
  const isLed = (hex: HexCode): boolean =>
    leadersAt(situation, hex, { player: me }).some(({ id }) => leaders.every((own) => own.id !== id));
  const led = (hex: HexCode, units: number, worth: number): readonly Goal[] =>
    isLed(hex) || units < 2 ? [] : [{ hex, worth: worth * Math.min(FULL, units) }];
  const armies = hexesOf(situation, ({ code }) => playerOfUnit(situation, code) === me);
  return [
    ...armies.flatMap((hex) => led(hex, unitsAt(situation, hex, { player: me }).length, COMMAND)),
    ...largeCitiesOf(outlook).flatMap((hex) => {
      const region = regionOfHex(situation, hex);
      return region === null ? [] : led(hex, unitsInPool(situation, region).length, LEVY);
    }),
  ];
}

/** Leaders call single units, and cities call guards. */
function musters(outlook: Outlook, force: Force): readonly Goal[] {
  const { situation, me, camp } = outlook;
  const { grid } = situation.ground;
  if (force.units.length === 0) return commands(outlook, force);
  const guarded = largeCitiesOf(outlook).flatMap((hex) =>
    guardsAt(outlook, hex) < guardsNeeded(outlook, hex) && !hasEnemiesHere(situation, hex, camp)
      ? [{ hex, worth: GUARD }]
      : [],
  );
  // An army comes home only against enemies.
  if (force.leaders.length > 0) return guarded.filter(({ hex }) => isEndangered(outlook, hex));
  const called = situation.roster.leaders.flatMap(({ code }) => {
    const hex = situation.placeOfLeader(code);
    const isThere = hex < grid.size && situation.playerOfLeader(code) === me;
    return isThere && ownAt(outlook, hex) < FULL ? [{ hex, worth: MUSTER }] : [];
  });
  return [...called, ...guarded];
}

/** R 7.3.2, 9.2.1: an army that the treasury does not bear in Winter goes home, from where it returns to the Force Pools. */
function homecomings(outlook: Outlook, { units, leaders }: Force): readonly Goal[] {
  const { situation, me } = outlook;
  const [unit] = troopsOf({ units, leaders });
  if (leaders.length === 0 || unit === undefined || !fearsWinter(outlook)) return [];
  const home = REGIONS.find((region) => region === unit.home);
  return home === undefined ? [] : openCities(situation, home, me).map(({ hex }) => ({ hex, worth: HOMECOMING }));
}

/** Own cities, in which a force is safe and fed. */
const refuges = ({ situation, camp }: Outlook): readonly Goal[] =>
  siegeHexes(situation)
    .filter((hex) => strongholdIn(situation, hex)?.friend === camp)
    .map((hex) => ({ hex, worth: REFUGE }));

/** R 9: whether a force is fed in a hex: by its treasury, or by the land before Winter comes. */
const isFed = ({ situation, camp }: Outlook, hex: HexCode): boolean =>
  situation.season === 'spring' || situation.season === 'summer' || isSuppliedPlace(situation, hex, camp);

/** Returns the goals of a force. */
export function goalsOf(outlook: Outlook, force: Force): readonly Goal[] {
  if (force.units.length === 0) return [...musters(outlook, force), ...refuges(outlook)];
  const threat = threatTo(outlook, force);
  const safely = ({ hex, worth }: Goal): Goal => ({ hex, worth: worth * (threat(hex) > BOLD ? IN_DANGER : 1) });
  const fed = ({ hex, worth }: Goal): Goal => ({ hex, worth: worth * (isFed(outlook, hex) ? 1 : HUNGRY) });
  const isLone = force.leaders.length === 0 && force.units.length === 1;
  const wars = isLone ? [] : [...places(outlook, force), ...battles(outlook, force)];
  const others = [...musters(outlook, force), ...homecomings(outlook, force), ...refuges(outlook)];
  return [...wars.map(fed).map(safely), ...raids(outlook).map(safely), ...others];
}
