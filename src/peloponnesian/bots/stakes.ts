/**
 * R 4, 13.4, 21, 22.5: what victories are worth. Regions change hands by Allegiance, and the fall of a capital ends the
 * war.
 */
import type { HexCode } from '../../core/hex/index.js';
import { isShared } from '../query/command.js';
import { homesOf } from '../query/homes.js';
import { areEnemies, campOf, cityIn, holdsRegion, regionOfHex, regionState, stateOfCity } from '../query/owners.js';
import { isLargeCity } from '../query/sieges.js';
import { baseTributeOf } from '../query/tribute.js';
import type { Situation } from '../table/situation.js';
import type { Camp, PlayerId, RegionId } from '../vocabulary.js';
import type { Outlook } from './outlook.js';

/** The value of a region that changes hands with the next victory. Half a movement point on the way costs 1. */
const REGION = 100;
/** The value of winning the war. */
const CAPITAL = 180;
/** A victory that changes no region: on uninhabited islands, or in a region with high Allegiance. */
const GLORY = 12;
/** The additional value of a decisive victory, which affects all regions (R 13.2). */
const RENOWN = 30;
/**
 * Winning back a region is worth less than winning a new one: the enemy needs several victories, and may go elsewhere.
 */
const OWN = 0.8;

/** The player for whom stakes are computed. */
type Party = Pick<Outlook, 'situation' | 'me' | 'camp'>;

/** The change of Allegiance in the region of a victory (R 13.4). */
const VICTORY = 2;
const DECISIVE = 5;

/** Returns how many victories of a kind make a region change hands. */
function victoriesNeeded({ components, regions }: Situation, region: RegionId, each: number): number {
  const { leastHeld } = components.charts.levels;
  const allegiance = regions[region]?.allegiance ?? 0;
  return Math.max(1, Math.ceil((allegiance - leastHeld + 1) / each));
}

/** The value of each talent of a region's Base Tribute Value in the count of the player (R 24.8, 25.4). */
const COUNTED = 5;
/** The part of its value that an ally's region is worth: Athens loses it, but another player counts it. */
const ALLIED = 0.5;

/** Returns what a region is worth to a player if one victory wins it. */
function worthOfRegion({ situation, me, camp }: Party, region: RegionId, holder: PlayerId): number {
  if (holder !== me && !areEnemies(holder, me)) return ALLIED * REGION;
  return REGION + (isShared(situation) && camp === 'league' ? COUNTED * baseTributeOf(situation, region) : 0);
}

/** Returns what a victory in a region is worth to a player. */
export function stakeIn(party: Party, region: RegionId | null, isDecisive: boolean): number {
  const { situation } = party;
  const state = region === null ? undefined : regionState(situation, region);
  if (region === null || state === undefined || state.neutral === true) return GLORY;
  const needed = victoriesNeeded(situation, region, isDecisive ? DECISIVE : VICTORY);
  const worth = worthOfRegion(party, region, state.player) / needed;
  const scaled = areEnemies(state.player, party.me) ? worth : OWN * worth;
  return Math.max(GLORY, scaled) + (isDecisive ? RENOWN : 0);
}

/** Returns whether an enemy capital lies in a hex. */
export const isEnemyCapital = (situation: Situation, hex: HexCode, camp: Camp): boolean =>
  homesOf(situation).some(({ player, capital }) => campOf(player) !== camp && cityIn(situation, hex)?.id === capital);

/** Returns whether the player's camp has a capital in a hex. */
export const isOwnCapital = (situation: Situation, hex: HexCode, camp: Camp): boolean =>
  homesOf(situation).some(({ player, capital }) => campOf(player) === camp && cityIn(situation, hex)?.id === capital);

/**
 * A city in revolt costs its region Allegiance in every season (R 13.4), and a player who loses the region of their
 * capital has lost the war (R 21.1).
 */
const UNREST = 60;
const UNREST_AT_HOME = 90;
/** A city held by the enemy lowers Allegiance only sometimes, and not below a floor. */
const OCCUPIED = 0.3;

/** Returns the value of ending a revolt, or the enemy's hold, of a city in a friendly region. */
function worthOfOrder({ situation, camp }: Party, region: RegionId | null, hex: HexCode): number {
  const city = cityIn(situation, hex);
  if (city === undefined || !holdsRegion(situation, camp, region)) return 0;
  const worth = homesOf(situation).some((home) => home.region === region) ? UNREST_AT_HOME : UNREST;
  return stateOfCity(situation, city.id).revolt === undefined ? OCCUPIED * worth : worth;
}

/**
 * Where tribute decides the war (R 23.5, 26.4, 27.4), an enemy city is worth capturing for itself: it no longer pays
 * tribute, and it supplies troops (R 4.4, 5.4).
 */
const FOOTHOLD = 25;

/** Returns the value of an enemy city apart from the Allegiance of its region. */
function worthOfFoothold({ situation, camp }: Party, region: RegionId | null, hex: HexCode): number {
  const isCity = cityIn(situation, hex) !== undefined && !holdsRegion(situation, camp, region);
  return isCity && situation.scenario.victory.counts === 'tribute' ? FOOTHOLD : 0;
}

/** Returns the value of capturing what is in a hex. */
export function stakeAt(party: Party, hex: HexCode): number {
  const { situation, camp } = party;
  if (isEnemyCapital(situation, hex, camp)) return CAPITAL;
  const region = regionOfHex(situation, hex);
  return (
    stakeIn(party, region, isLargeCity(situation, hex)) +
    worthOfOrder(party, region, hex) +
    worthOfFoothold(party, region, hex)
  );
}

/** The cost of a failed attack: it gives the enemy a victory and loses units. */
const FAILURE = 0.6;

/** Returns the value of an attack with a given chance of success. */
export const worthOfAttack = (stake: number, chance: number): number => stake * (chance - FAILURE * (1 - chance));
