/** R 8.1: a side's phase of movement. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import type { Components } from '../data/shape.js';
import type { MovementFrame } from '../frame/index.js';
import { byForce, forceOfLeader } from '../query/forces.js';
import { provinceCode } from '../query/march.js';
import { mayEnter, waysFrom } from '../query/movement.js';
import { unitsAt } from '../query/presence.js';
import { spentIn, unspent, type Spent } from '../query/spent.js';
import { groundOf, type PlaceCode } from '../table/ground.js';
import { lastingIn, lastingInFor } from '../table/lasting.js';
import { once } from '../table/once.js';
import { Ready } from '../table/ready.js';
import { rosterOf, type LeaderCode, type LeaderInfo, type UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { Stamp } from '../table/stamp.js';
import type { GameRun, RulesOf } from '../types.js';
import type { ForceName, SideId } from '../vocabulary.js';
import { applyTurning, refuseTurning, turnings } from './08-garrisons.js';

type Phase = Extract<MovementFrame, { readonly kind: 'movement' }>;
type MarchAction = Extract<Action, { readonly type: 'march' }>;
type MarchForceAction = Extract<Action, { readonly type: 'marchForce' }>;

export function openMovement(run: GameRun, side: SideId | null): void {
  if (side !== null) run.push({ kind: 'movement', side, moved: [], turned: [] });
}

/** When anything has changed last in a place on which it depends who can go from there, and where to. */
const sinceGoing = (situation: Situation, place: PlaceCode): Stamp =>
  Math.max(situation.courseStamp(), situation.law.sinceFreedom(situation), situation.stampOf(place));

/** R 8.1: whatever a leader can do who marches. */
const readyMarches = once((components: Components): Ready<MarchAction> => {
  const [{ leaders }, { places }] = [rosterOf(components), groundOf(components)];
  return new Ready((player, who, to) => {
    return { type: 'march', player, leader: (leaders[who] as LeaderInfo).id, province: places[to] as string };
  });
});

/** R 8.1-8.3: where a leader in the field can go who has not moved. */
const marchesOf: (situation: Situation, leader: LeaderCode) => readonly MarchAction[] = lastingIn(
  'leaders',
  (situation, leader) => sinceGoing(situation, situation.placeOfLeader(leader)),
  function marchesOfLeader(situation, code) {
    const { roster, ground, components } = situation;
    const info = roster.leaders[code] as LeaderInfo;
    const from = situation.placeOfLeader(code);
    const side = situation.sideOfLeader(code);
    const all: MarchAction[] = [];
    if (from >= ground.provinces.length || !situation.law.isFree(situation, { side, info })) return all;
    const ready = readyMarches(components);
    for (const to of waysFrom(situation, from, side))
      if (mayEnter(situation, info, side, to)) all.push(ready.of(side, code, to));
    return all;
  },
);

/** Those of them who have not moved. */
function marchesOfLeaders(situation: Situation, { side, moved }: Spent, all: Action[]): void {
  const { roster, ground } = situation;
  for (const info of roster.leaders) {
    const { code } = info;
    if (situation.placeOfLeader(code) >= ground.provinces.length || situation.sideOfLeader(code) !== side) continue;
    if (!moved.has(info.id)) for (const march of marchesOf(situation, code)) all.push(march);
  }
}

/** By the force that marches. */
const readyForces = once((_: Components) => new Map<ForceName, Ready<MarchForceAction>>());

function readyOf({ components, ground: { places } }: Situation, force: ForceName): Ready<MarchForceAction> {
  const made = readyForces(components);
  let ready = made.get(force);
  if (ready === undefined) {
    ready = new Ready((player, who, to) => {
      return { type: 'marchForce', player, force, from: places[who] as string, province: places[to] as string };
    });
    made.set(force, ready);
  }
  return ready;
}

/** Units of a force that move without a leader. */
interface Unled {
  readonly name: ForceName;
  readonly units: readonly UnitInfo[];
}

/** R 8.2, 14.3: those of a side in the field of a province, force by force, and where they can go before anybody is spent. */
interface Unleds {
  readonly forces: readonly Unled[];
  readonly marches: readonly MarchForceAction[];
}

/** Lists where somebody of a force can go who is not spent. */
function listMarches(situation: Situation, spent: Spent, from: PlaceCode, { name, units }: Unled, all: Action[]): void {
  const { side, held } = spent;
  const ready = readyOf(situation, name);
  const goes = (info: UnitInfo, to: PlaceCode): boolean =>
    !held.includes(info.id) && situation.law.isFree(situation, { side, info }) && mayEnter(situation, info, side, to);
  for (const to of waysFrom(situation, from, side))
    if (units.some((unit) => goes(unit, to))) all.push(ready.of(side, from, to));
}

/** R 8.1, 14.3: the units of a side in the field of a province that move without a leader; most often there are none. */
const lonersIn: (situation: Situation, province: PlaceCode, side: SideId) => readonly UnitInfo[] = lastingInFor(
  'provinces',
  (situation, province) => situation.troopStampOf(province),
  function loners(situation, province, side) {
    return unitsAt(situation, province, side).filter(({ code }) => situation.law.movesAlone(situation, code));
  },
);

const unledIn: (situation: Situation, province: PlaceCode, side: SideId) => Unleds = lastingInFor(
  'provinces',
  sinceGoing,
  function unledForces(situation, province, side) {
    const forces = byForce(situation, lonersIn(situation, province, side));
    const marches: MarchForceAction[] = [];
    for (const force of forces) listMarches(situation, unspent(side), province, force, marches);
    return { forces, marches };
  },
);

/** Whether any of them is spent. */
function isSpent({ isAny, moved, held }: Spent, forces: readonly Unled[]): boolean {
  if (!isAny) return false;
  for (const { units } of forces)
    for (const unit of units) if (moved.has(unit.id) || held.includes(unit.id)) return true;
  return false;
}

/** Those of them who have not moved, in the order of their first units. */
function unledToMove({ moved }: Spent, forces: readonly Unled[]): readonly Unled[] {
  const left: Unled[] = [];
  for (const { name, units } of forces) {
    const still = units.filter((unit) => !moved.has(unit.id));
    if (still.length > 0) left.push({ name, units: still });
  }
  return left.sort(({ units: [one] }, { units: [other] }) => (one?.code ?? 0) - (other?.code ?? 0));
}

/** R 8.1-8.3, 14.3: where those can go who need no leader, and have not moved. */
function marchesOfForces(situation: Situation, spent: Spent, all: Action[]): void {
  const { side } = spent;
  const seat = situation.roster.sides.indexOf(side);
  if (seat < 0) return;
  for (const { code: from } of situation.ground.provinces) {
    if (situation.countOfSeat(from, seat) === 0 || lonersIn(situation, from, side).length === 0) continue;
    const { forces, marches } = unledIn(situation, from, side);
    if (!isSpent(spent, forces)) for (const march of marches) all.push(march);
    else for (const force of unledToMove(spent, forces)) listMarches(situation, spent, from, force, all);
  }
}

function refuseMarch(situation: Situation, frame: Phase, { leader, province }: MarchAction): Refusal {
  const { roster, ground } = situation;
  const info = roster.leaders[roster.leaderCodes.get(leader) ?? -1];
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
  const code = situation.ground.codes.get(from) ?? -1;
  if (situation.ground.provinces[code] === undefined) return refusal('provinceUnknown', 'R 8.1', { province: from });
  const units = unitsAt(situation, code, frame.side).filter(
    (unit) => situation.law.forceOf(situation, unit.code) === force,
  );
  if (units.length === 0) return refusal('noneOfThem', 'R 8.1', { force, from });
  if (!units.some((unit) => situation.law.movesAlone(situation, unit.code)))
    return refusal('needsLeader', 'R 8.1', { force, from });
  if (units.every(({ id }) => frame.moved.includes(id))) return refusal('alreadyMoved', 'R 8.1', { force, from });
  return refuseWay(situation, frame, from, province) ?? refusal('outOfRange', 'R 8.3', { force, province });
}

/** R 8.1, 8.2: no way leads there, or it is closed. */
function refuseWay(situation: Situation, { side }: Phase, from: string, province: string): Refusal | undefined {
  const { codes, provinces } = situation.ground;
  const to = codes.get(province) ?? -1;
  if (provinces[to] === undefined) return refusal('provinceUnknown', 'R 8.1', { province });
  const start = provinceCode(situation, from);
  if (waysFrom(situation, start, side).includes(to)) return undefined;
  const isNear = provinces[start]?.ways.some((way) => way.to === to) === true;
  return refusal('noWayThere', isNear ? 'R 8.2' : 'R 8.1', { from, province });
}

/** All that can be done, and the end of it. */
function choices(situation: Situation, frame: Phase): readonly Action[] {
  const all: Action[] = [];
  const spent = spentIn(situation, frame);
  marchesOfLeaders(situation, spent, all);
  marchesOfForces(situation, spent, all);
  turnings(situation, spent, all);
  all.push({ type: 'endMovement', player: frame.side });
  return all;
}

export const movement: RulesOf<'movement'> = {
  rule: 'R 8.1',
  actor: (_, { side }, list) => (list().length > 1 ? side : undefined),
  actions: choices,
  refuse(situation, frame, action) {
    if (action.type === 'march') return refuseMarch(situation, frame, action);
    if (action.type === 'marchForce') return refuseForce(situation, frame, action);
    return action.type === 'garrison' || action.type === 'takeField'
      ? refuseTurning(situation, frame, action)
      : undefined;
  },
  apply(run, frame, action) {
    const { side } = frame;
    if (action.type === 'endMovement') return run.finish();
    if (action.type === 'garrison' || action.type === 'takeField') return applyTurning(run, frame, action);
    if (action.type !== 'march' && action.type !== 'marchForce') return;
    const { roster, ground } = run.state;
    const leader = action.type === 'march' ? (roster.leaderCodes.get(action.leader) ?? -1) : null;
    const from = action.type === 'march' ? ground.places[run.state.placeOfLeader(leader ?? -1)] : action.from;
    if (from === undefined) return;
    run.push({
      kind: 'march',
      side,
      leader: action.type === 'march' ? action.leader : null,
      force: action.type === 'march' ? forceOfLeader(run.state, leader ?? -1) : action.force,
      from,
      to: action.province,
      stage: 'gather',
      began: from,
      units: [],
      baggage: [],
      came: [],
    });
  },
  /** Nothing can move. */
  advance: (run) => run.finish(),
};
