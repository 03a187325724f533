/** R 3.3: Indians neither move nor fight until a unit or a leader of an enemy has entered their land. */
import { passMilestone } from '../deeds/objectives.js';
import type { Components } from '../data/shape.js';
import { isEnteredBy } from '../query/presence.js';
import { groundOf, type Province } from '../table/ground.js';
import { once } from '../table/once.js';
import type { Situation } from '../table/situation.js';
import type { ConquestTypes } from '../types.js';
import type { MilestoneId, SideId } from '../vocabulary.js';
import type { Consequence } from './hearing.js';

/** Those of a side who sleep until an enemy comes into their land. */
interface Sleepers {
  readonly side: SideId;
  readonly wakes: MilestoneId;
  readonly land: readonly Province[];
}

const sleepersIn = once((components: Components): readonly Sleepers[] => {
  const { codes, provinces } = groundOf(components);
  return components.counters.ranges.flatMap(({ side, wakes, provinces: land }) =>
    wakes === undefined ? [] : [{ side, wakes, land: land.flatMap((id) => provinces[codes.get(id) ?? -1] ?? []) }],
  );
});

/** Whether a unit or a leader of another side is in their land. */
const isEntered = (situation: Situation, { side, land }: Sleepers): boolean =>
  situation.roster.sides.some(
    (other) => other !== side && land.some((province) => isEnteredBy(situation, province, other)),
  );

/** Sees, whenever a unit or a leader has come to a place, whether anyone is roused by it. */
export const rouse: Consequence<ConquestTypes> = {
  after: ['unitMoved', 'unitRaised', 'leaderMoved', 'leaderArrived'],
  hear(run) {
    const { state } = run;
    for (const sleepers of sleepersIn(state.components))
      if (state.milestones[sleepers.wakes] === undefined && isEntered(state, sleepers))
        passMilestone(run, sleepers.wakes, 'R 3.3');
  },
};
