/** Rolls dice (R 1.1). */
import type { RollPurpose } from '../frame/sequence.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

/** Pushes a roll of dice. The frame that calls this gets the values in `resume`. */
export function rollDice(run: GameRun, purpose: RollPurpose, dice: number, player: PlayerId | null): void {
  run.push({ kind: 'roll', purpose, player, dice, values: [] });
}
