/** A hex to which a force is drawn, and what it is worth. Half a movement point on the way costs 1. */
import { derived } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import { NONE, type AreaCode } from '../geometry/ground.js';
import { hexesByArea } from '../query/areas.js';
import { homesOf } from '../query/homes.js';
import { joinedHexes } from '../query/long-walls.js';
import { hasEnemiesHere, mayEnter } from '../query/movement.js';
import { campOf, cityIn, playerOfUnit, regionOfArea, regionOfHex, regionState } from '../query/owners.js';
import { openCities, unitsInPool } from '../query/placement.js';
import { leadersAt, strongholdIn, unitsAt } from '../query/presence.js';
import { isLargeCity, siegeHexes, siegeMorale, startingMorale } from '../query/sieges.js';
import { isSuppliedPlace } from '../query/supply.js';
import type { UnitInfo } from '../table/roster.js';
import { INSIDE } from '../table/situation.js';
import type { Situation } from '../table/situation.js';
import { REGIONS, type RegionId } from '../vocabulary.js';
import { guardsAt, guardsNeeded, isEndangered, largeCitiesOf, ownAt } from './guards.js';
import { chanceAt, chanceOf, strengthOf } from './odds.js';
import { hexesOf, troopsOf, type Army, type Force, type Outlook } from './outlook.js';
import { isOwnCapital, stakeAt, stakeIn, worthOfAttack } from './stakes.js';
import { keepsPeace } from './peace.js';
import { rebelsWaiting } from './rebels.js';
import { fearsHunger, seasonsAhead } from './treasury.js';

export interface Goal {
  readonly hex: HexCode;
  readonly worth: number;
}

/** An attacker wants to win more often than not. */
export const BOLD = 0.5;
/** R 10.3: the part of a stake that a siege is worth: it takes time, and at a port it takes fleets. */
const SIEGE = 0.6;
const SIEGE_OF_PORT = 0.4;
/**
 * The relief of a friendly place that enemies mask or besiege. The fall of a large city is felt everywhere (R 13.4).
 */
const RELIEF = 25;
const RELIEF_OF_LARGE = 100;
/**
 * The relief of the player's own capital, whose fall ends the war (R 21.1). It is worth more than anything else, and is
 * tried at a lower chance.
 */
export const DELIVERANCE = 300;
export const DESPERATE = 0.3;
/**
 * R 15: a raid brings talents to units in supply, and lowers Militance. Units out of supply would starve in the raided
 * area (R 15.5).
 */
const RAID = 14;
/** The enemy's home region is raided first. */
const AT_HOME = 8;
/** A unit joins a leader, a leader joins units without one, and a guard goes to a city. */
const MUSTER = 45;
const COMMAND = 12;
const LEVY = 6;
const GUARD = 80;
/**
 * Keeping an army is worth more than what it could win before it starves. In Winter it is best at home, where it costs
 * nothing.
 */
const HOMECOMING = 200;
const WINTER_QUARTERS = 90;
/** R C: troops that cause a region to rebel. */
const REBELS = 40;
/** A friendly city, safe and in supply. */
const REFUGE = 8;
/** Any friendly city, in which a force is in supply (R 9.2.1), before Winter. */
const SHELTER = 60;
/**
 * The part of a goal's value that is left where a stronger enemy stands near, and where a force is out of supply in
 * Winter.
 */
const IN_DANGER = 0.4;
const HUNGRY = 0.1;
/** How far an army comes in a Campaign Turn, and in a season, in hexes. */
const STRIKE = 4;
const CAMPAIGN = 12;
/** The number of units of a full force; more would not help much. */
export const FULL = 8;

/** Returns the enemy armies that are likely to beat a force in the open. */
function strongerThan({ situation, armies }: Outlook, force: Force): readonly Army[] {
  const own = strengthOf(situation, force);
  return armies.filter((army) => chanceOf(strengthOf(situation, army), own, 'open') > BOLD);
}

/** Returns whether a stronger enemy army stands near a hex. */
const isInDanger = ({ situation }: Outlook, stronger: readonly Army[], hex: HexCode): boolean =>
  stronger.some(({ hex: at }) => at !== hex && situation.ground.grid.distance(at, hex) <= STRIKE);

/**
 * Returns whether the units inside a place would beat its besiegers outside the walls, or a stronger army can relieve
 * it within the season.
 */
function isRelieved({ situation, armies }: Outlook, force: Force, stronger: readonly Army[], hex: HexCode): boolean {
  const own = strengthOf(situation, force);
  const inside = armies.find(({ hex: at }) => at === hex);
  if (inside !== undefined && chanceOf(own, strengthOf(situation, inside), 'open') < BOLD) return true;
  return stronger.some(
    ({ hex: at, leaders }) => leaders.length > 0 && situation.ground.grid.distance(at, hex) <= CAMPAIGN,
  );
}

/** Returns the probability that a place surrenders before the end of the year, if its siege begins now (R 10.5). */
function chanceOfSurrender(situation: Situation, hex: HexCode): number {
  const { leastMorale } = situation.components.charts.siege;
  let morale = siegeMorale(situation, hex) ?? startingMorale(situation, hex).morale;
  let holds = 1;
  for (let rolls = Math.max(1, seasonsAhead(situation)); rolls > 0; rolls--) {
    holds *= Math.min(1, morale / SIDES);
    morale = Math.max(leastMorale, morale - 1);
  }
  return 1 - holds;
}
const SIDES = 6;

/**
 * Returns the value of a siege of a place with some more units. It is 0 if they are not enough, or no fleet closes the
 * port.
 */
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
  return stakeAt(outlook, hex) * share * chanceOfSurrender(situation, hex);
}

/** Returns the enemy cities and forts, each with the value of capturing it. */
const targets = derived((outlook: Outlook) => {
  const { situation, camp } = outlook;
  return siegeHexes(situation)
    .filter((hex) => {
      const stronghold = strongholdIn(situation, hex);
      return stronghold !== undefined && stronghold.friend !== camp;
    })
    .map((hex) => ({ hex, stake: stakeAt(outlook, hex) }));
});

/** R 10.2, 18: enemy cities and forts, to be stormed or besieged. */
function places(outlook: Outlook, force: Force, stronger: readonly Army[]): readonly Goal[] {
  const mayGo = canEnter(outlook, force);
  return targets(outlook).flatMap(({ hex, stake }) => {
    if (!mayGo(hex)) return [];
    const chance = chanceAt(outlook, force, hex);
    const storm = chance >= BOLD ? worthOfAttack(stake, chance) : 0;
    const siege = isRelieved(outlook, force, stronger, hex) ? 0 : siegeWorth(outlook, hex, troopsOf(force));
    const worth = Math.max(storm, siege);
    return worth > 0 ? [{ hex, worth }] : [];
  });
}

const hasFleets = derived(
  ({ situation, me }: Outlook): boolean =>
    hexesOf(situation, ({ code, isLand }) => !isLand && playerOfUnit(situation, code) === me).length > 0,
);

/**
 * Returns a test of whether a force may enter a hex. The result is the same for all hexes of an area that units can
 * enter.
 */
function canEnter({ situation, me }: Outlook, force: Force): (hex: HexCode) => boolean {
  const known = new Map<AreaCode, boolean>();
  return (hex) => {
    const area = situation.ground.areaAt[hex] ?? NONE;
    const answer = known.get(area) ?? mayEnter(situation, hex, me, force.units, false);
    known.set(area, answer);
    return answer;
  };
}

/** R 17: enemies in the open, and those outside friendly cities and forts. */
function battles(outlook: Outlook, force: Force): readonly Goal[] {
  const { situation, camp, armies } = outlook;
  const decisive = situation.components.charts.figures.decisiveLosses;
  const mayGo = canEnter(outlook, force);
  return armies.flatMap(({ hex, units }) => {
    if (units.every(({ code }) => situation.unitIs(code, INSIDE)) || !mayGo(hex)) return [];
    const stronghold = strongholdIn(situation, hex);
    if (stronghold !== undefined && stronghold.friend !== camp) return [];
    const chance = chanceAt(outlook, force, hex);
    const stake = stakeIn(outlook, regionOfHex(situation, hex), units.length >= decisive);
    const isRelief = stronghold !== undefined;
    const isSiege = siegeMorale(situation, hex) !== undefined;
    if (isOwnCapital(situation, hex, camp)) return chance >= DESPERATE ? [{ hex, worth: DELIVERANCE * chance }] : [];
    const relief = isLargeCity(situation, hex) ? RELIEF_OF_LARGE : RELIEF;
    const worth = worthOfAttack(stake + (isRelief ? relief : 0) + (isSiege ? relief : 0), chance);
    return chance >= BOLD ? [{ hex, worth }] : [];
  });
}

/** R 15: enemy areas that have not been raided this year. */
const raids: (outlook: Outlook) => readonly Goal[] = derived((outlook: Outlook) => {
  const { situation, camp } = outlook;
  const { ground, raided } = situation;
  const waiting = rebelsWaiting(outlook);
  const homes = homesOf(situation).map(({ region }) => region);
  return ground.map.areas.flatMap(({ id, forage }, area) => {
    const region = regionOfArea(situation, area);
    const state = region === null ? undefined : regionState(situation, region);
    if (state === undefined || campOf(state.player) === camp || (raided[id] ?? 0) >= forage) return [];
    const hexes = hexesByArea(ground)[area] ?? [];
    const isAwaited = region !== null && waiting.has(region);
    return hexes
      .filter((hex) => strongholdIn(situation, hex) === undefined)
      .filter((hex) => isAwaited || isSuppliedPlace(situation, hex, camp))
      .map((hex) => ({
        hex,
        worth:
          RAID +
          (region !== null && homes.includes(region) ? AT_HOME : 0) +
          (region !== null && waiting.get(region)?.type === 'hoplite' ? REBELS : 0),
      }));
  });
});

/** Returns the goals of a leader alone: units without a leader, or the place where most are to be raised. */
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

/** Returns the goals of single units and of guards: leaders who need units, and cities that need guards. */
function musters(outlook: Outlook, force: Force): readonly Goal[] {
  const { situation, me, camp } = outlook;
  const { grid } = situation.ground;
  if (force.units.length === 0) return commands(outlook, force);
  const guarded = largeCitiesOf(outlook).flatMap((hex) =>
    guardsAt(outlook, hex) < guardsNeeded(outlook, hex) && !hasEnemiesHere(situation, hex, camp)
      ? [{ hex, worth: GUARD }]
      : [],
  );
  // An army returns to guard a city only if it is in danger.
  if (force.leaders.length > 0) return guarded.filter(({ hex }) => isEndangered(outlook, hex));
  const called = situation.roster.leaders.flatMap(({ code }) => {
    const hex = situation.placeOfLeader(code);
    const isThere = hex < grid.size && situation.playerOfLeader(code) === me;
    return isThere && ownAt(outlook, hex) < FULL ? [{ hex, worth: MUSTER }] : [];
  });
  return [...called, ...guarded];
}

/** Returns the region from which most of the units come. */
function homeOf(units: readonly UnitInfo[]): RegionId | undefined {
  const count = (region: RegionId): number => units.filter(({ home }) => home === region).length;
  return REGIONS.filter((region) => count(region) > 0).sort((a, b) => count(b) - count(a))[0];
}

/**
 * R 7.3.2, 9.2.1: before Winter an army goes home, where it returns to the Force Pools. It goes earlier if the treasury
 * can no longer pay for it.
 */
function homecomings(outlook: Outlook, force: Force): readonly Goal[] {
  const { situation, me } = outlook;
  const home = homeOf(troopsOf(force));
  if (home === undefined || !(isLate(situation) || fearsHunger(outlook))) return [];
  const worth = fearsHunger(outlook) ? HOMECOMING : WINTER_QUARTERS;
  return openCities(situation, home, me).map(({ hex }) => ({ hex, worth }));
}

/** The Campaign Turn of Fall in which armies set out for home. */
const LATE = 2;
export const isLate = ({ season, campaignTurn }: Situation): boolean => season === 'fall' && campaignTurn >= LATE;

/** Returns the friendly cities, in which a force is safe and in supply. */
const refuges: (outlook: Outlook) => readonly Goal[] = derived(({ situation, camp }: Outlook) =>
  siegeHexes(situation)
    .filter((hex) => strongholdIn(situation, hex)?.friend === camp)
    .map((hex) => ({ hex, worth: isLate(situation) ? SHELTER : REFUGE })),
);

/**
 * Returns whether a number of units in a hex is supplied or can forage next season. Units cannot forage in Winter, or
 * in a raided area (R 9).
 */
function isFed({ situation, camp }: Outlook, count: number, hex: HexCode): boolean {
  if (isSuppliedPlace(situation, hex, camp)) return true;
  const { ground, raided, season } = situation;
  const area = ground.map.areas[ground.areaAt[hex] ?? NONE];
  if (area === undefined || season === 'fall' || (raided[area.id] ?? 0) > 0) return false;
  return count <= area.forage;
}

/** Returns the goals of a force. */
export function goalsOf(outlook: Outlook, force: Force): readonly Goal[] {
  if (force.units.length === 0) return [...musters(outlook, force), ...refuges(outlook)];
  const stronger = strongerThan(outlook, force);
  const safely = ({ hex, worth }: Goal): Goal => ({
    hex,
    worth: worth * (isInDanger(outlook, stronger, hex) ? IN_DANGER : 1),
  });
  const fed = ({ hex, worth }: Goal): Goal => ({
    hex,
    worth: worth * (isFed(outlook, force.units.length, hex) ? 1 : HUNGRY),
  });
  const others = [...musters(outlook, force), ...homecomings(outlook, force), ...refuges(outlook)];
  if (keepsPeace(outlook)) return others;
  const isLone = force.leaders.length === 0 && force.units.length === 1;
  const wars = isLone ? [] : [...places(outlook, force, stronger), ...battles(outlook, force)];
  return [...[...wars, ...raids(outlook)].map(fed).map(safely), ...others];
}
