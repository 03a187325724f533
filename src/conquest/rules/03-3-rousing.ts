/** R 3.3: Indians neither move nor fight until an enemy's unit has entered their land. */
import type { Run } from '../../core/index.js';
import { passMilestone } from '../deeds/objectives.js';
import type { GameEvent } from '../event/index.js';
import type { RangeFact } from '../data/shape.js';
import { provinceCode } from '../query/march.js';
import { provinceAt, sidesIn } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { ConquestTypes } from '../types.js';
import { isSaid } from './said.js';

/** Whether an enemy's unit stands in one of these provinces. */
const isEntered = (situation: Situation, { side, provinces }: RangeFact): boolean =>
  provinces.some((id) => {
    const province = provinceAt(situation, provinceCode(situation, id));
    return sidesIn(situation, province).some((other) => other !== side);
  });

/** What may rouse them. */
const COMING: readonly GameEvent['type'][] = ['unitMoved', 'unitRaised'];

/** Looks, whenever units have come somewhere, whether somebody is roused by it. */
export function rouse(run: Run<ConquestTypes>, said: readonly GameEvent[], from: number): void {
  if (!isSaid(said, from, COMING)) return;
  const { state } = run;
  const asleep = state.components.counters.ranges.filter(
    ({ wakes }) => wakes !== undefined && state.milestones[wakes] === undefined,
  );
  for (const range of asleep)
    if (range.wakes !== undefined && isEntered(state, range)) passMilestone(run, range.wakes, 'R 3.3');
}
