/** R C: which pieces the cards of the gods hold back, and their effects on morale. */
import type { PlaceCode } from '../table/places.js';
import { isHex, seaAt } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { Camp, LeaderId, PlayerId, RegionId } from '../vocabulary.js';
import { effectsThat } from './cards.js';
import { campOf, isRegion, playerOfUnit, regionOfHex } from './owners.js';
import { findLeader } from './pieces.js';

/**
 * Returns whether an earthquake prevents all moves in a region and into it. Retreats are not moves (R C, ruling R58).
 */
export const isShaken = (situation: Situation, region: RegionId | null): boolean =>
  region !== null && effectsThat(situation, 'earthquake').some(({ regions }) => regions.includes(region));

/** Returns whether a place is a hex of a region with an earthquake. */
const isOnShakenGround = (situation: Situation, place: PlaceCode): boolean =>
  situation.effects.length > 0 && isHex(situation.places, place) && isShaken(situation, regionOfHex(situation, place));

/** Returns the leaders in play who do not move because of unfavourable sacrifices. */
const restingLeaders = (situation: Situation): readonly LeaderInfo[] =>
  effectsThat(situation, 'rest').flatMap(({ leader }) => findLeader(situation, leader) ?? []);

const campOfLeader = (situation: Situation, { code }: LeaderInfo): Camp | null => {
  const player = situation.playerOfLeader(code);
  return player === null ? null : campOf(player);
};

/**
 * Returns whether a unit rests with a leader: a unit of the leader's camp in the same hex, or in the leader's stack at
 * sea (R C, ruling Q179).
 */
function restsWith(situation: Situation, { code }: UnitInfo, leader: LeaderInfo): boolean {
  const place = situation.placeOfUnit(code);
  if (situation.placeOfLeader(leader.code) !== place) return false;
  return isHex(situation.places, place)
    ? campOfLeader(situation, leader) === campOf(playerOfUnit(situation, code))
    : situation.leaderOver(code) === leader.code;
}

/** Why a piece cannot move at all. */
export type Hindrance = 'earthquake' | 'rest';

/** Returns why a unit may not move or intercept, or `undefined` if no card holds it back. */
export function hindranceOfUnit(situation: Situation, unit: UnitInfo): Hindrance | undefined {
  if (situation.effects.length === 0) return undefined;
  if (isOnShakenGround(situation, situation.placeOfUnit(unit.code))) return 'earthquake';
  return restingLeaders(situation).some((leader) => restsWith(situation, unit, leader)) ? 'rest' : undefined;
}

/**
 * Returns why a leader may not move, or `undefined` if no card holds the leader back. Leaders move like units (R 16.5).
 */
export function hindranceOfLeader(situation: Situation, leader: LeaderInfo): Hindrance | undefined {
  if (situation.effects.length === 0) return undefined;
  const place = situation.placeOfLeader(leader.code);
  if (isOnShakenGround(situation, place)) return 'earthquake';
  const camp = campOfLeader(situation, leader);
  const isHeld = restingLeaders(situation).some(
    (resting) =>
      resting.code === leader.code ||
      (seaAt(situation.places, place) === undefined &&
        situation.placeOfLeader(resting.code) === place &&
        campOfLeader(situation, resting) === camp),
  );
  return isHeld ? 'rest' : undefined;
}

/**
 * Returns the regions that a unit may not leave because of a festival: it comes from one of them and stands in one.
 * Returns `undefined` if it may go anywhere (R C, ruling Q175).
 */
function festivalOf(situation: Situation, { code, home }: UnitInfo): readonly RegionId[] | undefined {
  const place = situation.placeOfUnit(code);
  if (!isRegion(home) || !isHex(situation.places, place)) return undefined;
  const here = regionOfHex(situation, place);
  if (here === null) return undefined;
  return effectsThat(situation, 'festival').find(({ regions }) => regions.includes(home) && regions.includes(here))
    ?.regions;
}

/** Returns whether a festival keeps a unit at home, so that it neither leaves its regions nor goes to sea. */
export const isKeptHome = (situation: Situation, unit: UnitInfo): boolean =>
  situation.effects.length > 0 && festivalOf(situation, unit) !== undefined;

/** Returns whether a festival keeps one of some units out of a region; `null` stands for land in no region. */
export const isKeptFrom = (situation: Situation, units: readonly UnitInfo[], region: RegionId | null): boolean =>
  situation.effects.length > 0 &&
  units.some((unit) => {
    const regions = festivalOf(situation, unit);
    return regions !== undefined && (region === null || !regions.includes(region));
  });

/** Returns whether an invasion from abroad prevents area movement through a region in this season. */
export const isInvaded = (situation: Situation, region: RegionId | null): boolean =>
  region !== null && effectsThat(situation, 'invasion').some(({ regions }) => regions.includes(region));

/** Returns what an eclipse adds to the morale of all attackers. */
export const moraleOfAttackers = (situation: Situation): number =>
  effectsThat(situation, 'eclipse').reduce((sum, { morale }) => sum + morale, 0);

/** Returns what an oracle adds to the morale of a player's units in combat. */
export const moraleByOracle = (situation: Situation, player: PlayerId): number =>
  effectsThat(situation, 'oracle').reduce((sum, each) => (each.player === player ? sum + each.morale : sum), 0);

/** Returns the leaders whose units plunder. */
export const plunderersOf = (situation: Situation, player: PlayerId): readonly LeaderInfo[] =>
  effectsThat(situation, 'plunder')
    .map(({ leader }): LeaderId => leader)
    .flatMap((id) => findLeader(situation, id) ?? [])
    .filter(({ code }) => situation.playerOfLeader(code) === player);
