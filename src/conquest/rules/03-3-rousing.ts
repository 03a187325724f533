/** R 3.3: Indians neither move nor fight until an enemy's unit has entered their land. */
import { passMilestone } from '../deeds/objectives.js';
import type { RangeFact } from '../data/shape.js';
import { provinceCode } from '../query/march.js';
import { presenceIn, provinceAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { ConquestTypes } from '../types.js';
import type { Consequence } from './hearing.js';

/** Whether an enemy's unit stands in one of these provinces. */
function isEntered(situation: Situation, { side, provinces }: RangeFact): boolean {
  for (const id of provinces) {
    const province = provinceAt(situation, provinceCode(situation, id));
    for (const other of situation.roster.sides)
      if (other !== side && presenceIn(situation, province, other) > 0) return true;
  }
  return false;
}

/** Looks, whenever units have come somewhere, whether somebody is roused by it. */
export const rouse: Consequence<ConquestTypes> = {
  after: ['unitMoved', 'unitRaised'],
  hear(run) {
    const { state } = run;
    for (const range of state.components.counters.ranges) {
      const { wakes } = range;
      if (wakes === undefined || state.milestones[wakes] !== undefined) continue;
      if (isEntered(state, range)) passMilestone(run, wakes, 'R 3.3');
    }
  },
};
