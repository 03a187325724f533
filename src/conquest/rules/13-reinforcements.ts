/** R 13: reinforcements and withdrawals according to the track. */
import type { Draft } from 'immer';
import { refusal } from '../code/index.js';
import { bringLeader, removeLeader } from '../deeds/leaders.js';
import { raiseUnit, withdrawUnit } from '../deeds/units.js';
import type { Batch } from '../data/shape.js';
import type { Action } from '../action/index.js';
import type { ReinforcementsFrame } from '../frame/index.js';
import { provincesOf, statusOf } from '../query/05-control.js';
import { mayEnter } from '../query/08-2-movement.js';
import { isOnMap } from '../query/06-1-presence.js';
import { findProvince, leaderNamed, provinceCode, unitNamed } from '../table/by-id.js';
import type { PlaceCode } from '../table/ground.js';
import type { Law } from '../table/law.js';
import { NO_PIECE } from '../../core/board/index.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { LeaderId, SideId, UnitId } from '../vocabulary.js';
import { retireStandIn } from './12-10-stand-in.js';

/** R 13.1: a reinforcement may be placed in provinces that its side controls and that it may enter (ruling C13.2). */
export const reinforcementsLaw: Pick<Law<Situation>, 'arrivals'> = {
  arrivals: (situation, side, piece) =>
    provincesOf(situation, side).filter((province) => mayEnter(situation, piece, side, province)),
};

/** Returns whether a reinforcement is due: its turn has come, or the turn after the milestone for which it waits. */
export const isDue = (
  { turn, milestones }: Pick<Situation, 'turn' | 'milestones'>,
  { turn: due, after }: Pick<Batch, 'turn' | 'after'>,
): boolean => (due === undefined ? after !== undefined && (milestones[after] ?? turn) < turn : due <= turn);

/**
 * Begins the reinforcements and withdrawals of this turn. Pieces that could not be placed earlier still wait
 * (ruling C13.1).
 */
export function openReinforcements(run: GameRun, side: SideId | null): void {
  if (side === null) return;
  withdraw(run, side);
  const [units, leaders] = [dueUnits(run.state, side), dueLeaders(run.state, side)];
  if (units.length + leaders.length > 0) run.push({ kind: 'reinforcements', side, units, leaders });
}

/** Returns the units of a side on the track that are due. */
function dueUnits(situation: Situation, side: SideId): UnitId[] {
  const { roster, ground } = situation;
  const due: UnitId[] = [];
  for (let unit = situation.firstUnitAt(ground.trays.track); unit !== NO_PIECE; unit = situation.unitAfter(unit)) {
    const { id, side: whose, batch } = roster.units[unit] as UnitInfo;
    if (whose === side && isDue(situation, batch)) due.push(id);
  }
  return due;
}

/** Returns the leaders of a side on the track that are due. */
function dueLeaders(situation: Situation, side: SideId): LeaderId[] {
  const { roster, ground } = situation;
  const due: LeaderId[] = [];
  let leader = situation.firstLeaderAt(ground.trays.track);
  for (; leader !== NO_PIECE; leader = situation.leaderAfter(leader)) {
    const { id, fact } = roster.leaders[leader] as LeaderInfo;
    if (fact.side === side && isDue(situation, fact)) due.push(id);
  }
  return due;
}

/**
 * Withdraws pieces wherever they are, in the phase of the side to which they belong now; also those that wait on the
 * track (R 13.2, ruling C13.1). Eliminated pieces are skipped.
 */
function withdraw(run: GameRun, side: SideId): void {
  const { state } = run;
  const isThere = (place: PlaceCode): boolean => isOnMap(state, place) || place === state.ground.trays.track;
  const { units, leaders } = state.roster.withdrawn;
  for (const { code, side: whose, batch } of units)
    if (batch.leaves === state.turn && whose === side && isThere(state.placeOfUnit(code)))
      withdrawUnit(run, code, 'R 13.2');
  for (const { code, fact } of leaders)
    if (fact.leaves === state.turn && state.sideOfLeader(code) === side && isThere(state.placeOfLeader(code)))
      removeLeader(run, code, 'withdrawn', 'R 13.2');
}

type Frame = Pick<ReinforcementsFrame, 'side' | 'units' | 'leaders'>;

/** Returns the unit that is placed next. Leaders follow when all units are placed. */
const nextUnit = (situation: Situation, { units: [unit] }: Frame): UnitInfo | undefined =>
  unit === undefined ? undefined : unitNamed(situation, unit);

const nextLeader = (situation: Situation, { units, leaders: [leader] }: Frame): LeaderInfo | undefined =>
  units.length > 0 || leader === undefined ? undefined : leaderNamed(situation, leader);

const nextPiece = (situation: Situation, frame: Frame): UnitInfo | LeaderInfo | undefined =>
  nextUnit(situation, frame) ?? nextLeader(situation, frame);

function place(run: GameRun, frame: Draft<ReinforcementsFrame>, at: PlaceCode): void {
  const { state } = run;
  const unit = nextUnit(state, frame);
  if (unit !== undefined) {
    frame.units.shift();
    return raiseUnit(run, unit.code, { at, side: frame.side, steps: unit.full }, 'R 13.1');
  }
  const leader = nextLeader(state, frame);
  frame.leaders.shift();
  if (leader === undefined) return;
  retireStandIn(run, frame.side);
  bringLeader(run, leader.code, at, 'R 13.1');
}

export const reinforcements: RulesOf<'reinforcements'> = {
  rule: 'R 13.1',
  actor: (_, { side }, list) => (list().length > 1 ? side : undefined),
  actions(situation, frame) {
    const next = nextPiece(situation, frame);
    if (next === undefined) return [];
    const { side: player } = frame;
    const { places } = situation.ground;
    return situation.law.arrivals(situation, player, next).map((province): Action => ({
      type: 'placeReinforcement',
      player,
      piece: next.id,
      province: places[province] as string,
    }));
  },
  refuse(situation, frame, action) {
    if (action.type !== 'placeReinforcement') return undefined;
    const { piece, province } = action;
    const { roster } = situation;
    if (!roster.unitCodes.has(piece as UnitInfo['id']) && !roster.leaderCodes.has(piece))
      return refusal('pieceUnknown', 'R 13.1', { piece });
    const next = nextPiece(situation, frame);
    if (next?.id !== piece) return refusal('anotherPieceFirst', 'R 13.1', { piece, next: next?.id ?? null });
    const to = findProvince(situation, province);
    if (to === undefined) return refusal('provinceUnknown', 'R 13.1', { province });
    const status = statusOf(situation, to.code);
    if (status !== frame.side) return refusal('provinceNotControlled', 'R 13.1', { province, status });
    return refusal('outOfRange', 'ruling C13.2', { piece, province });
  },
  apply(run, frame, action) {
    if (action.type === 'placeReinforcement') place(run, frame, provinceCode(run.state, action.province));
  },
  /**
   * Places the next piece if there is only one province; pieces without any wait on the track. If there are several,
   * the side chooses.
   */
  advance(run, frame) {
    const { state } = run;
    while (frame.units.length + frame.leaders.length > 0) {
      const next = nextPiece(state, frame);
      const [first, another] = next === undefined ? [] : state.law.arrivals(state, frame.side, next);
      if (first !== undefined && another === undefined) place(run, frame, first);
      if (first !== undefined) return;
      if (frame.units.length > 0) frame.units.shift();
      else frame.leaders.shift();
    }
    run.finish();
  },
};
