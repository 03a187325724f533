/** R 4, 13.4, 21, 22.5: what victories are worth: regions change hands by Allegiance, and the war ends with a capital. */
import type { HexCode } from '../../core/hex/index.js';
import { homesOf } from '../query/homes.js';
import { campOf, cityIn, regionOfHex, regionState } from '../query/owners.js';
import { isLargeCity } from '../query/sieges.js';
import type { Situation } from '../table/situation.js';
import type { Camp, RegionId } from '../vocabulary.js';

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

/** By how much a victory changes Allegiance in its region (R 13.4). */
const VICTORY = 2;
const DECISIVE = 5;

/** Returns how many victories of such a kind change the holder of a region. */
function victoriesNeeded({ components, regions }: Situation, region: RegionId, each: number): number {
  const { leastHeld } = components.charts.levels;
  const allegiance = regions[region]?.allegiance ?? 0;
  return Math.max(1, Math.ceil((allegiance - leastHeld + 1) / each));
}

/** Returns what it is worth to somebody of a camp to be victorious in a region. */
export function stakeIn(situation: Situation, region: RegionId | null, camp: Camp, isDecisive: boolean): number {
  const state = region === null ? undefined : regionState(situation, region);
  if (region === null || state === undefined || state.neutral === true) return GLORY;
  const worth = REGION / victoriesNeeded(situation, region, isDecisive ? DECISIVE : VICTORY);
  const scaled = campOf(state.player) === camp ? OWN * worth : worth;
  return Math.max(GLORY, scaled) + (isDecisive ? RENOWN : 0);
}

/** Returns whether the capital of an enemy lies in a hex. */
export const isEnemyCapital = (situation: Situation, hex: HexCode, camp: Camp): boolean =>
  homesOf(situation).some(({ player, capital }) => campOf(player) !== camp && cityIn(situation, hex)?.id === capital);

/** Returns whether an own capital lies in a hex. */
export const isOwnCapital = (situation: Situation, hex: HexCode, camp: Camp): boolean =>
  homesOf(situation).some(({ player, capital }) => campOf(player) === camp && cityIn(situation, hex)?.id === capital);

/** Returns what it is worth to take what is in a hex. */
export function stakeAt(situation: Situation, hex: HexCode, camp: Camp): number {
  if (isEnemyCapital(situation, hex, camp)) return CAPITAL;
  return stakeIn(situation, regionOfHex(situation, hex), camp, isLargeCity(situation, hex));
}

/** Who fails gives the enemy a victory, and loses units. */
const FAILURE = 0.6;

/** Returns what an attack is worth that succeeds so often. */
export const worthOfAttack = (stake: number, chance: number): number => stake * (chance - FAILURE * (1 - chance));
