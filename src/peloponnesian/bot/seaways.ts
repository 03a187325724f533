/** How fleets, and the troops aboard, are drawn over the sea towards coasts where they are wanted. */
import { reachOf, UNREACHED, type HexCode, type Reach } from '../../core/hex/index.js';
import { coastsOfSeas, seasBeside } from '../geometry/beside.js';
import { NONE, type SeaCode } from '../geometry/ground.js';
import { regionOfHex, regionState, campOf } from '../query/owners.js';
import { enemyOf, hasUnitsAt, strongholdIn } from '../query/presence.js';
import { isStormy } from '../query/storms.js';
import { isHostileCoast, isOpenSea, landingCost, mayLand } from '../query/voyages.js';
import { BOLD, siegeWorth } from './goals.js';
import { chanceAt } from './odds.js';
import { fleetsOf, troopsOf, type Force, type Outlook } from './outlook.js';
import { valueAt } from './pull.js';
import { stakeAt, worthOfAttack } from './stakes.js';

/** More than any coast is worth. */
const MOST = 400;
/** To go ashore costs time. */
const ASHORE = 2;
/** Fleets without troops: to close a port that an army masks, home, and the enemy's coast (R 15). */
const BLOCKADE = 40;
const HOME = 8;
const RAID = 6;

/** Whether an own army masks a port, and has no fleet (R 10.3.2). */
function lacksFleet({ situation, camp }: Outlook, hex: HexCode): boolean {
  const isMasking = hasUnitsAt(situation, hex, { camp, inside: false, land: true });
  const friend = strongholdIn(situation, hex)?.friend;
  return isMasking && friend === enemyOf(camp) && !hasUnitsAt(situation, hex, { camp, inside: false, land: false });
}

/** Returns what a coast is worth to fleets that carry nobody. */
function valueToFleets(outlook: Outlook, hex: HexCode): number {
  const { situation, camp } = outlook;
  if (lacksFleet(outlook, hex)) return BLOCKADE;
  if (isHostileCoast(situation, hex, camp)) return -MOST;
  if (strongholdIn(situation, hex)?.friend === camp) return HOME;
  const region = regionOfHex(situation, hex);
  const state = region === null ? undefined : regionState(situation, region);
  const area = situation.ground.map.areas[situation.ground.areaAt[hex] ?? NONE];
  const isSpoil = state !== undefined && campOf(state.player) !== camp && area !== undefined;
  return isSpoil && (situation.raided[area.id] ?? 0) < area.forage ? RAID : 0;
}

/** Returns what a coast is worth to a force that lands there, whose troops go on from there. */
export function valueOfCoast(outlook: Outlook, force: Force, hex: HexCode): number {
  const { situation, camp } = outlook;
  const troops: Force = { units: troopsOf(force), leaders: force.leaders };
  if (troops.units.length === 0) return valueToFleets(outlook, hex);
  if (!isHostileCoast(situation, hex, camp)) return valueAt(outlook, troops, hex) - ASHORE;
  const chance = Math.max(chanceAt(outlook, troops, hex, true), chanceAt(outlook, force, hex, true));
  const stake = stakeAt(outlook, hex);
  const storm = chance >= BOLD ? worthOfAttack(stake, chance) : -MOST;
  return Math.max(storm, siegeWorth(outlook, hex, force.units) || -MOST);
}

/** Whether fleets are safe in a sea area: Open Seas feed nobody, and fleets go down in storms (R 9.8, 16.4.6, R C). */
const isSafe = ({ situation }: Outlook, sea: SeaCode): boolean =>
  !isOpenSea(situation.ground, sea) && !isStormy(situation, sea);

/** Searches from all coasts at once over the sea areas in which fleets are safe. */
function search(outlook: Outlook, force: Force): Reach {
  const { situation, me, camp } = outlook;
  const { ground } = situation;
  const start = ground.map.seas.length;
  const stack = { leaders: force.leaders.map(({ id }) => id), units: force.units.map(({ id }) => id) };
  return reachOf({
    places: start + 1,
    start,
    budget: MOST,
    steps(from, offer) {
      if (from !== start) {
        for (const sea of seasBeside(ground)[from] ?? []) if (isSafe(outlook, sea)) offer(sea, 1);
        return;
      }
      for (const [sea, coast] of coastsOfSeas(ground).entries()) {
        if (!isSafe(outlook, sea)) continue;
        for (const hex of coast) {
          const cost = landingCost(situation, hex, sea, camp);
          const value =
            cost === null || !mayLand(situation, hex, me, stack) ? -MOST : valueOfCoast(outlook, force, hex);
          if (value > 0) offer(sea, MOST - Math.round(value) + (cost ?? 0));
        }
      }
    },
  });
}

/** Returns how well a force is placed in a sea area; less than 0 where it is not wanted anywhere. */
export function valueOfSea(outlook: Outlook, force: Force, sea: SeaCode): number {
  const key = `sea ${[...force.leaders, ...fleetsOf(force), ...troopsOf(force)].map(({ id }) => id).join(' ')}`;
  const known = outlook.pulls.get(key) ?? search(outlook, force);
  outlook.pulls.set(key, known);
  const cost = known.costTo(sea);
  return cost === UNREACHED ? -MOST : MOST - cost;
}
