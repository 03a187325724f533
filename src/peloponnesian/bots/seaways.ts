/** How coasts draw fleets, and the troops aboard, over the sea. */
import { derived } from '../../core/board/index.js';
import { reachOf, UNREACHED, type HexCode, type Reach } from '../../core/hex/index.js';
import { coastsOfSeas, seasBeside } from '../geometry/beside.js';
import { NONE, type SeaCode } from '../geometry/ground.js';
import { seaOfFleet } from '../query/areas.js';
import { homeRegionOf } from '../query/homes.js';
import { isActive, unitsInPool } from '../query/placement.js';
import { campOf, holderOfRegion, playerOfUnit, regionOfHex, regionState } from '../query/owners.js';
import type { Situation } from '../table/situation.js';
import type { Camp } from '../vocabulary.js';
import { enemyOf, hasUnitsAt, leadersAt, strongholdIn, unitsAt } from '../query/presence.js';
import { isStormy } from '../query/storms.js';
import type { PlaceCode } from '../table/places.js';
import { isHostileCoast, isOpenSea, landingCost, mayLand } from '../query/voyages.js';
import { BOLD, FULL, siegeWorth } from './goals.js';
import { chanceAt, chanceOf, strengthAtSea, type Strength } from './odds.js';
import { enemiesAt, perOutlook, troopsOf, type Force, type Outlook } from './outlook.js';
import { valueAt } from './pull.js';
import { rebelsWaiting } from './rebels.js';
import { stakeAt, worthOfAttack } from './stakes.js';

/** A value higher than that of any coast. */
const MOST = 400;
/** The cost of landing, in time. */
const ASHORE = 2;
/**
 * Goals of fleets without troops: to close a port that an army masks, to go home, and to raid the enemy's coast (R 15).
 */
const BLOCKADE = 40;
const HOME = 8;
const RAID = 6;
/** The value of each unit that waits for a leader to come by sea. */
const LEVY = 4;
/** R C: a fleet that causes a region to rebel. */
const REBELS = 60;

/** Returns whether a friendly army masks a port and has no fleet there but those of this force (R 10.3.2). */
function lacksFleet({ situation, camp }: Outlook, { units }: Force, hex: HexCode): boolean {
  const isMasking = hasUnitsAt(situation, hex, { camp, inside: false, land: true });
  const friend = strongholdIn(situation, hex)?.friend;
  const others = unitsAt(situation, hex, { camp, inside: false, land: false }).filter((each) => !units.includes(each));
  return isMasking && friend === enemyOf(camp) && others.length === 0;
}

/**
 * Returns what a friendly port is worth to a leader whose home region is inactive: a value for each unit that waits
 * there for a leader.
 */
function levyAt({ situation, me, camp }: Outlook, hex: HexCode): number {
  const region = regionOfHex(situation, hex);
  const home = homeRegionOf(situation, me);
  if (region === null || region === home || isActive(situation, home) || !isActive(situation, region)) return 0;
  if (holderOfRegion(situation, region) !== me || hasLeaderAt(situation, hex, camp)) return 0;
  return LEVY * Math.min(FULL, unitsInPool(situation, region).filter(({ isLand }) => isLand).length);
}
const hasLeaderAt = (situation: Situation, hex: HexCode, camp: Camp): boolean =>
  leadersAt(situation, hex, { camp }).length > 0;

/** Returns what a coast is worth to fleets without troops. */
function valueToFleets(outlook: Outlook, force: Force, hex: HexCode): number {
  const { situation, camp } = outlook;
  if (lacksFleet(outlook, force, hex)) return BLOCKADE;
  if (isHostileCoast(situation, hex, camp)) return -MOST;
  if (strongholdIn(situation, hex)?.friend === camp)
    return HOME + (force.leaders.length > 0 ? levyAt(outlook, hex) : 0);
  const region = regionOfHex(situation, hex);
  const state = region === null ? undefined : regionState(situation, region);
  if (region !== null && rebelsWaiting(outlook).get(region)?.type === 'fleet') return REBELS;
  const area = situation.ground.map.areas[situation.ground.areaAt[hex] ?? NONE];
  const isSpoil = state !== undefined && campOf(state.player) !== camp && area !== undefined;
  return isSpoil && (situation.raided[area.id] ?? 0) < area.forage ? RAID : 0;
}

/** Returns what a coast is worth to a force that lands there, and whose troops march on from there. */
export function valueOfCoast(outlook: Outlook, force: Force, hex: HexCode): number {
  const { situation, camp } = outlook;
  const troops: Force = { units: troopsOf(force), leaders: force.leaders };
  if (troops.units.length === 0) return valueToFleets(outlook, force, hex);
  if (!isHostileCoast(situation, hex, camp)) return valueAt(outlook, troops, hex) - ASHORE;
  const chance = Math.max(chanceAt(outlook, troops, hex, true), chanceAt(outlook, force, hex, true));
  const stake = stakeAt(outlook, hex);
  const storm = chance >= BOLD ? worthOfAttack(stake, chance) : -MOST;
  return Math.max(storm, siegeWorth(outlook, hex, force.units) || -MOST);
}

/** Returns for each sea area the enemy fleets that can intercept there, from port as well (R 16.4.5). */
const hunters = derived(({ situation, camp }: Outlook): ReadonlyMap<SeaCode, readonly Force[]> => {
  const found = new Map<SeaCode, Force[]>();
  const places = new Set<PlaceCode>();
  for (const { code, isLand } of situation.roster.units) {
    const sea = isLand || campOf(playerOfUnit(situation, code)) === camp ? undefined : seaOfFleet(situation, code);
    const place = situation.placeOfUnit(code);
    if (sea === undefined || places.has(place)) continue;
    places.add(place);
    const { units, leaders } = enemiesAt({ situation, camp }, place);
    const fleets = units.filter((unit) => !unit.isLand);
    // R 16.4.5: without a leader fleets intercept one at a time.
    found.set(sea, [...(found.get(sea) ?? []), { units: leaders.length > 0 ? fleets : fleets.slice(0, 1), leaders }]);
  }
  return found;
});

/**
 * Returns whether fleets are safe in a sea area. They are not on Open Seas, where they are out of supply (R 9.8,
 * 16.4.6), in storms (R C), or near stronger enemy fleets.
 */
export function isSafe(outlook: Outlook, own: Strength, sea: SeaCode): boolean {
  const { situation } = outlook;
  if (isOpenSea(situation.ground, sea) || isStormy(situation, sea)) return false;
  const enemies = hunters(outlook).get(sea) ?? [];
  return enemies.every((force) => chanceOf(strengthAtSea(force), own, 'open') <= BOLD);
}

/** Searches from all coasts at once over the sea areas in which fleets are safe. */
function search(outlook: Outlook, force: Force): Reach {
  const { situation, me, camp } = outlook;
  const { ground } = situation;
  const start = ground.map.seas.length;
  const own = strengthAtSea(force);
  const stack = { leaders: force.leaders.map(({ id }) => id), units: force.units.map(({ id }) => id) };
  return reachOf({
    places: start + 1,
    start,
    budget: MOST,
    steps(from, offer) {
      if (from !== start) {
        for (const sea of seasBeside(ground)[from] ?? []) if (isSafe(outlook, own, sea)) offer(sea, 1);
        return;
      }
      for (const [sea, coast] of coastsOfSeas(ground).entries()) {
        if (!isSafe(outlook, own, sea)) continue;
        for (const hex of coast) {
          const value = valueOfCoast(outlook, force, hex);
          const cost = value > 0 ? landingCost(situation, hex, sea, camp) : null;
          if (cost !== null && mayLand(situation, hex, me, stack)) offer(sea, MOST - Math.round(value) + cost);
        }
      }
    },
  });
}

const reachOfForce = perOutlook(search, (_, { units, leaders }) => {
  const kinds = units.map(({ kind }) => kind).sort((a, b) => a - b);
  return [...leaders.map(({ id }) => id), ...kinds].join(' ');
});

/** Returns the value of a sea area for a force. It is negative if no coast is worth going to. */
export function valueOfSea(outlook: Outlook, force: Force, sea: SeaCode): number {
  const cost = reachOfForce(outlook, force).costTo(sea);
  return cost === UNREACHED ? -MOST : MOST - cost;
}
