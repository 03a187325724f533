/** R 3.3: Indians neither move nor fight until an enemy unit or leader has entered their land. */
import { passMilestone } from '../deeds/objectives.js';
import type { Components } from '../data/shape.js';
import { isEnteredBy } from '../query/06-1-presence.js';
import { provinceNamed } from '../table/by-id.js';
import { groundOf, type Province } from '../table/ground.js';
import { derived } from '../../core/board/index.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { MilestoneId, SideId } from '../vocabulary.js';

/** Pieces of a side that are inactive until an enemy enters their land. */
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

/** Returns whether a unit or leader of another side is in the land of inactive pieces. */
const isEntered = (situation: Situation, { side, land }: InactiveUnits): boolean =>
  situation.roster.sides.some(
    (other) => other !== side && land.some((province) => isEnteredBy(situation, province, other)),
  );

/** Returns the milestones that become due: an enemy is in the land of inactive pieces that have not been roused yet. */
export const rousedBy = (situation: Situation): readonly MilestoneId[] =>
  inactiveUnitsIn(situation.components)
    .filter((sleepers) => situation.milestones[sleepers.wakes] === undefined && isEntered(situation, sleepers))
    .map(({ wakes }) => wakes);

/** Rouses inactive pieces whose land an enemy unit or leader has entered. */
export function rouse(run: GameRun): void {
  for (const milestone of rousedBy(run.state)) passMilestone(run, milestone, 'R 3.3');
}
