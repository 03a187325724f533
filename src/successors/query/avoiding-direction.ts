/** R 19.5: the die to avoid battle is one lower if the first space moved into is a Transit Point. */
import type { DieModifier, InitiativeRoll } from '../event/combat.js';
import { OPTIONAL_RULE_CLAUSES, plays } from '../options.js';
import type { Situation } from '../table/situation.js';
import type { SpaceId } from '../vocabulary.js';
import { initiativeRoll } from './die-modifiers.js';
import { isTransit } from './geometry.js';

const TRANSIT: DieModifier = { rule: OPTIONAL_RULE_CLAUSES.avoidingDirection, value: -1 };

/** The result of a die to avoid battle. */
export interface Avoidance {
  readonly roll: InitiativeRoll;
  /** Whether the first step may not lead into a Transit Point, because the die is too low for one. */
  readonly transitShut: boolean;
}

/**
 * Returns the result of a die. The attempt succeeds if the die is high enough for at least one possible first step. If
 * all of them lead into Transit Points, the modifier is part of the roll; if only some do, it may exclude these
 * (ruling die-before-direction).
 * @internal
 */
export function avoidanceOf(
  situation: Situation,
  { die, bonus, modifiers, initiative }: Required<Omit<InitiativeRoll, 'success'>>,
  ways: () => readonly SpaceId[],
): Avoidance {
  const roll = initiativeRoll(die, bonus, modifiers, initiative);
  if (!plays(situation, 'avoidingDirection')) return { roll, transitShut: false };
  const firstSteps = ways();
  const lowered = initiativeRoll(die, bonus, [...modifiers, TRANSIT], initiative);
  const transits = firstSteps.filter((space) => isTransit(situation, space)).length;
  return transits > 0 && transits === firstSteps.length
    ? { roll: lowered, transitShut: false }
    : { roll, transitShut: transits > 0 && roll.success && !lowered.success };
}

/**
 * Returns the first steps for which the die is high enough.
 * @internal
 */
export const openFirstSteps = (
  situation: Situation,
  firstSteps: readonly SpaceId[],
  transitShut: boolean | undefined,
): readonly SpaceId[] =>
  transitShut === true ? firstSteps.filter((space) => !isTransit(situation, space)) : firstSteps;
