/** R 2: dice. */
import type { GameRun } from '../types.js';
import type { RollPurpose, SideId } from '../vocabulary.js';

/** Pushes a roll of dice. The frame that calls this gets the values in `resume`. */
export function rollDice(run: GameRun, purpose: RollPurpose, dice: number, side: SideId | null): void {
  run.push({ kind: 'roll', purpose, side, dice, values: [] });
}
