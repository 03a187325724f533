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
    const asleep = state.components.counters.ranges.filter(
      ({ wakes }) => wakes !== undefined && state.milestones[wakes] === undefined,
    );
    for (const range of asleep)
      if (range.wakes !== undefined && isEntered(state, range)) passMilestone(run, range.wakes, 'R 3.3');
  },
};
