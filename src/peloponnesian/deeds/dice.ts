/** R 1.1: dice. */
import type { RollPurpose } from '../frame/sequence.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

/** Calls for dice; the frame that calls reads `values` in `resume`. */
export function rollDice(run: GameRun, purpose: RollPurpose, dice: number, player: PlayerId | null): void {
  run.push({ kind: 'roll', purpose, player, dice, values: [] });
}
