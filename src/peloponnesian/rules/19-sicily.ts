/** R 19, C: leaving Sicily, and calling Sicilian fleets, in the Placement stage. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import type { CallFleet, LeaveSicily } from '../action/sicily.js';
import { refusal, type Refusal } from '../code/index.js';
import { callFleet, setSicily } from '../deeds/sicily.js';
import type { PlacementFrame } from '../frame/forces.js';
import { playerOfUnit } from '../query/owners.js';
import { findLeader, findPlaceOf, findUnit } from '../query/pieces.js';
import { confinementOf, fleetToCall, leaversOf } from '../query/sicily.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { hasTwin, whyAlike } from './16-1-refusals.js';

/** Returns what a player may do in Sicily. */
export function sicilianActions(situation: Situation, frame: PlacementFrame): readonly Action[] {
  const { player } = frame;
  const leaving = leaversOf(situation, frame).map((piece): Action => ({ type: 'leaveSicily', player, piece }));
  const fleet = fleetToCall(situation, frame);
  return fleet === undefined ? leaving : [...leaving, { type: 'callFleet', player, unit: fleet.id }];
}

/** Calls the next Sicilian fleet (R C). */
export function callSicilianFleet(run: GameRun, frame: Draft<PlacementFrame>): void {
  const fleet = fleetToCall(run.state, frame);
  if (fleet === undefined) return;
  frame.moved.push(fleet.id);
  setSicily(run, { fleets: (run.state.sicily?.fleets ?? 0) - 1 });
  callFleet(run, fleet);
}

/** Returns why a piece cannot leave Sicily, or a fleet cannot be called. */
export function refuseSicily(
  situation: Situation,
  frame: PlacementFrame,
  action: LeaveSicily | CallFleet,
): Refusal | undefined {
  if (action.type === 'callFleet') return refuseCall(situation, frame, action);
  const { player, moved } = frame;
  const { piece } = action;
  const params = { piece };
  const [unit, leader] = [findUnit(situation, piece), findLeader(situation, piece)];
  const found = unit ?? leader;
  if (found === undefined) return refusal('unitUnknown', 'R 19.2', params);
  const owner = unit === undefined ? situation.playerOfLeader(found.code) : playerOfUnit(situation, found.code);
  if (owner !== player) return refusal('notYours', 'R 4.4.1', { ...params, player });
  if (moved.includes(piece)) return refusal('movedAlready', 'ruling Q6', params);
  if (findPlaceOf(situation, piece) !== situation.places.trays.inSicily)
    return refusal('notInSicily', 'R 19.2', params);
  switch (confinementOf(situation, player, found)) {
    case 'locked':
      return refusal('lockedInSicily', 'R 19.4', params);
    case 'noFleet':
      return refusal('leavesWithFleet', 'ruling Q89', params);
    case 'noLeader':
      return refusal('leavesWithLeader', 'R 16.7.1', params);
    case 'noRoom':
      return refusal('noRoom', 'R 16.7.2', params);
    default:
      return hasTwin(situation, piece, leaversOf(situation, frame)) ? whyAlike(piece) : undefined;
  }
}

/** Returns why a Sicilian fleet cannot be called (R C). */
function refuseCall(situation: Situation, frame: PlacementFrame, { unit }: CallFleet): Refusal | undefined {
  const fleet = fleetToCall(situation, frame);
  if (fleet === undefined) return refusal('noFleetToCall', 'R C', { unit });
  if (fleet.id === unit) return undefined;
  return hasTwin(situation, unit, [fleet.id]) ? whyAlike(unit) : refusal('noFleetToCall', 'R C', { unit });
}
