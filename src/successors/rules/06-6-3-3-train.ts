/** R 6.6.3.3: training troops. */
import { TRAINING_COSTS } from '../data/tables.js';
import { setTraining } from '../deeds/course.js';
import { pushDeploy } from '../deeds/deployment.js';
import type { RulesOf } from '../types.js';
import { unitsOf } from '../units.js';

/**
 * Spends Operation Points on the troop in training. Points that it does not need go to another one, chosen at once
 * (ruling leftover-training).
 */
export const train: RulesOf<'train'> = {
  rule: 'R 6.6.3.3',
  actor: (situation, { player, points }) =>
    points > 0 && situation.training[player] === undefined ? player : undefined,
  actions: (_, { player }) => [
    { type: 'trainUnit', player, unit: 'mercenary' },
    { type: 'trainUnit', player, unit: 'loyal' },
  ],
  apply(run, { player }, action) {
    if (action.type !== 'trainUnit') return;
    setTraining(run, player, { unit: action.unit, points: 0 });
    run.emit({ type: 'trainingBegan', rule: 'R 6.6.3.3', player, unit: action.unit });
  },
  advance(run, frame) {
    const { player } = frame;
    const training = run.state.training[player];
    if (training === undefined || frame.points === 0) {
      run.finish();
      return;
    }
    const { unit } = training;
    const needed = TRAINING_COSTS[unit];
    const spent = Math.min(frame.points, needed - training.points);
    const points = training.points + spent;
    frame.points -= spent;
    run.emit({ type: 'trainingAdvanced', rule: 'R 6.6.3.3', player, unit, points, needed });
    setTraining(run, player, points < needed ? { unit, points } : undefined);
    if (points < needed) return;
    run.emit({ type: 'unitTrained', rule: 'R 6.6.3.3', player, unit });
    pushDeploy(run, player, unitsOf(unit, 1));
  },
};
