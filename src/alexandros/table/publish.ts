/**
 * Writes the table that rules work on as plain JSON. Everything that has not changed is shared with the previous state.
 */
import { freezeJson } from '../../core/index.js';
import type { GameFrame } from '../frame.js';
import type { GameState, Seat } from '../state.js';
import { cacheFence } from './fence.js';
import type { Table } from './table.js';

const areSame = (seats: readonly Seat[], before: readonly Seat[]): boolean =>
  seats.length === before.length && seats.every((seat, index) => seat === before[index]);

/** Returns the state of a table without hidden information. */
export function publishTable(table: Table, stack: readonly GameFrame[], before: GameState | undefined): GameState {
  const { seats, walls } = table;
  const state = {
    board: table.board,
    seats: before !== undefined && areSame(seats, before.seats) ? before.seats : [...seats],
    alexander: table.alexander,
    walls,
    faceUp: table.faceUp,
    supply: table.supply,
    discards: table.discards,
    turn: table.turn,
    idleTurns: table.idleTurns,
    ended: table.ended,
    stack,
  };
  freezeJson(state);
  if (walls !== before?.walls) cacheFence(walls, table.fence);
  table.published();
  return state as GameState;
}
