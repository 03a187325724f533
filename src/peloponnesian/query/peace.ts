/** R 20: whether there is peace, what its first year forbids, and who may complain that it is broken. */
import type { HexCode } from '../../core/hex/index.js';
import type { Offence } from '../state.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import { isHex } from '../table/places.js';
import type { Camp, PlayerId, RegionId } from '../vocabulary.js';
import { leadersInRegion } from './card-counts.js';
import { campOf, holderOfRegion, holdsRegion, playerOfUnit, regionOfHex } from './owners.js';
import { enemyOf } from './presence.js';

/** Whether a peace is in force (R 20.1). */
export const isAtPeace = ({ peace }: Pick<Situation, 'peace'>): boolean => peace !== undefined;

/**
 * Whether a peace was signed this year: what R 20.2 forbids binds until the year is over (R 20.3). No cards are played then but those that are acted
 * upon as they are drawn.
 */
export const isTruce = ({ peace, year }: Pick<Situation, 'peace' | 'year'>): boolean => peace?.year === year;

/** Whether a region is controlled by the enemy of a camp; neutral ones are not. */
export const isEnemyRegion = (situation: Situation, region: RegionId | null, camp: Camp): boolean =>
  holdsRegion(situation, enemyOf(camp), region);

/** Whether a hex lies in a region of the enemy of a camp. */
const isEnemyGround = (situation: Situation, hex: HexCode, camp: Camp): boolean =>
  isEnemyRegion(situation, regionOfHex(situation, hex), camp);

/**
 * R 20.2, ruling Q93: whether a truce keeps pieces of a camp out of a hex: it lies in an enemy region. Whoever stands in that region already
 * (`from`) may cross it to leave; `from` is left out by those who come from the sea.
 */
export function isClosedByTruce(situation: Situation, hex: HexCode, camp: Camp, from?: HexCode): boolean {
  if (!isTruce(situation) || !isEnemyGround(situation, hex, camp)) return false;
  return from === undefined || regionOfHex(situation, from) !== regionOfHex(situation, hex);
}

/** Returns the units of both camps that stand in regions of their enemies. Sicily is none (ruling Q90). */
export const trespassers = (situation: Situation): readonly UnitInfo[] =>
  situation.roster.units.filter(({ code }) => {
    const place = situation.placeOfUnit(code);
    return isHex(situation.places, place) && isEnemyGround(situation, place, campOf(playerOfUnit(situation, code)));
  });

/** Returns the leaders of both camps who stand in regions of their enemies. */
export const trespassingLeaders = (situation: Situation): readonly LeaderInfo[] =>
  situation.roster.leaders.filter(({ code }) => {
    const player = situation.playerOfLeader(code);
    const place = situation.placeOfLeader(code);
    return player !== null && isHex(situation.places, place) && isEnemyGround(situation, place, campOf(player));
  });

/**
 * R 20.3, ruling Q96: returns what the enemy of a player did against the peace in the last season; `undefined`: nothing that entitles to a
 * Grievance Roll.
 */
export function offenceAgainst({ peace }: Pick<Situation, 'peace'>, player: PlayerId): Offence | undefined {
  const offence = peace?.offences.before[enemyOf(campOf(player))];
  return offence?.violates === true ? offence : undefined;
}

/** R 20.2, ruling Q95: returns how many leaders of its holder stand in a region. */
export function leadersAtHome(situation: Situation, region: RegionId): number {
  const holder = holderOfRegion(situation, region);
  return holder === null ? 0 : leadersInRegion(situation, region, holder).length;
}
