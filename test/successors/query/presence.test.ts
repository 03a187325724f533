import { describe, expect, test } from 'vitest';
import { geometryOf, stackAt, stackKey } from '../../../src/successors/questions.js';
import {
  commanderAt,
  hasGeneral,
  hasMajorGeneral,
  majorGeneralsAt,
  minorGeneralsAt,
} from '../../../src/successors/questions.js';
import { mostSenior } from '../../../src/successors/questions.js';
import { initialState } from '../../../src/successors/rules/05-setup.js';
import type { Situation } from '../../../src/successors/state.js';
import { GENERALS, PLAYERS } from '../../../src/successors/vocabulary.js';

const ZONES = [false, true] as const;
const start = initialState({ players: 5 });
const spaces = geometryOf(start).board.spaces.map(({ id }) => id);
const NO_UNITS = { mercenary: 0, loyal: 0, royalArmy: 0, silverShields: 0, elephant: 0 };

describe('presence', () => {
  test('R 4.16 a stack is found under its key, spelled out or not', () => {
    for (const player of PLAYERS) {
      for (const space of [...spaces, 'nowhere']) {
        for (const inside of ZONES) {
          const key = stackKey(player, space, inside);
          expect(key).toBe(inside ? `${player}:${space}:inside` : `${player}:${space}`);
          const stack = { player, space, inside, units: { ...NO_UNITS, loyal: 1 }, moved: NO_UNITS };
          expect(stackAt({ ...start, stacks: { [key]: stack } }, player, space, inside)).toBe(stack);
          expect(stackAt({ ...start, stacks: {} }, player, space, inside)).toBeUndefined();
        }
      }
    }
  });

  test.each(['rulebook', 'player-aid'] as const)('R 4.29 the most senior commands, by the %s', (edition) => {
    const generals = { ...start.generals };
    for (const [index, id] of GENERALS.entries()) {
      generals[id] = {
        status: index % 5 === 4 ? 'dispersed' : 'map',
        owner: index % 3 === 0 ? 'red' : 'blue',
        space: 'pella',
        inside: index % 4 === 3,
        moved: false,
      };
    }
    const situation: Situation = {
      ...start,
      options: { ...start.options, edition },
      generals,
      minorGenerals: {
        red: [{ space: 'pella', inside: true, moved: false }],
        white: [{ space: 'pella', inside: false, moved: false }],
      },
    };
    for (const player of PLAYERS) {
      for (const inside of ZONES) {
        const there = GENERALS.filter((id) => {
          const general = generals[id];
          return general.status === 'map' && general.owner === player && general.inside === inside;
        });
        const senior = mostSenior(situation, there);
        const minors = minorGeneralsAt(situation, player, 'pella', inside);
        expect(majorGeneralsAt(situation, player, 'pella', inside)).toEqual(senior);
        expect(hasMajorGeneral(situation, player, 'pella', inside)).toBe(there.length > 0);
        expect(hasGeneral(situation, player, 'pella', inside)).toBe(there.length + minors > 0);
        expect(commanderAt(situation, player, 'pella', inside)).toBe(senior[0] ?? (minors > 0 ? 'minor' : undefined));
      }
    }
  });
});
