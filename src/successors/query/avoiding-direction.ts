/** R 19.5: the die of whoever avoids battle counts one less if the first space moved into is a Transit Point. */
import type { DieModifier, InitiativeRoll } from '../event/combat.js';
import { OPTIONAL_RULE_CLAUSES, plays } from '../options.js';
import type { Situation } from '../table/situation.js';
import type { SpaceId } from '../vocabulary.js';
import { initiativeRoll } from './die-modifiers.js';
import { isTransit } from './geometry.js';

const TRANSIT: DieModifier = { rule: OPTIONAL_RULE_CLAUSES.avoidingDirection, value: -1 };

/** What a die comes to for whoever avoids battle. */
export interface Avoidance {
  readonly roll: InitiativeRoll;
  /** It does not carry into a Transit Point with the first step. */
  readonly transitShut: boolean;
}

/**
 * A die is judged by the first steps that are possible: with it they succeed who have one that it carries into. Where all of them lead
 * into Transit Points the modifier is part of the roll; where only some do, it may shut these (ruling die-before-direction).
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
 * Of some first steps, those into which the die carries.
 * @internal
 */
export const openFirstSteps = (
  situation: Situation,
  firstSteps: readonly SpaceId[],
  transitShut: boolean | undefined,
): readonly SpaceId[] =>
  transitShut === true ? firstSteps.filter((space) => !isTransit(situation, space)) : firstSteps;
