import { describe, expect, test } from 'vitest';
import {
  armiesOf,
  commanderAt,
  countMajorGenerals,
  enemiesOutside,
  forceAt,
  forcesOf,
  geometryOf,
  hasAnyUnits,
  hasEnemyUnits,
  hasEnemyUnitsAnywhere,
  hasGeneral,
  hasIndependentArmy,
  hasMajorGeneral,
  hasUnmovedUnits,
  isBesieged,
  majorGeneralsAt,
  majorGeneralsOnMap,
  minorGeneralPosts,
  minorGeneralsAt,
  mostSenior,
  placeKey,
  postNamed,
  spacesWithEnemyUnits,
  unitsAt,
  unitsOnMap,
  unmovedAt,
} from '../../../src/successors/questions.js';
import { initialState } from '../../../src/successors/rules/05-setup.js';
import { NOTHING_MOVED, type GameState } from '../../../src/successors/state.js';
import { GENERALS, PLAYERS } from '../../../src/successors/vocabulary.js';
import { onMap } from '../language.js';

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
          expect(PLAYERS.map((one) => unitsOnMap(state, one))).toEqual(PLAYERS.map((one) => (one === player ? 3 : 0)));
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

  test('R 8.3.1 CUs that have been moved in the Segment are told from those that have not', () => {
    const forces = {
      'red:pella': { loyal: 2, elephant: 1 },
      'red:larisa': { loyal: 1 },
      'red:pella:inside': { loyal: 1 },
    };
    const moved = { ...NOTHING_MOVED, forces: { 'red:pella': { loyal: 1 }, 'red:larisa': { loyal: 1 } } };
    const state: GameState = { ...start, forces, moved };
    expect(unmovedAt(state, 'red', { space: 'pella', inside: false })).toEqual({ ...none, loyal: 1, elephant: 1 });
    expect(unmovedAt(state, 'red', { space: 'larisa', inside: false })).toEqual(none);
    expect(unmovedAt(state, 'red', { space: 'pella', inside: true })).toEqual({ ...none, loyal: 1 });
    expect(unmovedAt({ ...start, forces }, 'red', { space: 'pella', inside: false })).toEqual({
      ...none,
      loyal: 2,
      elephant: 1,
    });
    const unmoved = (space: string, inside = false) => hasUnmovedUnits(state, 'red', space, inside);
    expect([unmoved('pella'), unmoved('larisa'), unmoved('pella', true), unmoved('pydna')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('R 4.2 an Army is CUs and a general', () => {
    const generals = { ...start.generals, krateros: onMap('red:pella'), seleukos: onMap('red:larisa') };
    const state: GameState = {
      ...start,
      generals,
      forces: { 'red:pella': { loyal: 2 }, 'red:pydna': { loyal: 1 }, 'red:tyros:inside': { elephant: 1 } },
      minorGenerals: { 'red:tyros:inside': 1 },
    };
    expect(armiesOf(state, 'red')).toEqual([
      { player: 'red', space: 'pella', inside: false, units: { ...none, loyal: 2 } },
      { player: 'red', space: 'tyros', inside: true, units: { ...none, elephant: 1 } },
    ]);
    expect(armiesOf(state, 'blue')).toEqual([]);
  });

  test('R 3.1.1 Major Generals are counted in their places, and found on the map by their owners', () => {
    const generals: GameState['generals'] = {
      ...start.generals,
      krateros: onMap('red:pella'),
      seleukos: onMap('red:pella'),
      antigonos: onMap('red:pella:inside'),
      eumenes: onMap('blue:pella'),
      kassandros: { status: 'dispersed', owner: 'red', space: null, inside: false },
    };
    const state: GameState = { ...start, generals };
    expect(countMajorGenerals(state, 'red', 'pella')).toBe(2);
    expect(countMajorGenerals(state, 'red', 'pella', true)).toBe(1);
    expect(countMajorGenerals(state, 'blue', 'pella', true)).toBe(0);
    expect([...majorGeneralsOnMap(state, (owner) => owner === 'red')].sort()).toEqual([
      'antigonos',
      'krateros',
      'seleukos',
    ]);
    expect(majorGeneralsOnMap(state, (owner) => owner !== 'red')).toEqual(['eumenes']);
    expect(majorGeneralsOnMap(start, () => true)).toEqual([]);
    expect(minorGeneralPosts(state, 'red')).toEqual([]);
  });

  test('R 4.7 enemies in a space: other players’ CUs, and Independent Armies', () => {
    const state: GameState = {
      ...start,
      forces: {
        'red:pella': { loyal: 1 },
        'blue:pella': { loyal: 1 },
        'blue:tyros:inside': { loyal: 1 },
        'red:larisa': { loyal: 1 },
      },
      independentArmies: { ...start.independentArmies, leosthenes: { status: 'map', space: 'lamia' } },
    };
    expect(enemiesOutside(state, 'independent', 'pella')).toEqual(['red', 'blue']);
    expect(enemiesOutside(state, 'red', 'pella')).toEqual(['blue']);
    expect(enemiesOutside(state, 'white', 'pella')).toEqual(['red', 'blue']);
    expect(enemiesOutside(state, 'red', 'tyros')).toEqual([]);
    const spaces = ['pella', 'larisa', 'lamia', 'tyros', 'sardeis'];
    const among = (found: (space: string) => boolean) => spaces.filter(found);
    expect(among((space) => hasIndependentArmy(state, space))).toEqual(['lamia']);
    expect(among((space) => hasEnemyUnits(state, 'red', space))).toEqual(['pella', 'lamia']);
    expect(among((space) => hasEnemyUnitsAnywhere(state, 'red', space))).toEqual(['pella', 'lamia', 'tyros']);
    expect(among((space) => hasEnemyUnitsAnywhere(state, 'blue', space))).toEqual(['pella', 'larisa', 'lamia']);
    const ariarathes = start.independentArmies.ariarathes.space;
    expect([...spacesWithEnemyUnits(state, 'red')].sort()).toEqual([ariarathes, 'lamia', 'pella', 'tyros']);
    expect([...spacesWithEnemyUnits(state, 'blue')].sort()).toEqual([ariarathes, 'lamia', 'larisa', 'pella']);
  });

  test('R 4.4 a Major City of a player’s is besieged by enemy CUs outside it', () => {
    const besieged = (holder: GameState['control'][string] | undefined, forces: GameState['forces'], space = 'pella') =>
      isBesieged({ ...start, control: holder === undefined ? {} : { [space]: holder }, forces }, space);
    const before = { 'red:pella': { loyal: 1 } };
    expect(besieged('blue', before)).toBe(true);
    expect(besieged('red', before)).toBe(false);
    expect(besieged(undefined, before)).toBe(false);
    expect(besieged('independent', before)).toBe(false);
    expect(besieged('blue', { 'red:pella:inside': { loyal: 1 } })).toBe(false);
    expect(besieged('blue', { 'red:larisa': { loyal: 1 } }, 'larisa')).toBe(false);
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
