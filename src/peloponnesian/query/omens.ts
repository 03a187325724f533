/** R C: whom cards of the gods hold back, and how well units fight by them. */
import type { PlaceCode } from '../table/places.js';
import { isHex, seaAt } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { Camp, LeaderId, PlayerId, RegionId } from '../vocabulary.js';
import { effectsThat } from './cards.js';
import { campOf, isRegion, playerOfUnit, regionOfHex } from './owners.js';
import { findLeader } from './pieces.js';

/** R C, ruling R58: whether nobody moves in a region or into it: the earth shakes there. Retreats are no moves. */
export const isShaken = (situation: Situation, region: RegionId | null): boolean =>
  region !== null && effectsThat(situation, 'earthquake').some(({ regions }) => regions.includes(region));

/** Whether a place is a hex of a region in which the earth shakes. */
const isOnShakenGround = (situation: Situation, place: PlaceCode): boolean =>
  situation.effects.length > 0 && isHex(situation.places, place) && isShaken(situation, regionOfHex(situation, place));

/** Returns the leaders who do not move because their sacrifices were unfavourable, and who are still in a player's service. */
const restingLeaders = (situation: Situation): readonly LeaderInfo[] =>
  effectsThat(situation, 'rest').flatMap(({ leader }) => findLeader(situation, leader) ?? []);

const campOfLeader = (situation: Situation, { code }: LeaderInfo): Camp | null => {
  const player = situation.playerOfLeader(code);
  return player === null ? null : campOf(player);
};

/** R C, ruling Q179: whether a unit rests with a leader: it is of his camp in his hex, or at sea in his stack. */
function restsWith(situation: Situation, { code }: UnitInfo, leader: LeaderInfo): boolean {
  const place = situation.placeOfUnit(code);
  if (situation.placeOfLeader(leader.code) !== place) return false;
  return isHex(situation.places, place)
    ? campOfLeader(situation, leader) === campOf(playerOfUnit(situation, code))
    : situation.leaderOver(code) === leader.code;
}

/** Why a piece does not move, whatever it would do. */
export type Hindrance = 'earthquake' | 'rest';

/** Returns why a unit may not move or intercept; `undefined`: no card holds it back. */
export function hindranceOfUnit(situation: Situation, unit: UnitInfo): Hindrance | undefined {
  if (situation.effects.length === 0) return undefined;
  if (isOnShakenGround(situation, situation.placeOfUnit(unit.code))) return 'earthquake';
  return restingLeaders(situation).some((leader) => restsWith(situation, unit, leader)) ? 'rest' : undefined;
}

/** Returns why a leader may not move; `undefined`: no card holds him back. Leaders move as units do (R 16.5). */
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
 * R C, ruling Q175: returns the regions out of which a unit may not go, because it comes from one of them, stands in one, and they hold a festival;
 * `undefined`: it may go anywhere.
 */
function festivalOf(situation: Situation, { code, home }: UnitInfo): readonly RegionId[] | undefined {
  const place = situation.placeOfUnit(code);
  if (!isRegion(home) || !isHex(situation.places, place)) return undefined;
  const here = regionOfHex(situation, place);
  if (here === null) return undefined;
  return effectsThat(situation, 'festival').find(({ regions }) => regions.includes(home) && regions.includes(here))
    ?.regions;
}

/** Whether a unit keeps a festival at home: it goes neither abroad nor to sea. */
export const isKeptHome = (situation: Situation, unit: UnitInfo): boolean =>
  situation.effects.length > 0 && festivalOf(situation, unit) !== undefined;

/** Whether a festival keeps one of some units out of a region; `null`: land that is in no region. */
export const isKeptFrom = (situation: Situation, units: readonly UnitInfo[], region: RegionId | null): boolean =>
  situation.effects.length > 0 &&
  units.some((unit) => {
    const regions = festivalOf(situation, unit);
    return regions !== undefined && (region === null || !regions.includes(region));
  });

/** Whether no area movement leads through a region in this season: enemies from abroad are there. */
export const isInvaded = (situation: Situation, region: RegionId | null): boolean =>
  region !== null && effectsThat(situation, 'invasion').some(({ regions }) => regions.includes(region));

/** Returns what an eclipse adds to the morale of all who attack. */
export const moraleOfAttackers = (situation: Situation): number =>
  effectsThat(situation, 'eclipse').reduce((sum, { morale }) => sum + morale, 0);

/** Returns what an oracle adds to the morale of the units of a player when they fight. */
export const moraleByOracle = (situation: Situation, player: PlayerId): number =>
  effectsThat(situation, 'oracle').reduce((sum, each) => (each.player === player ? sum + each.morale : sum), 0);

/** Returns the leaders whose soldiers plunder. */
export const plunderersOf = (situation: Situation, player: PlayerId): readonly LeaderInfo[] =>
  effectsThat(situation, 'plunder')
    .map(({ leader }): LeaderId => leader)
    .flatMap((id) => findLeader(situation, id) ?? [])
    .filter(({ code }) => situation.playerOfLeader(code) === player);
