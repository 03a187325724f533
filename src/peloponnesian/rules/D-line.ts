/** R D: the preparations of a battle in wings: who wants it, the deployment of both sides, and shifts. */
import type { Draft } from 'immer';
import { rollDice } from '../deeds/dice.js';
import { battleOfWings, putInWing } from '../deeds/wings.js';
import type { BattleFrame } from '../frame/combat.js';
import type { WingsFrame } from '../frame/wings.js';
import { otherSide } from '../query/combat.js';
import { emptyLine, piecesInLine } from '../query/wings.js';
import type { GameRun } from '../types.js';
import { WINGS, type PieceId, type Wing } from '../vocabulary.js';
import { openRounds } from './D-rounds.js';

/** Asks who wants to fight in wings, the attacker first (ruling Q191). */
export function openWings(run: GameRun, { at }: BattleFrame): void {
  run.push({
    kind: 'wings',
    at,
    stage: 'offer',
    side: 'attacker',
    attacker: emptyLine(),
    defender: emptyLine(),
    due: [],
    shifted: [],
    unfought: [],
    joining: [],
  });
}

/** Starts the deployment of the acting side. */
function drawUp(run: GameRun, frame: Draft<WingsFrame>): void {
  frame.due = [...piecesInLine(run.state, battleOfWings(run), frame.side)];
}

/** Fights in wings, which a single player can demand (R D). */
export function acceptWings(run: GameRun, frame: Draft<WingsFrame>): void {
  const { player } = battleOfWings(run)[frame.side];
  run.emit({ type: 'wingsChosen', rule: 'R D', at: frame.at, player });
  frame.stage = 'deploy';
  frame.side = 'attacker';
  drawUp(run, frame);
}

/** Asks the other side. If it does not want wings either, the battle is an ordinary one. */
export function declineWings(run: GameRun, frame: Draft<WingsFrame>): void {
  if (frame.side === 'defender') return run.finish();
  frame.side = 'defender';
}

/** Deploys the next piece (R D1). */
export function deploy(frame: Draft<WingsFrame>, piece: PieceId, wing: Wing): void {
  frame.due = frame.due.filter((other) => other !== piece);
  putInWing(frame, piece, wing);
}

/** Ends the deployment of a side. The attacker's line is known before the defender deploys (R D1). */
export function endDeployment(run: GameRun, frame: Draft<WingsFrame>): void {
  const { side, at } = frame;
  const { player } = battleOfWings(run)[side];
  const [left, center, right] = WINGS.map((wing) => [...frame[side][wing]]);
  if (left === undefined || center === undefined || right === undefined) return;
  run.emit({ type: 'lineDrawnUp', rule: 'R D1', at, player, side, line: { left, center, right } });
  frame.side = otherSide(side);
  if (side === 'attacker') drawUp(run, frame);
  else frame.stage = 'dice';
}

/** Rolls for the shifts of the acting side (R D2). */
export function rollForShifts(run: GameRun, frame: Draft<WingsFrame>): void {
  rollDice(run, 'wingShift', 1, battleOfWings(run)[frame.side].player);
}

/** Applies the die for shifts: with a high one the side shifts, with a low one the battle begins (R D2). */
export function applyShiftDie(run: GameRun, frame: Draft<WingsFrame>, die: number): void {
  frame.shifted = [];
  if (die < run.state.components.charts.wings.shiftsFrom) return openRounds(run, frame);
  frame.stage = 'shift';
}

export function shiftPiece(run: GameRun, frame: Draft<WingsFrame>, piece: PieceId, to: Wing): void {
  const { side, at } = frame;
  const { player } = battleOfWings(run)[side];
  const from = WINGS.find((wing) => frame[side][wing].includes(piece)) ?? to;
  putInWing(frame, piece, to);
  frame.shifted.push(piece);
  run.emit({ type: 'pieceShifted', rule: 'R D2', at, player, piece, from, to });
}

/** Lets the other side roll for shifts (R D2). */
export function endShifts(frame: Draft<WingsFrame>): void {
  frame.shifted = [];
  frame.side = otherSide(frame.side);
  frame.stage = 'dice';
}
