/** R 19.9.2: before the Reinforcements each player says whether he takes Elite Cavalry for his two Mercenaries. */
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

/** The players choose in Turn Order, each knowing what was chosen before him (ruling choosing-cavalry). */
export function pushAllotment(run: GameRun): void {
  run.push({ kind: 'allotment', waiting: [...run.state.turnOrder], riders: [] });
}

/** The choices; `receive` goes on with the phase, told who has chosen Elite Cavalry. */
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
