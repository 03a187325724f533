/** R 19: what optional rules add to the dice of interception and of avoiding battle. */
import { expect, it } from 'vitest';
import type { GameOptions, OptionalRule } from '../../../src/successors/options.js';
import { avoidingModifiers, initiativeRoll, interceptionModifiers } from '../../../src/successors/questions.js';
import { allUnits } from '../../../src/successors/units.js';
import { field } from '../rules/battlefield.js';

/** Red's Krateros intercepts from Kelainai. */
const added = (into: string, ...optionalRules: readonly OptionalRule[]) =>
  interceptionModifiers(field({ options: { players: 4, optionalRules } }), {
    player: 'red',
    commander: 'krateros',
    units: allUnits({ loyal: 1 }),
    from: 'kelainai',
    mover: { mover: 'blue', space: into, from: 'sagalassos' },
  });

it('R 19.3.1 an interception into a Transit Point counts one less, where that is played; what adds nothing is not said', () => {
  expect(added('tp-kibyra', 'interceptingIntoTransit')).toEqual([{ rule: 'R 19.3.1', value: -1 }]);
  expect(added('synnada', 'interceptingIntoTransit', 'avoidingDirection')).toEqual([]);
  expect(added('tp-kibyra')).toEqual([]);
});

it('R 19.2 special abilities add to the dice of whoever leads, and give back what a Transit Point takes', () => {
  const options: GameOptions = {
    players: 4,
    optionalRules: ['specialAbilities', 'interceptingIntoTransit'],
    abilities: {
      krateros: [
        { changes: 'interceptionDie', plus: 2, where: { spaces: ['synnada'] } },
        { changes: 'transitPenalty', is: 0 },
        { changes: 'avoidingDie', plus: 1, where: { spaces: ['kelainai'] } },
      ],
    },
  };
  const state = field({ options });
  const into = (space: string) =>
    interceptionModifiers(state, {
      player: 'red',
      commander: 'krateros',
      units: allUnits({ loyal: 1 }),
      from: 'kelainai',
      mover: { mover: 'blue', space, from: 'sagalassos' },
    });
  expect(into('synnada')).toEqual([{ rule: 'R 19.2', value: 2 }]);
  expect(into('tp-kibyra')).toEqual([
    { rule: 'R 19.2', value: 1 },
    { rule: 'R 19.3.1', value: -1 },
  ]);
  const away = (space: string) => avoidingModifiers(state, { player: 'red', commander: 'krateros', space });
  expect([away('kelainai'), away('synnada')]).toEqual([[{ rule: 'R 19.2', value: 1 }], []]);
});

it('R 11.3 a die with all that is added to it must exceed the Initiative Rating', () => {
  const less = [{ rule: 'R 19.3.1', value: -1 }] as const;
  expect(initiativeRoll(4, 0, [], 3)).toEqual({ die: 4, bonus: 0, initiative: 3, success: true });
  expect(initiativeRoll(4, 0, less, 3)).toEqual({ die: 4, bonus: 0, initiative: 3, success: false, modifiers: less });
  expect(initiativeRoll(4, 1, less, 3).success).toBe(true);
});
