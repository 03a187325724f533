/** Six-sided dice: chance rolls them one by one, and every face has the same weight. */
import { CHANCE, type Chance, type Frame, type FrameRules, type GameTypes, type Run } from '../frame.js';
import type { RuleRef } from '../rule.js';
import type { Weighted } from '../chance/weighted.js';

/** The roll of one die. */
export interface RollAction {
  readonly type: 'roll';
  readonly player: Chance;
  readonly die: number;
}

/** A number of dice to roll, and the results so far. */
export interface RollFrame extends Frame {
  readonly kind: 'roll';
  readonly dice: number;
  readonly values: readonly number[];
}

/** The six faces of a die. */
export const DIE_FACES: readonly Weighted<RollAction>[] = [1, 2, 3, 4, 5, 6].map((die) =>
  Object.freeze({ action: Object.freeze({ type: 'roll', player: CHANCE, die }), weight: 1 }),
);

/**
 * Returns the rules of a frame that rolls dice. After the last die it calls `announce` and finishes; the frame below
 * reads the dice in `resume`.
 *
 * @param rule - the clause about dice
 * @param announce - emits the event of the roll
 */
export function rollRules<G extends GameTypes, F extends RollFrame>(
  rule: RuleRef,
  faces: readonly Weighted<G['action'] & RollAction>[],
  announce: (run: Run<G>, frame: F, dice: readonly number[]) => void,
): FrameRules<G, F>;
export function rollRules(
  rule: RuleRef,
  faces: readonly Weighted<RollAction>[],
  announce: (run: Run<GameTypes>, frame: RollFrame, dice: readonly number[]) => void,
): FrameRules<GameTypes, RollFrame> {
  return {
    rule,
    actor: () => CHANCE,
    chance: () => faces,
    apply(run, frame, action) {
      const dice = [...frame.values, (action as RollAction).die];
      frame.values = dice;
      if (dice.length < frame.dice) return;
      announce(run, frame, dice);
      run.finish();
    },
  };
}
