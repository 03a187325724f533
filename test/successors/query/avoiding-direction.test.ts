/** R 19.5: the die of whoever avoids battle, and Transit Points. */
import { describe, expect, it } from 'vitest';
import type { OptionalRule } from '../../../src/successors/options.js';
import { avoidanceOf, openFirstSteps } from '../../../src/successors/query/avoiding-direction.js';
import { setting, situationOf } from '../language.js';

const game = (...optionalRules: readonly OptionalRule[]) =>
  situationOf(setting({ options: { players: 4, optionalRules } }));
/** A die against an Initiative Rating of 3, with these first steps. */
const avoidance = (die: number, firstSteps: readonly string[], situation = game('avoidingDirection')) => {
  const terms = { die, bonus: 0, modifiers: [], initiative: 3 };
  const { roll, transitShut } = avoidanceOf(situation, terms, () => firstSteps);
  return [roll.success, transitShut, roll.modifiers?.length ?? 0];
};

describe('R 19.5 the first step', () => {
  const CITY = 'aspendos';
  const TRANSIT = 'tp-kibyra';

  it('R 19.5 into a Transit Point alone: the die counts one less', () => {
    expect(avoidance(4, [TRANSIT])).toEqual([false, false, 1]);
    expect(avoidance(5, [TRANSIT])).toEqual([true, false, 1]);
  });

  it('R 19.5 into either: a die that exceeds the rating by one shuts the Transit Point', () => {
    expect(avoidance(3, [CITY, TRANSIT])).toEqual([false, false, 0]);
    expect(avoidance(4, [CITY, TRANSIT])).toEqual([true, true, 0]);
    expect(avoidance(5, [CITY, TRANSIT])).toEqual([true, false, 0]);
  });

  it('R 19.5 where no Transit Point is in reach nothing is shut and nothing is taken from the die', () => {
    expect(avoidance(4, [CITY])).toEqual([true, false, 0]);
    expect(avoidance(4, [])).toEqual([true, false, 0]);
  });

  it('R 10.2 where the rule is not played the die is the die', () => {
    expect(avoidance(4, [TRANSIT], game())).toEqual([true, false, 0]);
  });

  it('R 19.5 into which the die carries', () => {
    expect(openFirstSteps(game('avoidingDirection'), [CITY, TRANSIT], true)).toEqual([CITY]);
    for (const open of [false, undefined])
      expect(openFirstSteps(game('avoidingDirection'), [CITY, TRANSIT], open)).toEqual([CITY, TRANSIT]);
  });
});
