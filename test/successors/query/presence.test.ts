import { describe, expect, test } from 'vitest';
import {
  commanderAt,
  forceAt,
  forcesOf,
  geometryOf,
  hasAnyUnits,
  hasGeneral,
  hasMajorGeneral,
  majorGeneralsAt,
  minorGeneralPosts,
  minorGeneralsAt,
  mostSenior,
  placeKey,
  postNamed,
  unitsAt,
} from '../../../src/successors/questions.js';
import { initialState } from '../../../src/successors/rules/05-setup.js';
import type { GameState } from '../../../src/successors/state.js';
import { GENERALS, PLAYERS } from '../../../src/successors/vocabulary.js';

const ZONES = [false, true] as const;
const start = initialState({ players: 5 });
const spaces = geometryOf(start).board.spaces.map(({ id }) => id);
const none = { mercenary: 0, loyal: 0, royalArmy: 0, silverShields: 0, elephant: 0 };

describe('presence', () => {
  test('R 4.16 CUs are found in the place that they are written down for, and nowhere else', () => {
    for (const player of PLAYERS) {
      for (const space of spaces) {
        for (const inside of ZONES) {
          const key = placeKey(player, space, inside);
          expect(key).toBe(inside ? `${player}:${space}:inside` : `${player}:${space}`);
          expect(postNamed(key)).toEqual({ player, space, inside });
          const state: GameState = { ...start, forces: { [key]: { loyal: 2, elephant: 1 } } };
          const units = { ...none, loyal: 2, elephant: 1 };
          expect(forceAt(state, player, space, inside)).toEqual(units);
          expect(unitsAt(state, player, space, inside)).toBe(3);
          expect(unitsAt(state, player, space, !inside)).toBe(0);
          const found = PLAYERS.flatMap((one) => forcesOf(state, one));
          expect(found).toEqual([{ player, space, inside, units }]);
        }
      }
    }
    for (const player of PLAYERS) {
      expect(forceAt(start, player, 'pella')).toEqual(none);
      expect(forceAt(start, player, 'nowhere')).toEqual(none);
      expect(forcesOf(start, player)).toEqual([]);
    }
    expect(hasAnyUnits(start, 'nowhere')).toBe(false);
  });

  test('R 3.1.2 Minor Generals are found in their places', () => {
    const state: GameState = { ...start, minorGenerals: { 'white:tyros:inside': 2, 'white:pella': 1, 'red:pella': 1 } };
    expect(minorGeneralsAt(state, 'white', 'tyros', true)).toBe(2);
    expect(minorGeneralsAt(state, 'white', 'tyros')).toBe(0);
    expect(minorGeneralsAt(state, 'white', 'pella')).toBe(1);
    expect(minorGeneralsAt(state, 'blue', 'pella')).toBe(0);
    const places = minorGeneralPosts(state, 'white').map(({ player, space, inside }) =>
      placeKey(player, space, inside),
    );
    expect([...places].sort()).toEqual(['white:pella', 'white:tyros:inside']);
  });

  test.each(['rulebook', 'player-aid'] as const)('R 4.29 the most senior commands, by the %s', (edition) => {
    const generals = { ...start.generals };
    for (const [index, id] of GENERALS.entries()) {
      generals[id] = {
        status: index % 5 === 4 ? 'dispersed' : 'map',
        owner: index % 3 === 0 ? 'red' : 'blue',
        space: 'pella',
        inside: index % 4 === 3,
      };
    }
    const state: GameState = {
      ...start,
      options: { ...start.options, edition },
      generals,
      minorGenerals: { 'red:pella:inside': 1, 'white:pella': 1 },
    };
    for (const player of PLAYERS) {
      for (const inside of ZONES) {
        const there = GENERALS.filter((id) => {
          const general = generals[id];
          return general.status === 'map' && general.owner === player && general.inside === inside;
        });
        const senior = mostSenior(state, there);
        const minors = minorGeneralsAt(state, player, 'pella', inside);
        expect(majorGeneralsAt(state, player, 'pella', inside)).toEqual(senior);
        expect(hasMajorGeneral(state, player, 'pella', inside)).toBe(there.length > 0);
        expect(hasGeneral(state, player, 'pella', inside)).toBe(there.length + minors > 0);
        expect(commanderAt(state, player, 'pella', inside)).toBe(senior[0] ?? (minors > 0 ? 'minor' : undefined));
      }
    }
  });
});
