/** R S14.2: personal guards, an optional rule. */
import type { Draft } from 'immer';
import { remember } from '../../conquest/deeds/memory.js';
import { moveUnit } from '../../conquest/deeds/units.js';
import { firstOfEach } from '../../conquest/query/alike.js';
import { isOnMap } from '../../conquest/query/06-1-presence.js';
import { movementLaw } from '../../conquest/rules/08-law.js';
import { hasRoom } from '../../conquest/extension/fleets/aboard.js';
import type { VoyageFrame } from '../../conquest/extension/frame.js';
import { leaderCode, placeCode, unitCode } from '../../conquest/table/by-id.js';
import type { Law } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import { refusal } from '../code/index.js';
import type { GameEvent } from '../event/index.js';
import type { GameFrame } from '../frame/index.js';
import { frameIn } from '../query/components.js';
import { guardOf, isGuard, remembered } from '../query/memory.js';
import { isWithLeader, recruitsForGuard } from '../query/14-mutiny.js';
import type { Guard } from '../state.js';
import type { GameRun } from '../types.js';
import { courseLaw } from './07-law.js';
import type { Extra } from './extras.js';

type Phase = Extract<GameFrame, { readonly kind: 'movement' }>;

/**
 * Returns whether a guard may only move with its leader, on land and at sea (R S14.2). A guard apart from its leader
 * moves like other units (ruling S14.5).
 */
function mustFollowLeader(situation: Situation, side: SideId, guard: Guard): boolean {
  const { unit, leader } = guard;
  const isGoing =
    frameIn(situation, 'voyage')?.units.includes(unit) === true ||
    frameIn(situation, 'march')?.came.includes(unit) === true;
  if (isGoing) return false;
  // A guard may leave a city to join its leader in the field.
  const { ground } = situation;
  const isWalled = ground.provinces[situation.placeOfUnit(unitCode(situation, unit))] === undefined;
  const comesOut = isWalled && ground.provinces[situation.placeOfLeader(leaderCode(situation, leader))] !== undefined;
  return !comesOut && isWithLeader(situation, side, guard);
}

export const guardLaw: Pick<Law<Situation>, 'isDistinct' | 'heldBack' | 'joinsForcedMarch'> = {
  /** R S14.2: a guard is distinct from all other units, so that its side chooses which of them is lost or restored. */
  isDistinct(situation, unit) {
    if (remembered(situation).guards === undefined) return false;
    const { id } = situation.roster.units[unit] ?? {};
    return id !== undefined && isGuard(situation, id);
  },
  /** R S14.2: a guard that may only move with its leader is held back. */
  heldBack(situation, side) {
    const refusing = movementLaw.heldBack(situation, side);
    const guard = guardOf(situation, side);
    return guard === undefined || !mustFollowLeader(situation, side, guard) ? refusing : [...refusing, guard.unit];
  },
  /** R 8.4, S7.2, S14.2: a guard joins forced marches of its leader, whatever its kind (ruling S14.5). */
  joinsForcedMarch(situation, unit) {
    const march = frameIn(situation, 'march');
    const guard = march === undefined ? undefined : guardOf(situation, march.side);
    const isEscort = guard !== undefined && guard.leader === march?.leader;
    return (isEscort && unitCode(situation, guard.unit) === unit) || courseLaw.joinsForcedMarch(situation, unit);
  },
};

/** Returns whether a guard has moved to its leader in this phase, and goes no further (R 8.1, ruling S14.5). */
const hasMoved = (situation: Situation, { unit }: Guard): boolean =>
  frameIn(situation, 'movement')?.moved.includes(unit) === true &&
  frameIn(situation, 'march')?.came.includes(unit) !== true;

/** Takes the guard of a leader aboard as well, if there is room (R S8.3, S14.2). */
export function embarkGuard(run: GameRun, frame: Draft<VoyageFrame>): void {
  const { state } = run;
  const guard = guardOf(state, frame.side);
  if (guard === undefined || !frame.leaders.includes(guard.leader) || frame.units.includes(guard.unit)) return;
  if (hasMoved(state, guard)) return;
  const unit = unitCode(state, guard.unit);
  if (state.placeOfUnit(unit) === placeCode(state, frame.from) && hasRoom(state, frame, guard.unit))
    frame.units.push(guard.unit);
}

/** Adds the guard of a leader to a march, and to its forced part (R 8.1, 8.4-8.6, S14.2, ruling S14.5). */
export function escort(run: GameRun): void {
  const { state } = run;
  const frame = run.frame('march');
  const guard = frame === undefined ? undefined : guardOf(state, frame.side);
  if (frame === undefined || guard?.leader !== frame.leader || frame.units.includes(guard.unit)) return;
  if (hasMoved(state, guard)) return;
  const unit = unitCode(state, guard.unit);
  if (state.placeOfUnit(unit) === placeCode(state, frame.from)) frame.units.push(guard.unit);
}

function setGuard(run: GameRun, side: SideId, guard: Guard | undefined): void {
  const others = Object.entries(remembered(run.state).guards ?? {}).filter(([whose]) => whose !== side);
  const guards = guard === undefined ? others : [...others, [side, guard] as const];
  remember(run, { guards: guards.length > 0 ? Object.fromEntries(guards) : undefined });
}

/** R S14.2: a side without a guard may designate one before its pieces move. */
export const designation: Extra<Phase, 'designateGuard'> = {
  type: 'designateGuard',
  list(situation, { side: player, moved }, all) {
    const recruits = moved.length > 0 ? [] : recruitsForGuard(situation, player);
    if (recruits.length === 0) return;
    const units = recruits.map(({ unit }) => unit);
    for (const { id: unit } of firstOfEach(situation, units)) all.push({ type: 'designateGuard', player, unit });
  },
  refuse(situation, { side, moved }, { unit }) {
    if (!situation.roster.unitCodes.has(unit)) return refusal('pieceUnknown', 'R S14.2', { unit });
    if (moved.length > 0) return refusal('guardFirst', 'R S14.2', { unit });
    return recruitsForGuard(situation, side).some((each) => each.unit.id === unit)
      ? refusal('alikeListed', 'R S14.2', { unit })
      : refusal('noGuard', 'R S14.2', { unit });
  },
  apply(run, { side }, action) {
    const found = recruitsForGuard(run.state, side).find(({ unit }) => unit.id === action.unit);
    if (found === undefined) return;
    const guard = { unit: found.unit.id, leader: found.leader.id };
    setGuard(run, side, guard);
    run.emit({ type: 'guardDesignated', rule: 'R S14.2', side, ...guard });
  },
};

/** Moves a guard after its leader, and removes the guard's role when either is gone or has changed sides (R S14.2). */
export function followLeaders(run: GameRun, events: readonly GameEvent[], from: number): void {
  const { state } = run;
  const { ground } = state;
  const { guards } = remembered(state);
  if (guards === undefined) return;
  for (const [side, guard] of Object.entries(guards) as [SideId, Guard][]) {
    const unit = unitCode(state, guard.unit);
    const leader = leaderCode(state, guard.leader);
    const newEvents = events.slice(from);
    // A leader that marched or was carried has the guard along, unless it had moved before or there was no room.
    const isOnHisWay = newEvents.some(
      (event) =>
        (event.type === 'marched' && event.leader === guard.leader) ||
        (event.type === 'carried' && event.leaders.includes(guard.leader)),
    );
    for (const event of newEvents) {
      if (event.type !== 'leaderMoved' || event.leader !== guard.leader || isOnHisWay) continue;
      const to = placeCode(state, event.to);
      if (ground.places[state.placeOfUnit(unit)] === event.from && ground.provinces[to] !== undefined)
        moveUnit(run, unit, to, 'R S14.2');
    }
    const isKept =
      isOnMap(state, state.placeOfUnit(unit)) &&
      isOnMap(state, state.placeOfLeader(leader)) &&
      state.sideOfUnit(unit) === side &&
      state.sideOfLeader(leader) === side;
    if (!isKept) setGuard(run, side, undefined);
  }
}
