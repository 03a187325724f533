/** R 3.3: Indians neither move nor fight until an enemy's unit has entered their land. */
import { passMilestone } from '../deeds/objectives.js';
import type { RangeFact } from '../data/shape.js';
import { provinceCode } from '../query/march.js';
import { provinceAt, sidesIn } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { ConquestTypes } from '../types.js';
import type { Consequence } from './hearing.js';

/** Whether an enemy's unit stands in one of these provinces. */
const isEntered = (situation: Situation, { side, provinces }: RangeFact): boolean =>
  provinces.some((id) => {
    const province = provinceAt(situation, provinceCode(situation, id));
    return sidesIn(situation, province).some((other) => other !== side);
  });

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
