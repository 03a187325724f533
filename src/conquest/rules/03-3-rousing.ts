/** R 3.3: Indians neither move nor fight until an enemy's unit has entered their land. */
import { passMilestone } from '../deeds/objectives.js';
import type { Components } from '../data/shape.js';
import { presenceOfSeat } from '../query/presence.js';
import { groundOf, type Province } from '../table/ground.js';
import { once } from '../table/once.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { MilestoneId, SideId } from '../vocabulary.js';

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

/** Whether an enemy's unit stands in their land. */
function isEntered(situation: Situation, { side, land }: Sleepers): boolean {
  const { sides } = situation.roster;
  for (let seat = 0; seat < sides.length; seat++) {
    if (sides[seat] === side) continue;
    for (const province of land) if (presenceOfSeat(situation, province, seat) > 0) return true;
  }
  return false;
}

/** Rouses those whose land an enemy's unit has entered. */
export function rouse(run: GameRun): void {
  const { state } = run;
  for (const sleepers of sleepersIn(state.components))
    if (state.milestones[sleepers.wakes] === undefined && isEntered(state, sleepers))
      passMilestone(run, sleepers.wakes, 'R 3.3');
}
