/** R 4, 13.4, 21, 22.5: what victories are worth: regions change hands by Allegiance, and the war ends with a capital. */
import type { HexCode } from '../../core/hex/index.js';
import { isShared } from '../query/command.js';
import { homesOf } from '../query/homes.js';
import { areEnemies, campOf, cityIn, holdsRegion, regionOfHex, regionState, stateOfCity } from '../query/owners.js';
import { isLargeCity } from '../query/sieges.js';
import { baseTributeOf } from '../query/tribute.js';
import type { Situation } from '../table/situation.js';
import type { Camp, PlayerId, RegionId } from '../vocabulary.js';
import type { Outlook } from './outlook.js';

/** What a region is worth that goes over with the next victory. Half a movement point on the way costs 1. */
const REGION = 100;
/** The war is won. */
const CAPITAL = 180;
/** A victory that changes no region: on uninhabited islands, or over those who hold out for long. */
const GLORY = 12;
/** What a decisive victory is worth beside: it is felt everywhere (R 13.2). */
const RENOWN = 30;
/** To win back is worth less than to win: the enemy needs several victories, and may turn elsewhere. */
const OWN = 0.8;

/** Who looks at what is at stake. */
type Party = Pick<Outlook, 'situation' | 'me' | 'camp'>;

/** By how much a victory changes Allegiance in its region (R 13.4). */
const VICTORY = 2;
const DECISIVE = 5;

/** Returns how many victories of such a kind change the holder of a region. */
function victoriesNeeded({ components, regions }: Situation, region: RegionId, each: number): number {
  const { leastHeld } = components.charts.levels;
  const allegiance = regions[region]?.allegiance ?? 0;
  return Math.max(1, Math.ceil((allegiance - leastHeld + 1) / each));
}

/** What a region is worth in an own count of Base Tribute Values, by the talent (R 24.8, 25.4). */
const COUNTED = 5;
/** What a region of an ally is worth: it is lost to Athens, and counts for somebody else. */
const ALLIED = 0.5;

/** Returns what a region is worth in the eyes of a player if one victory wins it. */
function worthOfRegion({ situation, me, camp }: Party, region: RegionId, holder: PlayerId): number {
  if (holder !== me && !areEnemies(holder, me)) return ALLIED * REGION;
  return REGION + (isShared(situation) && camp === 'league' ? COUNTED * baseTributeOf(situation, region) : 0);
}

/** Returns what it is worth to a player to be victorious in a region. */
export function stakeIn(party: Party, region: RegionId | null, isDecisive: boolean): number {
  const { situation } = party;
  const state = region === null ? undefined : regionState(situation, region);
  if (region === null || state === undefined || state.neutral === true) return GLORY;
  const needed = victoriesNeeded(situation, region, isDecisive ? DECISIVE : VICTORY);
  const worth = worthOfRegion(party, region, state.player) / needed;
  const scaled = areEnemies(state.player, party.me) ? worth : OWN * worth;
  return Math.max(GLORY, scaled) + (isDecisive ? RENOWN : 0);
}

/** Returns whether the capital of an enemy lies in a hex. */
export const isEnemyCapital = (situation: Situation, hex: HexCode, camp: Camp): boolean =>
  homesOf(situation).some(({ player, capital }) => campOf(player) !== camp && cityIn(situation, hex)?.id === capital);

/** Returns whether an own capital lies in a hex. */
export const isOwnCapital = (situation: Situation, hex: HexCode, camp: Camp): boolean =>
  homesOf(situation).some(({ player, capital }) => campOf(player) === camp && cityIn(situation, hex)?.id === capital);

/** A city in revolt costs its region Allegiance in every season (R 13.4), and who loses the region of a capital has lost the war (R 21.1). */
const UNREST = 60;
const UNREST_AT_HOME = 90;
/** One that the enemy holds costs it now and then, and not below a floor. */
const OCCUPIED = 0.3;

/** Returns what it is worth that a city in an own region is no longer in revolt, or in the hands of the enemy. */
function worthOfOrder({ situation, camp }: Party, region: RegionId | null, hex: HexCode): number {
  const city = cityIn(situation, hex);
  if (city === undefined || !holdsRegion(situation, camp, region)) return 0;
  const worth = homesOf(situation).some((home) => home.region === region) ? UNREST_AT_HOME : UNREST;
  return stateOfCity(situation, city.id).revolt === undefined ? OCCUPIED * worth : worth;
}

/** Where tribute decides the war (R 23.5, 26.4, 27.4), a city of the enemy is worth taking for itself: it pays no more, and feeds troops (R 4.4, 5.4). */
const FOOTHOLD = 25;

/** Returns what it is worth that an enemy city changes hands, beside the Allegiance of its region. */
function worthOfFoothold({ situation, camp }: Party, region: RegionId | null, hex: HexCode): number {
  const isCity = cityIn(situation, hex) !== undefined && !holdsRegion(situation, camp, region);
  return isCity && situation.scenario.victory.counts === 'tribute' ? FOOTHOLD : 0;
}

/** Returns what it is worth to take what is in a hex. */
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

/** Who fails gives the enemy a victory, and loses units. */
const FAILURE = 0.6;

/** Returns what an attack is worth that succeeds so often. */
export const worthOfAttack = (stake: number, chance: number): number => stake * (chance - FAILURE * (1 - chance));
