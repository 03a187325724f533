/**
 * R 7.3, 9: which units to place and to supply: as many as the treasury can pay through the year, where leaders and
 * walls need them.
 */
import { derived } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import type { ForcesAction } from '../action/forces.js';
import type { SupplyAction } from '../action/supply.js';
import { unitsCommandedIn } from '../query/card-counts.js';
import { campOf, cityIn, findCity, playerOfUnit, regionOfHex, stateOfCity } from '../query/owners.js';
import { findLeader, findUnit } from '../query/pieces.js';
import { hexNamed, leadersAt, strongholdIn, unitsAt } from '../query/presence.js';
import { seaNumber } from '../query/voyages.js';
import { isSuppliedPlace } from '../query/supply.js';
import { costOf, unitsToSupply } from '../query/upkeep.js';
import { isHex } from '../table/places.js';
import type { UnitInfo } from '../table/roster.js';
import type { RegionId } from '../vocabulary.js';
import { FULL } from './goals.js';
import { enemiesNear, guardsAt, guardsNeeded, ownAt } from './guards.js';
import type { Outlook } from './outlook.js';
import { strengthAtSea } from './odds.js';
import { isSafe } from './seaways.js';
import { rebelsWaiting } from './rebels.js';
import { priceOf, spareTalents, talentsToSpend } from './treasury.js';

/**
 * What a unit is worth in a place: as a guard, with a leader, for each other unit there, and near an enemy. A place far
 * from the army is worth least.
 */
const GUARD = 100;
const WITH_LEADER = 40;
const MASS = 3;
const NEAR_ENEMY = 20;
const FAR = 15;
/** This many units of the region's own end its revolts (R 6.5.3). */
const POLICE = 3;
const POLICING = 30;
/**
 * The camp with naval superiority keeps an expedition ready in a port: some fleets, and as many troops as they carry
 * (R 16.7.2).
 */
const EXPEDITION = 65;
const EXPEDITION_FLEETS = 2;
/** For each of this many spare talents the expedition gets one more fleet. */
const ANOTHER_FLEET = 15;
const ABOARD = 2;
const HARBOUR = 3;
/** Fewer units than this are not an army: they cost talents and capture nothing. */
const LEAST_ARMY = 3;
/** The score of a unit that is not needed: it stays in its Force Pool. */
const IDLE = -1;
/** How far units go to join an army, in hexes. */
const JOINED_WITHIN = 8;
/** This many units in enemy territory are an army for which a base is placed. */
const ARMY = 2;

/**
 * Returns whether the camp of a player has naval superiority: more fleets than the enemy, of at least the same quality.
 */
const isMasterOfSea: (outlook: Outlook) => boolean = derived(({ situation, camp }: Outlook) => {
  const { trays } = situation.places;
  const fleets = situation.roster.units.filter(
    ({ code, isLand }) =>
      !isLand && situation.placeOfUnit(code) !== trays.buildPool && situation.placeOfUnit(code) !== trays.gone,
  );
  const sum = (isOwn: boolean): number =>
    fleets
      .filter(({ code }) => (campOf(playerOfUnit(situation, code)) === camp) === isOwn)
      .reduce((total, { morale }) => total + morale, 0);
  return sum(true) > sum(false);
});

/** Returns whether a region would rebel if a fleet came (R C). */
const areRebelsAtSea = (outlook: Outlook): boolean =>
  [...rebelsWaiting(outlook).values()].some(({ type }) => type === 'fleet');

/** Returns whether no stronger enemy fleets wait outside the port of a fleet. */
function isOpenHarbour(outlook: Outlook, fleet: UnitInfo, hex: HexCode): boolean {
  const { situation, me } = outlook;
  const together = [...unitsAt(situation, hex, { player: me, land: false }), fleet];
  const own = strengthAtSea({ units: together, leaders: leadersAt(situation, hex, { player: me }) });
  const port = cityIn(situation, hex)?.port ?? null;
  return port === null || isSafe(outlook, own, seaNumber(situation.ground, port));
}

/**
 * Returns how many fleets are wanted: those of an expedition with naval superiority, and one where rebels wait for it.
 */
function fleetsWanted(outlook: Outlook): number {
  const calls = areRebelsAtSea(outlook) ? 1 : 0;
  if (!isMasterOfSea(outlook)) return calls;
  return EXPEDITION_FLEETS + Math.max(calls, Math.floor(talentsToSpend(outlook) / ANOTHER_FLEET));
}

/** Returns the regions that have a city in revolt, or one that the enemy holds, and so need troops (R 6.5). */
const restlessRegions = derived(
  ({ situation, camp }: Outlook): ReadonlySet<RegionId | null> =>
    new Set(
      situation.ground.map.cities
        .filter(({ id }) => stateOfCity(situation, id).destroyed !== true)
        .map(({ hex }) => hexNamed(situation, hex))
        .filter((hex) => strongholdIn(situation, hex)?.friend !== camp)
        .map((hex) => regionOfHex(situation, hex)),
    ),
);

/** Returns how many of the player's fleets are on the map. */
const fleetsOut = ({ situation, me }: Outlook): number =>
  unitsToSupply(situation, me).filter(({ isLand }) => !isLand).length;

/** Returns the hexes of the player's armies that have a leader and are not full, each with its number of units. */
const openArmies = derived(({ situation, me }: Outlook) =>
  situation.roster.leaders
    .filter(
      ({ code }) => situation.playerOfLeader(code) === me && isHex(situation.places, situation.placeOfLeader(code)),
    )
    .map(({ code }) => situation.placeOfLeader(code))
    .map((hex) => ({ hex, size: ownAt({ situation, me }, hex) }))
    .filter(({ size }) => size < FULL),
);

/** Returns the number of units of the player's largest army near a hex that has a leader and is not full. */
function armyNear(outlook: Outlook, hex: HexCode): number {
  const { grid } = outlook.situation.ground;
  const near = openArmies(outlook).filter(({ hex: at }) => grid.distance(at, hex) <= JOINED_WITHIN);
  return Math.max(0, ...near.map(({ size }) => size));
}

/** Returns whether a unit is wanted against the revolts of its region, in a place without a leader. */
function isPolice(outlook: Outlook, unit: UnitInfo, hex: HexCode): boolean {
  const { situation, me } = outlook;
  const region = regionOfHex(situation, hex);
  if (region === null || !restlessRegions(outlook).has(region)) return false;
  const isThere = regionOfHex(situation, situation.placeOfUnit(unit.code)) === region;
  return unitsCommandedIn(situation, region, me) - (isThere ? 1 : 0) < POLICE;
}

/** Returns the value of a unit on the walls, where cavalry is weaker (R 17.4.5). */
const steadinessOf = ({ morale, type }: UnitInfo): number => morale + (type === 'hoplite' ? 1 : 0);

/** Returns how much a city needs a unit. */
function needAt(outlook: Outlook, unit: UnitInfo, hex: HexCode): number {
  const { situation, me } = outlook;
  const here = guardsAt(outlook, hex) - (unit.isLand && situation.placeOfUnit(unit.code) === hex ? 1 : 0);
  const fleets = unitsAt(situation, hex, { player: me, land: false }).length;
  const harbour = cityIn(situation, hex)?.size === 'small' ? 0 : HARBOUR;
  const isLed = leadersAt(situation, hex, { player: me }).length > 0;
  if (!unit.isLand) {
    const calls = isLed || areRebelsAtSea(outlook);
    return calls && isOpenHarbour(outlook, unit, hex) && fleetsOut(outlook) < fleetsWanted(outlook)
      ? EXPEDITION + fleets + harbour
      : IDLE;
  }
  const guards = guardsNeeded(outlook, hex);
  if (here < guards) return GUARD + (enemiesNear(outlook, hex) > 0 ? steadinessOf(unit) : -unit.morale);
  const helps = unit.morale + (enemiesNear(outlook, hex) > 0 ? NEAR_ENEMY : 0);
  if (isLed && isMasterOfSea(outlook) && unit.type === 'hoplite' && here < fleets * ABOARD)
    return EXPEDITION + unit.morale;
  if (isLed && here < guards + leadersAt(situation, hex, { player: me }).length * FULL)
    return WITH_LEADER + MASS * Math.min(FULL, here) + helps;
  if (isPolice(outlook, unit, hex)) return POLICING + unit.morale;
  return armyNear(outlook, hex) < ARMY ? IDLE : WITH_LEADER - FAR + MASS * armyNear(outlook, hex) + helps;
}

/** Returns the score of placing a unit in a city. It is negative if there are no talents for it. */
function placeScore(outlook: Outlook, unitId: string, cityId: string): number {
  const { situation } = outlook;
  const [unit, city] = [findUnit(situation, unitId), findCity(situation, cityId)];
  if (unit === undefined || city === undefined) return -1;
  const hex = hexNamed(situation, city.hex);
  const isGuard = unit.isLand && guardsAt(outlook, hex) < guardsNeeded(outlook, hex);
  // No army takes the field in Winter.
  if (situation.season === 'winter' && !isGuard) return -1;
  const cost = priceOf(situation, unit, isGuard);
  const spare = talentsToSpend(outlook);
  const together = Math.max(ownAt(outlook, hex), armyNear(outlook, hex)) + Math.floor(spare / cost);
  return spare < cost || (unit.isLand && !isGuard && together < LEAST_ARMY) ? -1 : needAt(outlook, unit, hex);
}

/** Returns the score of withdrawing a unit. With too few talents the least useful unit goes first. */
function withdrawScore(outlook: Outlook, unitId: string): number {
  const { situation } = outlook;
  const unit = findUnit(situation, unitId);
  if (unit === undefined || (situation.season !== 'winter' && spareTalents(outlook) >= 0)) return -1;
  const hex = situation.placeOfUnit(unit.code);
  return guardsAt(outlook, hex) <= guardsNeeded(outlook, hex) ? -1 : GUARD - needAt(outlook, unit, hex);
}

/**
 * Returns the score of a base. One on the coast supplies an army outside of cities that is cut off by land (R 9.2.2,
 * 9.3.4).
 */
export function baseScore({ situation, me, camp }: Outlook, id: string): number {
  const hex = hexNamed(situation, id);
  const isOnCoast = (situation.ground.coastAt[hex] ?? []).length > 0;
  const isHungry = !isSuppliedPlace(situation, hex, camp);
  const army = unitsAt(situation, hex, { player: me, land: true, inside: false });
  return isOnCoast && isHungry && army.length >= ARMY ? 1 : -1;
}

/**
 * Leaders are placed before the units, in a large city where most units are or will be. Another leader goes to a port
 * from which fleets sail.
 */
const LEADER = 200;
const IN_CITY = { small: 0, medium: 1, large: 10 } as const;

function leaderScore(outlook: Outlook, leader: string, cityId: string): number {
  const { situation, me } = outlook;
  const city = findCity(situation, cityId);
  if (city === undefined || findLeader(situation, leader) === undefined) return -1;
  const hex = hexNamed(situation, city.hex);
  const forFleets = city.port !== null && city.size !== 'small' && isMasterOfSea(outlook) ? FULL : 0;
  const leaders = leadersAt(situation, hex, { player: me }).length;
  return LEADER + IN_CITY[city.size] + forFleets + ownAt(outlook, hex) - FULL * leaders;
}

/** Returns the score of an action of the Placement stage. */
export function forcesScore(outlook: Outlook, action: ForcesAction): number {
  switch (action.type) {
    case 'place':
      return placeScore(outlook, action.unit, action.city);
    case 'withdraw':
      return withdrawScore(outlook, action.unit);
    case 'placeLeader':
      return leaderScore(outlook, action.leader, action.city);
    case 'placeBase':
      return baseScore(outlook, action.hex);
    case 'withdrawLeader':
      return -1;
    default:
      return 0;
  }
}

/** Returns the value of a unit that may starve. */
function valueOfUnit({ situation, me }: Outlook, { code, morale, isElite }: UnitInfo): number {
  const isLed = leadersAt(situation, situation.placeOfUnit(code), { player: me }).length > 0;
  return morale + (isElite ? 2 : 0) + (isLed ? 2 : 0);
}

/**
 * Returns the score of foraging with a unit. Besiegers do not move and can live off the land; other units would lose a
 * Campaign Turn (R 9.7.2).
 */
function forageScore(outlook: Outlook, unit: UnitInfo): number {
  const { situation, camp } = outlook;
  const frame = situation.stack.at(-1);
  const isHungry = frame?.kind === 'supply' && frame.stage !== 'foraging';
  if (isHungry) return valueOfUnit(outlook, unit);
  const hex = situation.placeOfUnit(unit.code);
  const stronghold = strongholdIn(situation, hex);
  const isBesieging = stronghold !== undefined && stronghold.friend !== camp;
  return isBesieging ? 1 : -1;
}

/** Returns the score of a hex in which fleets come ashore: a friendly place, or one in supply (R 9.8). */
function ashoreScore({ situation, camp }: Outlook, id: string): number {
  const hex = hexNamed(situation, id);
  return (strongholdIn(situation, hex)?.friend === camp ? 2 : 0) + (isSuppliedPlace(situation, hex, camp) ? 1 : 0);
}

/** Returns the score of an action of the Supply stage. */
export function supplyScore(outlook: Outlook, action: SupplyAction): number {
  const { situation } = outlook;
  switch (action.type) {
    case 'forage':
    case 'supplyUnit': {
      const unit = findUnit(situation, action.unit);
      if (unit === undefined) return -1;
      return action.type === 'forage'
        ? forageScore(outlook, unit)
        : valueOfUnit(outlook, unit) / costOf(situation, unit);
    }
    case 'bringAshore':
      return ashoreScore(outlook, action.hex);
    default:
      return 0;
  }
}
