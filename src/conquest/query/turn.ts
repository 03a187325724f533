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

/** R 4.2, 12.1: whether a side receives replacements in this turn. */
export function receivesReplacements(situation: Situation, side: SideId): boolean {
  const { season, withoutReplacements = [] } = turnOf(situation);
  return sideFact(situation, side).replacements.includes(season) && !withoutReplacements.includes(side);
}
