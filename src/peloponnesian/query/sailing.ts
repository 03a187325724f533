/** R 16.4, 16.7: pieces that can sail, how a voyage begins, and who comes aboard. */
import { findPlaceOf, findLeader, findUnit, leadersIn, unitsIn } from './pieces.js';
import type { VoyageFrame } from '../frame/voyage.js';
import type { Company } from '../action/march.js';
import { isHex, seaAt, type PlaceCode } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import { INSIDE, type Situation } from '../table/situation.js';
import type { PieceId, PlayerId } from '../vocabulary.js';
import { firstOfKinds } from './alike.js';
import { isPortMasked } from './areas.js';
import { fleetsNeeded } from './carrying.js';
import { companionsAt, isEngaged, isTied, mayComeAlong, mayStay, phaseOf } from './movement.js';
import { isGeneral } from './leaders.js';
import { hindranceOfLeader, hindranceOfUnit, isKeptHome } from './omens.js';
import { unitsCommandedBy } from './command.js';
import { campOf } from './owners.js';
import { isTruce } from './peace.js';
import { leadersAt, unitsAt } from './presence.js';
import { isSatrapy } from './satraps.js';
import { isHeldByUnrest } from './unrest.js';
import { commanderOf, launchSeas } from './voyages.js';

/** Returns whether fleets can carry some units (R 16.7.2). */
export const canCarry = (situation: Situation, fleets: readonly unknown[], cargo: readonly UnitInfo[]): boolean =>
  fleetsNeeded(situation, cargo) <= fleets.length;

/**
 * Returns whether a unit can go to sea in this phase: it has not yet been at sea, is in no combat, neither forages nor
 * raids, and no card or satrap keeps it ashore (R C, ruling Q163).
 */
const mayEmbark = (situation: Situation, unit: UnitInfo): boolean => {
  const phase = phaseOf(situation);
  if ((unit.isLand && isSatrapy(unit.home)) || isHeldByUnrest(situation, unit)) return false;
  if (phase.sailed.includes(unit.id) || isEngaged(phase, unit.id) || isTied(situation, unit)) return false;
  return hindranceOfUnit(situation, unit) === undefined && !isKeptHome(situation, unit);
};

/** Returns whether a leader can go to sea in this phase. Persian generals and their troops cannot (ruling Q163). */
const mayLeaderEmbark = (situation: Situation, leader: LeaderInfo): boolean => {
  if (isGeneral(leader)) return false;
  const phase = phaseOf(situation);
  if (phase.sailed.includes(leader.id) || isEngaged(phase, leader.id)) return false;
  return hindranceOfLeader(situation, leader) === undefined;
};

/** Returns the units at sea in a leader's stack. */
export function unitsUnder(situation: Situation, leader: LeaderInfo, isLand: boolean): readonly UnitInfo[] {
  return unitsAt(situation, situation.placeOfLeader(leader.code), { land: isLand }).filter(
    ({ code }) => situation.leaderOver(code) === leader.code,
  );
}

/**
 * Returns whether a fleet at sea may leave its stack: the leader must keep other fleets, and these must carry what is
 * aboard (R 7.8.2, 16.2.2, 16.7.2).
 */
export function mayPart(situation: Situation, fleet: UnitInfo): boolean {
  const leader = commanderOf(situation, fleet);
  if (leader === undefined) return true;
  const others = unitsUnder(situation, leader, false).filter(({ id }) => id !== fleet.id);
  return others.length > 0 && canCarry(situation, others, unitsUnder(situation, leader, true));
}

/** Returns the fleets of a player in a place that can put to sea. */
function fleetsAt(situation: Situation, place: PlaceCode, player: PlayerId): readonly UnitInfo[] {
  return unitsAt(situation, place, { player, land: false }).filter((unit) => mayEmbark(situation, unit));
}

/** Returns whether fleets can put to sea from a place: at sea, on a coast, or on the way from Sicily (R 19.2). */
function isDeparture(situation: Situation, place: PlaceCode, fleets: readonly UnitInfo[]): boolean {
  const { places } = situation;
  if (place === places.trays.leavingSicily || seaAt(places, place) !== undefined) return true;
  return isHex(places, place) && launchSeas(situation, place, fleets).length > 0;
}

/**
 * Returns the fleets with which a leader can sail: at sea those of the leader's stack, or single fleets if there are
 * none.
 */
export function fleetsOf(situation: Situation, player: PlayerId, leader: LeaderInfo): readonly UnitInfo[] {
  const place = situation.placeOfLeader(leader.code);
  const fleets = fleetsAt(situation, place, player);
  if (seaAt(situation.places, place) === undefined) return fleets;
  const own = fleets.filter(({ code }) => situation.leaderOver(code) === leader.code);
  return own.length > 0 ? own : fleets.filter((fleet) => commanderOf(situation, fleet) === undefined);
}

/**
 * Returns the leaders and fleets of a player that can begin a voyage. Of interchangeable fleets only the first is
 * listed (R 16.4).
 */
export function sailorsOf(situation: Situation, player: PlayerId): readonly PieceId[] {
  const { roster } = situation;
  const leaders = roster.leaders.filter((leader) => {
    if (situation.playerOfLeader(leader.code) !== player || !mayLeaderEmbark(situation, leader)) return false;
    const fleets = fleetsOf(situation, player, leader);
    return fleets.length > 0 && isDeparture(situation, situation.placeOfLeader(leader.code), fleets);
  });
  const fleets = unitsCommandedBy(situation, player).filter(
    (unit) =>
      !unit.isLand &&
      mayEmbark(situation, unit) &&
      isDeparture(situation, situation.placeOfUnit(unit.code), [unit]) &&
      mayPart(situation, unit),
  );
  return [...leaders, ...firstOfKinds(situation, fleets)].map(({ id }) => id);
}

/**
 * Returns the ways in which a piece can begin a voyage. A leader ashore sails with all fleets in the place, or with
 * fleets chosen one by one.
 */
export function companyOf(situation: Situation, player: PlayerId, piece: PieceId): readonly Company[] {
  const leader = findLeader(situation, piece);
  if (leader === undefined) return ['alone'];
  const isAtSea = seaAt(situation.places, situation.placeOfLeader(leader.code)) !== undefined;
  return isAtSea || fleetsOf(situation, player, leader).length === 1 ? ['all'] : ['all', 'alone'];
}

const idsOf = <Id>(pieces: readonly { readonly id: Id }[]): readonly Id[] => pieces.map(({ id }) => id);

/** Returns the leaders at sea without a command, who go along with the leader who sails (R 16.7.2, ruling R75). */
function guestsAt(situation: Situation, place: PlaceCode, player: PlayerId): readonly LeaderInfo[] {
  return leadersAt(situation, place, { player }).filter(
    (leader) => mayLeaderEmbark(situation, leader) && unitsUnder(situation, leader, false).length === 0,
  );
}

/**
 * Returns the first frame of a voyage. A leader begins with all fleets in the place, or with none yet; at sea, with the
 * units under their command and with leaders who have no command (R 16.7.2, ruling R75).
 */
export function voyageOf(
  situation: Situation,
  player: PlayerId,
  piece: PieceId,
  takesAll: boolean,
): VoyageFrame | undefined {
  const [unit, leader] = [findUnit(situation, piece), findLeader(situation, piece)];
  const place = findPlaceOf(situation, piece);
  if (place === undefined) return undefined;
  const from = situation.places.ids[place];
  if (from === undefined) return undefined;
  const plan = (
    leaders: readonly LeaderInfo[],
    fleets: readonly UnitInfo[],
    cargo: readonly UnitInfo[],
  ): VoyageFrame => ({
    kind: 'voyage',
    player,
    leaders: idsOf(leaders),
    fleets: idsOf(fleets),
    cargo: idsOf(cargo),
    left: [],
    stage: 'plan',
    from: place === situation.places.trays.leavingSicily ? 'leavingSicily' : from,
    legs: [],
    costs: [],
    points: null,
    sailed: 0,
  });
  if (leader === undefined) return plan([], unit === undefined ? [] : [unit], []);
  const fleets = takesAll ? fleetsOf(situation, player, leader) : [];
  if (seaAt(situation.places, place) === undefined) return plan([leader], fleets, []);
  // A leader who commands nothing yet is not their own guest.
  const guests = guestsAt(situation, place, player).filter(({ id }) => id !== leader.id);
  return plan([leader, ...guests], fleets, unitsUnder(situation, leader, true));
}

/** Returns the place of the pieces of a voyage. */
export function placeOfVoyage(
  situation: Situation,
  { leaders, fleets }: Pick<VoyageFrame, 'leaders' | 'fleets'>,
): PlaceCode {
  const [leader] = leadersIn(situation, leaders);
  const [fleet] = unitsIn(situation, fleets);
  if (leader !== undefined) return situation.placeOfLeader(leader.code);
  return fleet === undefined ? situation.places.trays.gone : situation.placeOfUnit(fleet.code);
}

/**
 * Returns whether pieces can come aboard or stay behind now: before the voyage is planned, or at a coast on the way.
 */
const isGathering = ({ stage, legs, leaders }: VoyageFrame): boolean =>
  leaders.length > 0 && (stage === 'call' || (stage === 'plan' && legs.length === 0));

/**
 * Returns the pieces that can come aboard: leaders, and of interchangeable units the first, as far as there is room
 * (R 16.7.1, 16.7.2).
 */
export function embarkersOf(situation: Situation, frame: VoyageFrame): readonly PieceId[] {
  if (!isGathering(frame)) return [];
  const { player, leaders, fleets, cargo, left, stage } = frame;
  const place = placeOfVoyage(situation, frame);
  const { places } = situation;
  const aboard: readonly PieceId[] = [...leaders, ...fleets, ...cargo, ...left];
  const isOut = ({ id }: { readonly id: PieceId }): boolean => !aboard.includes(id);
  const isAtSea = seaAt(places, place) !== undefined;
  const [commander] = leadersIn(situation, leaders);
  const isInside = commander !== undefined && situation.isLeaderInside(commander.code);
  const joins = stage === 'plan' ? fleetsAt(situation, place, player).filter(isOut) : [];
  const ships = joins.filter((fleet) => !isAtSea || commanderOf(situation, fleet) === undefined);
  const carried = unitsIn(situation, cargo);
  const stack = { leaders, units: [...fleets, ...cargo] };
  const ashore = isHex(places, place)
    ? companionsAt(situation, place, player, isInside)
    : place === places.trays.leavingSicily
      ? unitsAt(situation, place, { player })
      : [];
  const troops = ashore.filter(
    (unit) =>
      unit.isLand && isOut(unit) && mayEmbark(situation, unit) && canCarry(situation, fleets, [...carried, unit]),
  );
  // At sea all leaders who can come along do so (`guestsAt`).
  const captains = isAtSea
    ? []
    : leadersAt(situation, place, { player }).filter(
        (leader) =>
          isOut(leader) &&
          mayLeaderEmbark(situation, leader) &&
          (stage === 'plan' || mayComeAlong(situation, place, campOf(player), stack, leader)),
      );
  return [...captains, ...firstOfKinds(situation, [...ships, ...troops])].map(({ id }) => id);
}

/**
 * Returns the pieces that can stay behind: all leaders but one, though none at sea (ruling R75), and of interchangeable
 * units the first (R 16.2, ruling R1).
 */
export function stayersOf(situation: Situation, frame: VoyageFrame): readonly PieceId[] {
  if (!isGathering(frame)) return [];
  const { player, leaders, stage } = frame;
  const place = placeOfVoyage(situation, frame);
  const [fleets, cargo] = [unitsIn(situation, frame.fleets), unitsIn(situation, frame.cargo)];
  const stack = { leaders, units: [...frame.fleets, ...frame.cargo] };
  if (seaAt(situation.places, place) !== undefined) {
    // All fleets carry alike, so it does not matter which one stays.
    const isSpare = fleets.length > 1 && canCarry(situation, fleets.slice(1), cargo);
    return isSpare ? firstOfKinds(situation, fleets).map(({ id }) => id) : [];
  }
  const captains = leadersIn(situation, leaders).slice(1);
  const units =
    stage === 'plan'
      ? [...fleets, ...cargo]
      : cargo.filter((unit) => mayStay(situation, place, campOf(player), unit, stack));
  return [...captains, ...firstOfKinds(situation, units)].map(({ id }) => id);
}

/**
 * Returns whether the fleets are in a port that enemy fleets mask, and must fight their way out. A truce lets them out
 * (R 10.2.3 b, ruling Q187).
 */
export function isBlockaded(situation: Situation, frame: VoyageFrame): boolean {
  if (isTruce(situation)) return false;
  const place = placeOfVoyage(situation, frame);
  const [fleet] = unitsIn(situation, frame.fleets);
  if (fleet === undefined || frame.legs.length > 0 || !isHex(situation.places, place)) return false;
  return situation.unitIs(fleet.code, INSIDE) && isPortMasked(situation, place, campOf(frame.player));
}
