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

/** R 10.2.3 a, ruling R29: whether a fleet can intercept in a sea area: it is not due to fight, tied, or in a port that fleets mask. */
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

/** The fleets that a leader can lead against those who enter a sea area: those with whom he is stacked. */
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

/** R 16.2, 16.4.5: whether a leader can intercept with these fleets: he leaves no stack behind, and they carry what is aboard. */
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

/** R 16.4.5: the leaders and single fleets of a player that can intercept so many fleets in a sea area; of alike fleets the first. */
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

/** Whether those who have been named can intercept as they are. */
export function canEngage(situation: Situation, { player, leader, fleets, targets }: InterceptionFrame): boolean {
  const units = unitsIn(situation, fleets);
  if (!hasOdds(units.length, targets.length)) return false;
  const [captain] = leader === null ? [] : leadersIn(situation, [leader]);
  return captain === undefined || canLead(situation, captain, units, player);
}

/** The fleets that can be left out of an interception: the first of alike ones, and never the last one. */
export function sparesOf(situation: Situation, { leader, fleets }: InterceptionFrame): readonly UnitInfo[] {
  return leader === null || fleets.length < 2 ? [] : firstOfKinds(situation, unitsIn(situation, fleets));
}
