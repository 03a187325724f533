/** R D3: the rounds of a battle in wings: first each wing by itself, then the victors of wings join others. */
import type { Draft } from 'immer';
import { battleOfWings, joinWings } from '../deeds/wings.js';
import type { BattleFrame } from '../frame/combat.js';
import type { WingsFrame } from '../frame/wings.js';
import { activeOf } from '../query/combat.js';
import {
  activeInWing,
  battleInWing,
  BESIDE,
  contestedWings,
  holderOf,
  inOrder,
  SIDES,
  standingBy,
} from '../query/wings.js';
import type { GameRun } from '../types.js';
import { WINGS, type PieceId, type Wing } from '../vocabulary.js';
import { breakOff } from './17-3-round.js';

/** Begins a round in all contested wings. If there is none, the battle below is an ordinary one from now on. */
export function openRounds(run: GameRun, frame: Draft<WingsFrame>): void {
  const battle = battleOfWings(run);
  const wings = contestedWings(battle, frame);
  if (wings.length === 0) return run.finish();
  battle.round += 1;
  frame.stage = 'fight';
  frame.unfought = [...wings];
}

/** Fights the round of the next wing, or finds the victors after the last one. */
export function fightNextWing(run: GameRun, frame: Draft<WingsFrame>): void {
  const [wing, ...unfought] = frame.unfought;
  if (wing === undefined) return endRounds(run, frame);
  frame.unfought = unfought;
  const battle = battleOfWings(run);
  const ofWing = battleInWing(battle, frame, wing);
  for (const side of SIDES)
    battle[side].fighters = standingBy(battle[side], frame[side][wing]).map((fighter) => ({ ...fighter }));
  run.push(ofWing);
}

/** Returns the fighters of a wing to the battle below. */
export function applyWing(run: GameRun, frame: Draft<WingsFrame>, ofWing: Draft<BattleFrame>): void {
  const battle = battleOfWings(run);
  for (const side of SIDES) {
    const { fighters, lost } = ofWing[side];
    battle[side].fighters = [...inOrder(run.state, [...battle[side].fighters, ...fighters])];
    battle[side].lost.push(...lost);
    for (const wing of WINGS)
      frame[side][wing] = frame[side][wing].filter((piece) => !lost.some((unit) => unit === piece));
  }
}

/** Ends the round of all wings (R D3). */
function endRounds(run: GameRun, frame: Draft<WingsFrame>): void {
  const { at } = frame;
  const battle = battleOfWings(run);
  const contested = contestedWings(battle, frame);
  frame.joining = [];
  frame.stage = 'join';
  for (const wing of WINGS) {
    const side = holderOf(battle, frame, wing);
    if (side === undefined) continue;
    run.emit({ type: 'wingWon', rule: 'R D3', at, player: battle[side].player, wing, round: battle.round });
    openJoining(battle, frame, wing, contested);
  }
  if (contested.length > 0) return;
  // The wings are one battle again, which may be over (rulings Q197, Q198).
  if (SIDES.every((side) => activeOf(battle[side]).length > 0)) run.emit({ type: 'wingsUnited', rule: 'R D3', at });
  run.finish();
}

/** Returns the wings that the victors of a wing can join: the last contested one, or the adjacent ones (R D3). */
const wingsToJoin = (wing: Wing, contested: readonly Wing[]): readonly Wing[] =>
  contested.length === 1 ? contested : contested.filter((other) => BESIDE[wing].includes(other));

/** Moves the victors of a wing to another one. Between the two flanks the victors of the center choose, one by one. */
function openJoining(battle: BattleFrame, frame: Draft<WingsFrame>, wing: Wing, contested: readonly Wing[]): void {
  const side = holderOf(battle, frame, wing);
  if (side === undefined) return;
  const units: readonly PieceId[] = activeInWing(battle[side], frame[side][wing]);
  const leaders = frame[side][wing].filter((piece) => battle[side].leaders.includes(piece));
  const pieces = [...units, ...leaders];
  const [only, other] = wingsToJoin(wing, contested);
  if (only === undefined) return;
  if (other === undefined) frame.joining.push({ side, from: wing, to: only, pieces });
  else {
    frame.side = side;
    frame.due = pieces;
  }
}

/** Sends one of the victors of the center to a flank (R D3). */
export function chooseFlank(frame: Draft<WingsFrame>, piece: PieceId, to: Wing): void {
  const { side } = frame;
  frame.due = frame.due.filter((other) => other !== piece);
  const joining = frame.joining.find((each) => each.from === 'center' && each.to === to);
  if (joining === undefined) frame.joining.push({ side, from: 'center', to, pieces: [piece] });
  else joining.pieces.push(piece);
}

/** Ends the choices: the victors join, and both sides decide whether they fight on (ruling Q199). */
export function endJoining(run: GameRun, frame: Draft<WingsFrame>): void {
  joinWings(run, frame, frame.joining);
  frame.joining = [];
  frame.stage = 'breaks';
  frame.side = 'attacker';
}

/** Asks the defender after the attacker, and then begins the next round (R D3, 17.8). */
export function fightOnInWings(run: GameRun, frame: Draft<WingsFrame>): void {
  if (frame.side === 'defender') return openRounds(run, frame);
  frame.side = 'defender';
}

/** Breaks off with all units of a side, in all wings (R D3, 17.8). */
export function breakOffInWings(run: GameRun, frame: Draft<WingsFrame>): void {
  breakOff(run, battleOfWings(run), frame.side);
  run.finish();
}
