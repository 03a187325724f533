/** Dice (R 2): one chance action a die, each face as likely. */
import { CHANCE, type FrameRules, type Weighted } from '../../core/index.js';
import type { Action } from '../action/index.js';
import type { RollFrame } from '../frame/index.js';
import type { Turn } from '../pieces.js';
import type { SuccessorsTypes } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

const FACES: readonly Weighted<Action>[] = [1, 2, 3, 4, 5, 6].map((die) =>
  Object.freeze({ action: Object.freeze({ type: 'roll', player: CHANCE, die }), weight: 1 }));

/** Dice are about to fall; the frame that calls this learns the values in `resume`. */
export function rollDice(run: Turn, purpose: string, dice: number, player: PlayerId | null = null): void {
  run.push({ kind: 'roll', purpose, player, dice, values: [] });
}

export const roll: FrameRules<SuccessorsTypes, RollFrame> = {
  rule: 'R 2',
  actor: () => CHANCE,
  chance: () => FACES,
  apply(run, frame, action) {
    if (action.type !== 'roll') return;
    frame.values.push(action.die);
    if (frame.values.length < frame.dice) return;
    run.emit({ type: 'rolled', rule: 'R 2', purpose: frame.purpose, player: frame.player, dice: [...frame.values] });
    run.finish();
  },
};
