/** R 16.4, 16.7: who can sail, how a voyage begins, and who comes aboard or stays. */
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

/** R 16.7.2: whether fleets can carry units. */
export const canCarry = (situation: Situation, fleets: readonly unknown[], cargo: readonly UnitInfo[]): boolean =>
  fleetsNeeded(situation, cargo) <= fleets.length;

/** Whether a unit may be at sea in this phase: it has not been, fights nowhere, neither forages nor raids, and no card and no satrap keeps it ashore (R C, ruling Q163). */
const mayEmbark = (situation: Situation, unit: UnitInfo): boolean => {
  const phase = phaseOf(situation);
  if ((unit.isLand && isSatrapy(unit.home)) || isHeldByUnrest(situation, unit)) return false;
  if (phase.sailed.includes(unit.id) || isEngaged(phase, unit.id) || isTied(situation, unit)) return false;
  return hindranceOfUnit(situation, unit) === undefined && !isKeptHome(situation, unit);
};

/** Whether a leader may be at sea in this phase. A general of Persia goes there as little as his troops (ruling Q163). */
const mayLeaderEmbark = (situation: Situation, leader: LeaderInfo): boolean => {
  if (isGeneral(leader)) return false;
  const phase = phaseOf(situation);
  if (phase.sailed.includes(leader.id) || isEngaged(phase, leader.id)) return false;
  return hindranceOfLeader(situation, leader) === undefined;
};

/** The units at sea that are in the stack of a leader. */
export function unitsUnder(situation: Situation, leader: LeaderInfo, isLand: boolean): readonly UnitInfo[] {
  return unitsAt(situation, situation.placeOfLeader(leader.code), { land: isLand }).filter(
    ({ code }) => situation.leaderOver(code) === leader.code,
  );
}

/** R 7.8.2, 16.2.2, 16.7.2: whether a fleet at sea may part from its stack: others must be left with the leader, and carry what is aboard. */
export function mayPart(situation: Situation, fleet: UnitInfo): boolean {
  const leader = commanderOf(situation, fleet);
  if (leader === undefined) return true;
  const others = unitsUnder(situation, leader, false).filter(({ id }) => id !== fleet.id);
  return others.length > 0 && canCarry(situation, others, unitsUnder(situation, leader, true));
}

/** Fleets of a player in a place from where they can put out. */
function fleetsAt(situation: Situation, place: PlaceCode, player: PlayerId): readonly UnitInfo[] {
  return unitsAt(situation, place, { player, land: false }).filter((unit) => mayEmbark(situation, unit));
}

/** Whether a place is one from where fleets put out: at sea, on a coast, or on the way from Sicily (R 19.2). */
function isDeparture(situation: Situation, place: PlaceCode, fleets: readonly UnitInfo[]): boolean {
  const { places } = situation;
  if (place === places.trays.leavingSicily || seaAt(places, place) !== undefined) return true;
  return isHex(places, place) && launchSeas(situation, place, fleets).length > 0;
}

/** The fleets with which a leader can sail from where he is: at sea those of his stack, or, if he has none, single ones. */
export function fleetsOf(situation: Situation, player: PlayerId, leader: LeaderInfo): readonly UnitInfo[] {
  const place = situation.placeOfLeader(leader.code);
  const fleets = fleetsAt(situation, place, player);
  if (seaAt(situation.places, place) === undefined) return fleets;
  const own = fleets.filter(({ code }) => situation.leaderOver(code) === leader.code);
  return own.length > 0 ? own : fleets.filter((fleet) => commanderOf(situation, fleet) === undefined);
}

/** R 16.4: a player's leaders and fleets that can begin a voyage; of alike fleets the first. */
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

/** With whom a piece can begin a voyage: a leader ashore with all fleets that are there, or with those that are chosen one by one. */
export function companyOf(situation: Situation, player: PlayerId, piece: PieceId): readonly Company[] {
  const leader = findLeader(situation, piece);
  if (leader === undefined) return ['alone'];
  const isAtSea = seaAt(situation.places, situation.placeOfLeader(leader.code)) !== undefined;
  return isAtSea || fleetsOf(situation, player, leader).length === 1 ? ['all'] : ['all', 'alone'];
}

/** R 16.7.2: the leaders at sea who command nobody: they are aboard of others, and go along. */
function guestsAt(situation: Situation, place: PlaceCode, player: PlayerId): readonly LeaderInfo[] {
  return leadersAt(situation, place, { player }).filter(
    (leader) => mayLeaderEmbark(situation, leader) && unitsUnder(situation, leader, false).length === 0,
  );
}

/** How a voyage of a piece begins; a leader with all fleets that are with him, or with none yet. */
export function voyageOf(
  situation: Situation,
  player: PlayerId,
  piece: PieceId,
  hasCompany: boolean,
): VoyageFrame | undefined {
  const [unit, leader] = [findUnit(situation, piece), findLeader(situation, piece)];
  const place = findPlaceOf(situation, piece);
  if (place === undefined) return undefined;
  const from = situation.places.ids[place];
  if (from === undefined) return undefined;
  const isAtSea = seaAt(situation.places, place) !== undefined;
  const guests = leader !== undefined && isAtSea ? guestsAt(situation, place, player) : [];
  const isLeaving = place === situation.places.trays.leavingSicily;
  const fleets =
    leader !== undefined && hasCompany ? fleetsOf(situation, player, leader) : unit === undefined ? [] : [unit];
  const cargo = leader !== undefined && isAtSea ? unitsUnder(situation, leader, true) : [];
  return {
    kind: 'voyage',
    player,
    // Who sails with single fleets commands nobody yet, and is no guest of his own.
    leaders: leader === undefined ? [] : [leader.id, ...guests.map(({ id }) => id).filter((id) => id !== leader.id)],
    fleets: fleets.map(({ id }) => id),
    cargo: cargo.map(({ id }) => id),
    left: [],
    stage: 'plan',
    from: isLeaving ? 'leavingSicily' : from,
    legs: [],
    costs: [],
    points: null,
    sailed: 0,
  };
}

/** Where the pieces of a voyage are. */
export function placeOfVoyage(
  situation: Situation,
  { leaders, fleets }: Pick<VoyageFrame, 'leaders' | 'fleets'>,
): PlaceCode {
  const [leader] = leadersIn(situation, leaders);
  const [fleet] = unitsIn(situation, fleets);
  if (leader !== undefined) return situation.placeOfLeader(leader.code);
  return fleet === undefined ? situation.places.trays.gone : situation.placeOfUnit(fleet.code);
}

/** Whether pieces can come aboard, or stay behind, now: before the voyage is planned, or at a coast on the way. */
const isGathering = ({ stage, legs, leaders }: VoyageFrame): boolean =>
  leaders.length > 0 && (stage === 'call' || (stage === 'plan' && legs.length === 0));

/** R 16.7.1, 16.7.2: who can come aboard where the fleets are: the first of alike units that there is room for, and leaders. */
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
  // At sea all who can come along do (`guestsAt`).
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

/** R 16.2, ruling R1: who can stay behind where the fleets are: the first of alike units, and all leaders but one. */
export function stayersOf(situation: Situation, frame: VoyageFrame): readonly PieceId[] {
  if (!isGathering(frame)) return [];
  const { player, leaders, stage } = frame;
  const place = placeOfVoyage(situation, frame);
  const [fleets, cargo] = [unitsIn(situation, frame.fleets), unitsIn(situation, frame.cargo)];
  const stack = { leaders, units: [...frame.fleets, ...frame.cargo] };
  if (seaAt(situation.places, place) !== undefined) {
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

/** R 10.2.3 b, ruling Q187: whether the fleets are in a port that enemy fleets mask, and must fight their way out; a truce lets them out. */
export function isBlockaded(situation: Situation, frame: VoyageFrame): boolean {
  if (isTruce(situation)) return false;
  const place = placeOfVoyage(situation, frame);
  const [fleet] = unitsIn(situation, frame.fleets);
  if (fleet === undefined || frame.legs.length > 0 || !isHex(situation.places, place)) return false;
  return situation.unitIs(fleet.code, INSIDE) && isPortMasked(situation, place, campOf(frame.player));
}
