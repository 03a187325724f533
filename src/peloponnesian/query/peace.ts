/** R 20: peace: what its first year forbids, and the grievances of players. */
import type { HexCode } from '../../core/hex/index.js';
import type { Offence } from '../state.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import { isHex } from '../table/places.js';
import type { Camp, PlayerId, RegionId } from '../vocabulary.js';
import { leadersInRegion } from './card-counts.js';
import { campOf, holderOfRegion, holdsRegion, playerOfUnit, regionOfHex } from './owners.js';
import { enemyOf } from './presence.js';

/** Returns whether a peace is in force (R 20.1). */
export const isAtPeace = ({ peace }: Pick<Situation, 'peace'>): boolean => peace !== undefined;

/**
 * Returns whether a peace was signed this year. What R 20.2 forbids lasts until the end of the year (R 20.3). Only
 * cards that are played when drawn are played then.
 */
export const isTruce = ({ peace, year }: Pick<Situation, 'peace' | 'year'>): boolean => peace?.year === year;

/** Returns whether the enemy of a camp controls a region. Nobody controls a neutral one. */
export const isEnemyRegion = (situation: Situation, region: RegionId | null, camp: Camp): boolean =>
  holdsRegion(situation, enemyOf(camp), region);

/** Returns whether a hex lies in a region of the enemy of a camp. */
const isEnemyGround = (situation: Situation, hex: HexCode, camp: Camp): boolean =>
  isEnemyRegion(situation, regionOfHex(situation, hex), camp);

/**
 * Returns whether a truce keeps pieces of a camp out of a hex, because it lies in an enemy region. Pieces already in
 * that region (at `from`) may cross it to leave; `from` is left out for pieces from the sea (R 20.2, ruling Q93).
 */
export function isClosedByTruce(situation: Situation, hex: HexCode, camp: Camp, from?: HexCode): boolean {
  if (!isTruce(situation) || !isEnemyGround(situation, hex, camp)) return false;
  return from === undefined || regionOfHex(situation, from) !== regionOfHex(situation, hex);
}

/** Returns the units of both camps in enemy regions. Sicily is not a region (ruling Q90). */
export const trespassers = (situation: Situation): readonly UnitInfo[] =>
  situation.roster.units.filter(({ code }) => {
    const place = situation.placeOfUnit(code);
    return isHex(situation.places, place) && isEnemyGround(situation, place, campOf(playerOfUnit(situation, code)));
  });

/** Returns the leaders of both camps in enemy regions. */
export const trespassingLeaders = (situation: Situation): readonly LeaderInfo[] =>
  situation.roster.leaders.filter(({ code }) => {
    const player = situation.playerOfLeader(code);
    const place = situation.placeOfLeader(code);
    return player !== null && isHex(situation.places, place) && isEnemyGround(situation, place, campOf(player));
  });

/**
 * Returns the offence of a player's enemy against the peace in the last season, or `undefined` if nothing entitles the
 * player to a Grievance Roll (R 20.3, ruling Q96).
 */
export function offenceAgainst({ peace }: Pick<Situation, 'peace'>, player: PlayerId): Offence | undefined {
  const offence = peace?.offences.before[enemyOf(campOf(player))];
  return offence?.violates === true ? offence : undefined;
}

/** Returns how many leaders of its holder are in a region (R 20.2, ruling Q95). */
export function leadersAtHome(situation: Situation, region: RegionId): number {
  const holder = holderOfRegion(situation, region);
  return holder === null ? 0 : leadersInRegion(situation, region, holder).length;
}
