/** R 8.1: a side's phase of movement. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import type { MovementFrame } from '../frame/index.js';
import { byForce, forceOfLeader } from '../query/forces.js';
import { mayGo, provinceCode } from '../query/march.js';
import { mayEnter, waysFrom } from '../query/movement.js';
import { unitsAt } from '../query/presence.js';
import type { PlaceCode } from '../table/ground.js';
import { lastingInFor, sinceHere } from '../table/lasting.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { SideId } from '../vocabulary.js';
import { applyTurning, refuseTurning, spentIn, turnings, type Spent } from './08-garrisons.js';

type Phase = Extract<MovementFrame, { readonly kind: 'movement' }>;
type MarchAction = Extract<Action, { readonly type: 'march' }>;
type MarchForceAction = Extract<Action, { readonly type: 'marchForce' }>;

export function openMovement(run: GameRun, side: SideId | null): void {
  if (side !== null) run.push({ kind: 'movement', side, moved: [], turned: [] });
}

/** Units of a force that move without a leader, and where the ways lead that are open to their side. */
interface Unled {
  readonly units: readonly UnitInfo[];
  readonly marches: readonly { readonly to: PlaceCode; readonly action: MarchForceAction }[];
}

/** R 8.2, 14.3: such units of a side in the field of a province, force by force. */
const unledIn: (situation: Situation, province: PlaceCode, side: SideId) => readonly Unled[] = lastingInFor(
  'provinces',
  sinceHere,
  function unledForces(situation, province, player) {
    const { places } = situation.ground;
    const from = places[province] as string;
    const units = unitsAt(situation, province, player).filter(({ code }) => situation.law.movesAlone(situation, code));
    return byForce(situation, units).map((force): Unled => ({
      units: force.units,
      marches: waysFrom(situation, province, player).map((to) => ({
        to,
        action: Object.freeze({ type: 'marchForce', player, force: force.name, from, province: places[to] as string }),
      })),
    }));
  },
);

/** Those of them who can still go, in the order of their first units. */
function unledToMove(situation: Situation, { side, moved, reached }: Spent, province: PlaceCode): readonly Unled[] {
  const forces = unledIn(situation, province, side);
  if (forces.length === 0 || !reached.has(province)) return forces;
  return forces
    .map(({ units, marches }) => ({ units: units.filter(({ id }) => !moved.has(id)), marches }))
    .filter(({ units }) => units.length > 0)
    .sort(({ units: [one] }, { units: [other] }) => (one?.code ?? 0) - (other?.code ?? 0));
}

/** R 8.1-8.3: where leaders in the field can go who have not moved. */
function marchesOfLeaders(situation: Situation, { side: player, moved }: Spent, all: Action[]): void {
  const { places, provinces } = situation.ground;
  for (const info of situation.roster.leaders) {
    const { code, id: leader } = info;
    const from = situation.placeOfLeader(code);
    if (from >= provinces.length || situation.sideOfLeader(code) !== player || moved.has(leader)) continue;
    if (!situation.law.mayMove(situation, { side: player, info })) continue;
    for (const to of waysFrom(situation, from, player))
      if (mayEnter(situation, info, player, to))
        all.push({ type: 'march', player, leader, province: places[to] as string });
  }
}

/** R 8.1-8.3, 14.3: where those can go who need no leader, and have not moved. */
function marchesOfForces(situation: Situation, spent: Spent, all: Action[]): void {
  const { side } = spent;
  for (const { code: from } of situation.ground.provinces) {
    if (situation.countAt(from, side) === 0) continue;
    for (const { units, marches } of unledToMove(situation, spent, from))
      for (const { to, action } of marches)
        if (units.some((unit) => mayGo(situation, unit, side, to))) all.push(action);
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
