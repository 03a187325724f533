/** R 16.4.5: who can intercept fleets that enter a sea area. */
import { leadersIn, unitsIn } from './pieces.js';
import type { InterceptionFrame } from '../frame/voyage.js';
import type { SeaCode } from '../geometry/ground.js';
import { isHex } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import { INSIDE, type Situation } from '../table/situation.js';
import type { PieceId, PlayerId } from '../vocabulary.js';
import { firstOfKinds } from './alike.js';
import { isPortMasked, seaOfFleet } from './areas.js';
import { isGeneral } from './leaders.js';
import { hasOdds, isEngaged, isTied, isUnitOf, mayDepart, phaseOf } from './movement.js';
import { hindranceOfLeader, hindranceOfUnit, isKeptHome } from './omens.js';
import { campOf } from './owners.js';
import { isTruce } from './peace.js';
import { unitsAt } from './presence.js';
import { canCarry, mayPart, unitsUnder } from './sailing.js';
import { isHeldByUnrest } from './unrest.js';
import { isOpenSea } from './voyages.js';

/**
 * Returns whether a fleet can intercept in a sea area: it is not about to fight, tied, or in a port that fleets mask
 * (R 10.2.3 a, ruling R29).
 */
function isFree(situation: Situation, fleet: UnitInfo, sea: SeaCode, player: PlayerId): boolean {
  if (seaOfFleet(situation, fleet.code) !== sea || isTied(situation, fleet)) return false;
  if (isEngaged(phaseOf(situation), fleet.id)) return false;
  if (isHeldByUnrest(situation, fleet)) return false;
  // R C
  if (hindranceOfUnit(situation, fleet) !== undefined || isKeptHome(situation, fleet)) return false;
  const isShut =
    situation.unitIs(fleet.code, INSIDE) && isPortMasked(situation, situation.placeOfUnit(fleet.code), campOf(player));
  return !isShut;
}

/** Returns the fleets in a leader's stack that the leader can lead against fleets entering a sea area. */
export function fleetsToLead(
  situation: Situation,
  leader: LeaderInfo,
  sea: SeaCode,
  player: PlayerId,
): readonly UnitInfo[] {
  const place = situation.placeOfLeader(leader.code);
  // Ruling Q163
  if (isGeneral(leader)) return [];
  if (isEngaged(phaseOf(situation), leader.id) || hindranceOfLeader(situation, leader) !== undefined) return [];
  const fleets = isHex(situation.places, place)
    ? unitsAt(situation, place, { player, land: false })
    : unitsUnder(situation, leader, false);
  return fleets.filter((fleet) => isFree(situation, fleet, sea, player));
}

/**
 * Returns whether a leader can intercept with these fleets: no stack is left without a leader, and the fleets can carry
 * what is aboard (R 16.2, 16.4.5).
 */
export function canLead(
  situation: Situation,
  leader: LeaderInfo,
  fleets: readonly UnitInfo[],
  player: PlayerId,
): boolean {
  const place = situation.placeOfLeader(leader.code);
  if (fleets.length === 0) return false;
  if (!isHex(situation.places, place)) return canCarry(situation, fleets, unitsUnder(situation, leader, true));
  return mayDepart(situation, place, campOf(player), { leaders: [leader.id], units: fleets.map(({ id }) => id) });
}

/**
 * Returns the leaders and single fleets of a player that can intercept a number of fleets in a sea area. Of
 * interchangeable fleets only the first is listed (R 16.4.5).
 */
export function interceptorsOf(
  situation: Situation,
  sea: SeaCode,
  player: PlayerId,
  targets: number,
): readonly PieceId[] {
  // R 20.2
  if (isOpenSea(situation.ground, sea) || isTruce(situation)) return [];
  const { roster } = situation;
  const leaders = roster.leaders.filter((leader) => {
    if (situation.playerOfLeader(leader.code) !== player) return false;
    const fleets = fleetsToLead(situation, leader, sea, player);
    return canLead(situation, leader, fleets, player) && hasOdds(fleets.length, targets);
  });
  const fleets = hasOdds(1, targets)
    ? roster.units.filter(
        (unit) =>
          !unit.isLand &&
          isUnitOf(situation, player, unit) &&
          isFree(situation, unit, sea, player) &&
          mayPart(situation, unit),
      )
    : [];
  return [...leaders, ...firstOfKinds(situation, fleets)].map(({ id }) => id);
}

/** Returns whether the pieces named for an interception can intercept as they are. */
export function canEngage(situation: Situation, { player, leader, fleets, targets }: InterceptionFrame): boolean {
  const units = unitsIn(situation, fleets);
  if (!hasOdds(units.length, targets.length)) return false;
  const [captain] = leader === null ? [] : leadersIn(situation, [leader]);
  return captain === undefined || canLead(situation, captain, units, player);
}

/**
 * Returns the fleets that can be left out of an interception. Of interchangeable fleets only the first is listed, and
 * the last fleet stays.
 */
export function sparesOf(situation: Situation, { leader, fleets }: InterceptionFrame): readonly UnitInfo[] {
  return leader === null || fleets.length < 2 ? [] : firstOfKinds(situation, unitsIn(situation, fleets));
}
