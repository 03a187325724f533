/** R 2: dice. */
import type { GameRun } from '../types.js';
import type { PlayerId, RollPurpose } from '../vocabulary.js';

/** Begins a roll of dice. The calling frame gets the values in `resume`. */
export function rollDice(run: GameRun, purpose: RollPurpose, dice: number, player: PlayerId | null = null): void {
  run.push({ kind: 'roll', purpose, player, dice, values: [] });
}
