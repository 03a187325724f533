/** R 4.1: the turn record track. */
import type { SideFact, TurnFact } from '../data/shape.js';
import type { Situation } from '../table/situation.js';
import type { SideId } from '../vocabulary.js';

/** The turn being played. */
export function turnOf({ components, turn }: Situation): TurnFact {
  const fact = components.track[turn - 1];
  if (fact === undefined) throw new RangeError(`the track has no turn ${turn}`);
  return fact;
}

export const isLastTurn = ({ components, turn }: Situation): boolean => turn >= components.track.length;

/** What the rules grant to a side. */
export function sideFact({ components }: Situation, side: SideId): SideFact {
  const fact = components.sides.find(({ id }) => id === side);
  if (fact === undefined) throw new RangeError(`${side} does not play`);
  return fact;
}

/** R 15.8: so many treasuries are lost to whoever owned them, and whether all are. */
export function treasuriesTaken({ components: { objectives }, secured }: Situation): {
  readonly count: number;
  readonly all: boolean;
} {
  const treasuries = objectives.filter(({ treasury }) => treasury === true);
  const count = treasuries.filter(({ id }) => secured[id] !== undefined).length;
  return { count, all: count > 0 && count === treasuries.length };
}

/** With so many treasuries the replacements of Spring are lost (R 15.8). */
const SPRING_LOST_WITH = 2;

/** R 4.2, 12.1, 15.8: whether a side receives replacements in this turn. */
export function receivesReplacements(situation: Situation, side: SideId): boolean {
  const { season, withoutReplacements = [] } = turnOf(situation);
  const { replacements, treasury } = sideFact(situation, side);
  if (treasury === true && season === 'spring' && treasuriesTaken(situation).count >= SPRING_LOST_WITH) return false;
  return replacements.includes(season) && !withoutReplacements.includes(side);
}
