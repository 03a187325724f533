/** R Game Play: turns follow one another clockwise. */
import { ACTIONS, LAST_TURN, STANDSTILL_TURNS } from '../data/components.js';
import type { TurnFrame } from '../frame.js';
import { clockwiseFrom } from '../query/seats.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { endGame } from './end-of-the-game.js';

/** Returns the frame of a turn that has just begun. */
export const freshTurn = (player: PlayerId): TurnFrame => ({
  kind: 'turn',
  player,
  phase: 'begin',
  actionsLeft: ACTIONS,
  levied: false,
  last: null,
});

/** Begins a player's turn. */
export function beginTurn(run: GameRun, player: PlayerId): void {
  const turn = ++run.state.turn;
  run.push(freshTurn(player));
  run.emit({ type: 'turnBegan', rule: 'R Game Play', player, turn, round: Math.ceil(turn / run.state.seats.length) });
}

/** Ends a turn. Then the game ends, because walls are used up or play stalls (ruling A21), or the next turn begins. */
export function endTurn(run: GameRun, { player, last }: TurnFrame): void {
  run.state.idleTurns++;
  run.emit({ type: 'turnEnded', rule: 'R Game Play', player, turn: run.state.turn });
  if (last !== null) return endGame(run, last);
  if (run.state.idleTurns > STANDSTILL_TURNS || run.state.turn >= LAST_TURN) return endGame(run, 'standstill');
  run.finish();
  beginTurn(run, clockwiseFrom(run.state, player)[1] ?? player);
}
