/** R 19.9.2: before the Reinforcements, players choose between Elite Cavalry and two Mercenaries. */
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

/** Asks the players in Turn Order. Each knows the choices of those before (ruling choosing-cavalry). */
export function pushAllotment(run: GameRun): void {
  run.push({ kind: 'allotment', waiting: [...run.state.turnOrder], riders: [] });
}

/**
 * Returns the rules of these choices. `receive` goes on with the phase and gets the players who chose Elite Cavalry.
 */
export const allotmentBefore = (
  receive: (run: GameRun, riders: readonly PlayerId[]) => void,
): RulesOf<'allotment'> => ({
  rule: 'R 19.9.2',
  actor: (_, frame) => frame.waiting[0],
  actions: (_, { waiting: [player] }) =>
    player === undefined
      ? []
      : [
          { type: 'chooseAllotment', player, unit: 'mercenary' },
          { type: 'chooseAllotment', player, unit: 'cavalry' },
        ],
  apply(run, frame, action) {
    if (action.type !== 'chooseAllotment') return;
    const { player, unit } = action;
    frame.waiting.shift();
    if (unit === 'cavalry') frame.riders.push(player);
    run.emit({ type: 'allotmentChosen', rule: 'R 19.9.2', player, unit });
  },
  advance(run, frame) {
    const riders = [...frame.riders];
    run.finish();
    receive(run, riders);
  },
});
