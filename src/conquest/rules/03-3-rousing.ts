/** R 3.3: Indians neither move nor fight until a unit or a leader of an enemy has entered their land. */
import { passMilestone } from '../deeds/objectives.js';
import type { Components } from '../data/shape.js';
import { isEnteredBy } from '../query/06-1-presence.js';
import { provinceNamed } from '../table/by-id.js';
import { groundOf, type Province } from '../table/ground.js';
import { derived } from '../../core/board/index.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { MilestoneId, SideId } from '../vocabulary.js';

/** Those of a side who sleep until an enemy comes into their land. */
interface InactiveUnits {
  readonly side: SideId;
  readonly wakes: MilestoneId;
  readonly land: readonly Province[];
}

const inactiveUnitsIn = derived((components: Components): readonly InactiveUnits[] => {
  const ground = groundOf(components);
  return components.counters.ranges.flatMap(({ side, wakes, provinces: land }) =>
    wakes === undefined ? [] : [{ side, wakes, land: land.map((id) => provinceNamed({ ground }, id)) }],
  );
});

/** Whether a unit or a leader of another side is in their land. */
const isEntered = (situation: Situation, { side, land }: InactiveUnits): boolean =>
  situation.roster.sides.some(
    (other) => other !== side && land.some((province) => isEnteredBy(situation, province, other)),
  );

/** Returns the milestones of those who sleep in land that an enemy has entered, as far as they are not passed. */
export const rousedBy = (situation: Situation): readonly MilestoneId[] =>
  inactiveUnitsIn(situation.components)
    .filter((sleepers) => situation.milestones[sleepers.wakes] === undefined && isEntered(situation, sleepers))
    .map(({ wakes }) => wakes);

/** Rouses those whose land a unit or a leader of an enemy has entered. */
export function rouse(run: GameRun): void {
  for (const milestone of rousedBy(run.state)) passMilestone(run, milestone, 'R 3.3');
}
