/** R 8.1: a side's phase of movement. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import type { Components } from '../data/shape.js';
import type { MarchFrame, MovementFrame } from '../frame/index.js';
import { byForce, forceOfLeader } from '../query/06-2-forces.js';
import { enterable, FREEDOM, waysFrom } from '../query/08-2-movement.js';
import { unitsAt } from '../query/06-1-presence.js';
import { hasMoved, isDone, isHeldBack, statusIn, type MovementStatus } from '../query/08-1-status.js';
import { findLeader, findProvince, leaderCode, provinceNamed } from '../table/by-id.js';
import { groundOf, type PlaceCode } from '../table/ground.js';
import { ActionPool, derived, here, insertSorted } from '../../core/board/index.js';
import { memo } from '../table/memo.js';
import { rosterOf, type LeaderCode, type LeaderInfo, type UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { ForceName, PlaceId, SideId } from '../vocabulary.js';
import { applyGarrisonMove, refuseGarrisonMove, listGarrisonMoves } from './11-2-garrisons.js';

type Phase = Extract<MovementFrame, { readonly kind: 'movement' }>;
type MarchAction = Extract<Action, { readonly type: 'march' }>;
type MarchForceAction = Extract<Action, { readonly type: 'marchForce' }>;

export function openMovement(run: GameRun, side: SideId | null): void {
  if (side !== null) run.push({ kind: 'movement', side, moved: [], turned: [] });
}

/** R 8.1: the pool of march actions of leaders. */
const marchActions = derived((components: Components): ActionPool<MarchAction> => {
  const [{ leaders }, { places }] = [rosterOf(components), groundOf(components)];
  return new ActionPool((player, who, to) => {
    return { type: 'march', player, leader: (leaders[who] as LeaderInfo).id, province: places[to] as string };
  });
});

const NO_MARCH: readonly MarchAction[] = [];

/**
 * Returns the marches of a leader of a side; empty if the leader is not in the field or not free to move (R 8.1-8.3).
 */
const marchesOfLeader: (situation: Situation, leader: LeaderCode, side: SideId) => readonly MarchAction[] = memo(
  { of: 'leader', forSide: true, on: [here('leaders'), 'control', ...FREEDOM] },
  function leaderMarches(situation, leader, side) {
    const { roster, ground, components, law } = situation;
    const [info, from] = [roster.leaders[leader] as LeaderInfo, situation.placeOfLeader(leader)];
    if (from >= ground.provinces.length || !law.isFree(situation, { side, info })) return NO_MARCH;
    const open = enterable(situation, info, side, waysFrom(situation, from, side));
    return marchActions(components).each(side, leader, open);
  },
);

/** Adds the marches of leaders that have not moved. */
function listLeaderMarches(situation: Situation, side: SideId, status: MovementStatus, all: Action[]): void {
  const afield = situation.ground.provinces.length;
  for (const leader of situation.roster.leaders) {
    const { code } = leader;
    if (situation.placeOfLeader(code) >= afield || situation.sideOfLeader(code) !== side) continue;
    if (hasMoved(status, leader)) continue;
    for (const march of marchesOfLeader(situation, code, side)) all.push(march);
  }
}

/** The pools of march actions of forces, by force. */
const forceMarchActions = derived((_: Components) => new Map<ForceName, ActionPool<MarchForceAction>>());

function forceMarchActionsOf(
  { components, ground: { places } }: Situation,
  force: ForceName,
): ActionPool<MarchForceAction> {
  const made = forceMarchActions(components);
  let ready = made.get(force);
  if (ready === undefined) {
    ready = new ActionPool((player, who, to) => {
      return { type: 'marchForce', player, force, from: places[who] as string, province: places[to] as string };
    });
    made.set(force, ready);
  }
  return ready;
}

/**
 * Units of a force in the field of a province that move without a leader, and their marches if none of them has moved.
 */
interface LeaderlessForce {
  readonly name: ForceName;
  readonly units: readonly UnitInfo[];
  readonly marches: readonly MarchForceAction[];
}

/** Returns whether any of these units may go into a province. */
function mayAnyEnter(situation: Situation, units: readonly UnitInfo[], side: SideId, to: PlaceCode): boolean {
  const { law } = situation;
  for (const info of units)
    if (law.isFree(situation, { side, info }) && law.mayEnter(situation, info, side, to)) return true;
  return false;
}

/** Returns the marches of units of a force (R 8.1-8.3). */
function marchesOfForce(
  situation: Situation,
  side: SideId,
  from: PlaceCode,
  { name, units }: Pick<LeaderlessForce, 'name' | 'units'>,
): readonly MarchForceAction[] {
  const ready = forceMarchActionsOf(situation, name);
  const marches: MarchForceAction[] = [];
  for (const to of waysFrom(situation, from, side))
    if (mayAnyEnter(situation, units, side, to)) marches.push(ready.of(side, from, to));
  return marches;
}

/** Returns the units of a side in the field of a province that move without a leader, by force (R 8.2, 14.3). */
const leaderlessForcesIn: (situation: Situation, province: PlaceCode, side: SideId) => readonly LeaderlessForce[] =
  memo(
    { of: 'province', forSide: true, on: [here('units'), 'control', ...FREEDOM] },
    function unledForces(situation, province, side) {
      const loners = unitsAt(situation, province, side).filter(({ code }) => situation.law.movesAlone(situation, code));
      return byForce(situation, loners).map(({ name, units }) => ({
        name,
        units,
        marches: marchesOfForce(situation, side, province, { name, units }),
      }));
    },
  );

const isBefore = (one: PlaceCode, other: PlaceCode): boolean => one < other;

/**
 * Returns the provinces in whose fields a side has units that move without a leader, in the order of the map (R 14.3).
 */
function provincesWithLeaderless(situation: Situation, side: SideId): readonly PlaceCode[] {
  const { ground, law } = situation;
  const provinces: PlaceCode[] = [];
  for (const { code } of law.possibleLoners(situation, side)) {
    const place = situation.placeOfUnit(code);
    if (place >= ground.provinces.length || provinces.includes(place)) continue;
    if (situation.sideOfUnit(code) === side && law.movesAlone(situation, code))
      insertSorted(provinces, place, isBefore);
  }
  return provinces;
}

/** Returns whether no unit of these forces has moved or is held back. */
const areAllReady = (status: MovementStatus, forces: readonly LeaderlessForce[]): boolean =>
  forces.every(({ units }) => units.every((unit) => !isDone(status, unit)));

/**
 * Returns the forces with units that have not moved, with the marches of those units; in the order of the first of
 * these units (R 8.1-8.3, 14.3).
 */
function remainingForces(
  situation: Situation,
  side: SideId,
  from: PlaceCode,
  status: MovementStatus,
  forces: readonly LeaderlessForce[],
): readonly LeaderlessForce[] {
  return forces
    .map(({ name, units }) => ({ name, left: units.filter((unit) => !hasMoved(status, unit)) }))
    .filter(({ left }) => left.length > 0)
    .sort(({ left: [one] }, { left: [other] }) => (one as UnitInfo).code - (other as UnitInfo).code)
    .map(({ name, left }) => {
      const units = left.filter((unit) => !isHeldBack(status, unit));
      return { name, units, marches: marchesOfForce(situation, side, from, { name, units }) };
    });
}

/** Adds the marches of units that need no leader and have not moved (R 8.1-8.3, 14.3). */
function listForceMarches(situation: Situation, side: SideId, status: MovementStatus, all: Action[]): void {
  for (const from of provincesWithLeaderless(situation, side)) {
    const cached = leaderlessForcesIn(situation, from, side);
    const forces = areAllReady(status, cached) ? cached : remainingForces(situation, side, from, status, cached);
    for (const { marches } of forces) for (const march of marches) all.push(march);
  }
}

function refuseMarch(situation: Situation, frame: Phase, { leader, province }: MarchAction): Refusal {
  const { ground } = situation;
  const info = findLeader(situation, leader);
  if (info === undefined) return refusal('pieceUnknown', 'R 8.1', { leader });
  if (situation.sideOfLeader(info.code) !== frame.side) return refusal('notOfTheSide', 'R 8.1', { leader });
  const from = ground.provinces[situation.placeOfLeader(info.code)];
  if (frame.moved.includes(leader)) return refusal('alreadyMoved', 'R 8.1', { leader });
  if (from === undefined) return refusal('notInTheField', 'R 8.1', { leader });
  const way = refuseWay(situation, frame, from.fact.id, province);
  if (way !== undefined) return way;
  return situation.law.mayMove(situation, { side: frame.side, info })
    ? refusal('outOfRange', 'R 8.3', { leader, province })
    : refusal('mayNotMove', 'R 3.3', { leader });
}

function refuseForce(situation: Situation, frame: Phase, { force, from, province }: MarchForceAction): Refusal {
  const start = findProvince(situation, from);
  if (start === undefined) return refusal('provinceUnknown', 'R 8.1', { province: from });
  const units = unitsAt(situation, start.code, frame.side).filter(
    (unit) => situation.law.forceOf(situation, unit.code) === force,
  );
  if (units.length === 0) return refusal('noneOfThem', 'R 8.1', { force, from });
  if (!units.some((unit) => situation.law.movesAlone(situation, unit.code)))
    return refusal('needsLeader', 'R 8.1', { force, from });
  if (units.every(({ id }) => frame.moved.includes(id))) return refusal('alreadyMoved', 'R 8.1', { force, from });
  return refuseWay(situation, frame, from, province) ?? refusal('outOfRange', 'R 8.3', { force, province });
}

/** Returns why a province cannot be entered: no border leads there, or it is closed (R 8.1, 8.2). */
function refuseWay(situation: Situation, { side }: Phase, from: string, province: string): Refusal | undefined {
  const to = findProvince(situation, province);
  if (to === undefined) return refusal('provinceUnknown', 'R 8.1', { province });
  const start = provinceNamed(situation, from);
  if (waysFrom(situation, start.code, side).includes(to.code)) return undefined;
  const isNear = start.ways.some((way) => way.to === to.code);
  return refusal('noWayThere', isNear ? 'R 8.2' : 'R 8.1', { from, province });
}

/** Returns all actions of a phase of movement except its end. */
export function movementsByLand(situation: Situation, frame: Phase): Action[] {
  const { side } = frame;
  const all: Action[] = [];
  const status = statusIn(situation, frame);
  listLeaderMarches(situation, side, status, all);
  listForceMarches(situation, side, status, all);
  listGarrisonMoves(situation, side, status, all);
  return all;
}

function choices(situation: Situation, frame: Phase): readonly Action[] {
  const all = movementsByLand(situation, frame);
  all.push({ type: 'endMovement', player: frame.side });
  return all;
}

/** Returns the leader, the force and the first province of a march (R 8.1). */
function startOf(
  situation: Situation,
  action: MarchAction | MarchForceAction,
): Pick<MarchFrame, 'leader' | 'force' | 'from'> {
  if (action.type === 'marchForce') return { leader: null, force: action.force, from: action.from };
  const { leader } = action;
  const code = leaderCode(situation, leader);
  const from = situation.ground.places[situation.placeOfLeader(code)] as PlaceId;
  return { leader, force: forceOfLeader(situation, code), from };
}

export const movement: RulesOf<'movement'> = {
  rule: 'R 8.1',
  actor: (_, { side }, list) => (list().length > 1 ? side : undefined),
  actions: choices,
  refuse(situation, frame, action) {
    if (action.type === 'march') return refuseMarch(situation, frame, action);
    if (action.type === 'marchForce') return refuseForce(situation, frame, action);
    return action.type === 'garrison' || action.type === 'takeField'
      ? refuseGarrisonMove(situation, frame, action)
      : undefined;
  },
  apply(run, frame, action) {
    const { side } = frame;
    if (action.type === 'endMovement') return run.finish();
    if (action.type === 'garrison' || action.type === 'takeField') return applyGarrisonMove(run, frame, action);
    if (action.type !== 'march' && action.type !== 'marchForce') return;
    const { leader, force, from } = startOf(run.state, action);
    run.push({
      kind: 'march',
      side,
      leader,
      force,
      from,
      to: action.province,
      stage: 'gather',
      began: from,
      units: [],
      baggage: [],
      came: [],
    });
  },
  /** No piece can move. */
  advance: (run) => run.finish(),
};
