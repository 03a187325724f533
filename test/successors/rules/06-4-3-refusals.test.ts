import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/successors/action/index.js';
import { machine } from '../../../src/successors/machine.js';
import type { GameState } from '../../../src/successors/state.js';
import { allUnits } from '../../../src/successors/units.js';
import type { GeneralId, SpaceId } from '../../../src/successors/vocabulary.js';
import { onMap, play } from '../language.js';
import { deploying, put } from './deploying.js';
import { board, markers } from './phases-support.js';

const why = (state: GameState, action: Action) => {
  const { code, rule, params } = machine.explainAction(state, action) ?? {};
  return [code, rule, params];
};
const bring = (general: GeneralId, space: SpaceId): Action => ({
  type: 'deployGeneral',
  player: 'red',
  general,
  space,
});
const minor = (space: SpaceId, inside = false): Action => ({
  type: 'deployMinorGeneral',
  player: 'red',
  space,
  inside,
});
const PASS: Action = { type: 'pass', player: 'red' };

/** Red has Tarsos, a city that Blue besieges, and a space in which a Blue CU stands. */
const CHANGES = {
  control: markers('red', 'tarsos', 'kelainai', 'rhagai'),
  forces: { 'blue:kelainai': { mercenary: 3 }, 'blue:rhagai': { mercenary: 1 } },
};

describe('R 6.4.2, 6.4.3 why CUs are not placed there', () => {
  const three = deploying({ units: allUnits({ mercenary: 3 }) }, CHANGES);

  test.each<readonly [string, Action, ReturnType<typeof why>]>([
    ['what can be placed must be', PASS, ['mustDeploy', 'R 6.4.2', {}]],
    ['not into a besieged city', put('mercenary', 1, 'kelainai'), ['cityBesieged', 'R 6.4.3', { space: 'kelainai' }]],
    ['not among enemies', put('mercenary', 1, 'rhagai'), ['enemiesThere', 'R 6.4.2', { space: 'rhagai' }]],
    [
      'nor where nothing is friendly',
      put('mercenary', 1, 'sardeis'),
      ['nothingFriendlyThere', 'R 6.4.2', { space: 'sardeis' }],
    ],
    ['two in a space', put('mercenary', 3, 'tarsos'), ['deployLimit', 'R 6.4.3', { space: 'tarsos', room: 2 }]],
  ])('R 6.4.3 %s', (_, action, expected) => {
    expect(why(three, action)).toEqual(expected);
  });

  test('R 6.4.3 four of three, and nowhere', () => {
    expect(why(three, put('mercenary', 4, 'tarsos'))[0]).toBe('noSuchPiece');
    expect(why(three, put('mercenary', 1, 'nowhere'))[0]).toBe('noSuchSpace');
    expect(machine.explainAction(three, put('mercenary', 3, 'tarsos'))?.message).toContain('room for 2 more');
  });

  test('R 6.4.3 what is left of the room is told', () => {
    const next = play(three, put('mercenary', 1, 'tarsos')).state;
    expect(why(next, put('mercenary', 2, 'tarsos'))).toEqual(['deployLimit', 'R 6.4.3', { space: 'tarsos', room: 1 }]);
  });

  test('R 6.4.2 not beside a lone enemy general, nor from a base among enemy CUs (R 8.3.8.2)', () => {
    const state = deploying(
      { bases: ['ankyra'] },
      {
        control: markers('red', 'tarsos', 'issos'),
        generals: { ...board().generals, krateros: onMap('blue:issos'), antigonos: onMap('red:ankyra') },
        forces: { 'blue:ankyra': { mercenary: 1 } },
      },
    );
    expect(why(state, put('mercenary', 1, 'issos'))).toEqual(['enemiesThere', 'R 6.4.2', { space: 'issos' }]);
    expect(why(state, put('mercenary', 1, 'ankyra'))).toEqual(['enemiesThere', 'R 8.3.8.2', { space: 'ankyra' }]);
  });

  test('R 6.4.2 only where the card says, and all together where it says so', () => {
    const state = deploying(
      { units: allUnits({ mercenary: 3 }), together: true, spaces: ['tarsos', 'gaza'] },
      { control: markers('red', 'tarsos', 'issos') },
    );
    expect(why(state, put('mercenary', 3, 'issos'))).toEqual(['notOffered', 'R 6.4.2', { space: 'issos' }]);
    expect(why(state, put('mercenary', 2, 'tarsos'))).toEqual([
      'indivisible',
      'R 6.4.2',
      { unit: 'mercenary', available: 3 },
    ]);
    expect(machine.explainAction(state, put('mercenary', 3, 'tarsos'))).toBeUndefined();
  });

  test('R 6.4.3 kind after kind where all find room; where they do not, the space decides', () => {
    const control = markers('red', 'tarsos');
    const enough = deploying({ units: allUnits({ mercenary: 1, loyal: 1 }) }, { control });
    expect(why(enough, put('loyal', 1, 'tarsos'))).toEqual([
      'otherMatter',
      'R 6.4.3',
      { unit: 'loyal', waitingFor: 'mercenary' },
    ]);
    const scarce = deploying({ units: allUnits({ mercenary: 2, loyal: 1 }) }, { control });
    expect(why(scarce, put('loyal', 1, 'sardeis'))).toEqual(['nothingFriendlyThere', 'R 6.4.2', { space: 'sardeis' }]);
    expect(machine.explainAction(scarce, put('loyal', 1, 'tarsos'))).toBeUndefined();
  });
});

describe('R 6.4.2, 6.4.3 generals', () => {
  const state = deploying({ generals: ['krateros', 'perdikkas'] }, CHANGES);

  test.each<readonly [string, Action, ReturnType<typeof why>]>([
    ['they come before CUs', put('mercenary', 1, 'tarsos'), ['generalsFirst', 'R 6.4.3', {}]],
    ['they must be placed', PASS, ['mustDeploy', 'R 6.4.2', {}]],
    ['those who have come alone', bring('antigonos', 'tarsos'), ['noSuchPiece', 'R 6.4.2', { general: 'antigonos' }]],
    [
      'one after the other',
      bring('perdikkas', 'tarsos'),
      ['otherMatter', 'R 6.4.2', { general: 'perdikkas', waitingFor: 'krateros' }],
    ],
    ['not among enemies', bring('krateros', 'rhagai'), ['enemiesThere', 'R 6.4.2', { space: 'rhagai' }]],
    ['nor into a besieged city', bring('krateros', 'kelainai'), ['enemiesThere', 'R 6.4.2', { space: 'kelainai' }]],
    ['nor elsewhere', bring('krateros', 'sardeis'), ['nothingFriendlyThere', 'R 6.4.2', { space: 'sardeis' }]],
  ])('R 6.4.3 %s', (_, action, expected) => {
    expect(why(state, action)).toEqual(expected);
  });

  test('R 6.4.3 he finds room where CUs would not', () => {
    const full = deploying(
      { generals: ['krateros'], placed: { tarsos: 2 } },
      { control: markers('red', 'tarsos'), forces: { 'red:tarsos': { mercenary: 2 } } },
    );
    expect(machine.explainAction(full, bring('krateros', 'tarsos'))).toBeUndefined();
  });
});

describe('R 6.4.3 the last resort (ruling last-resort)', () => {
  const control = {
    ...markers('red', 'tarsos'),
    ...markers('blue', 'memphis', 'pelousion', 'thebai', 'kelainai'),
    ...markers('independent', 'komana'),
  };
  const state = play(
    deploying({ units: allUnits({ mercenary: 5 }) }, { control, forces: { 'blue:synnada': { mercenary: 1 } } }),
    put('mercenary', 2, 'tarsos'),
  ).state;

  test.each<readonly [string, Action, ReturnType<typeof why>]>([
    [
      'not in a province of another',
      put('mercenary', 1, 'alexandreia'),
      ['notOffered', 'ruling last-resort', { space: 'alexandreia' }],
    ],
    ['nor on his marker', put('mercenary', 1, 'kelainai'), ['notOffered', 'ruling last-resort', { space: 'kelainai' }]],
    ['nor among enemies', put('mercenary', 1, 'synnada'), ['enemiesThere', 'R 6.4.3', { space: 'synnada' }]],
    ['two in a space', put('mercenary', 3, 'komana'), ['deployLimit', 'R 6.4.3', { space: 'komana', room: 2 }]],
  ])('R 6.4.3 %s', (_, action, expected) => {
    expect(why(state, action)).toEqual(expected);
  });

  test('R 6.4.3 two in a province', () => {
    const one = play(state, put('mercenary', 1, 'komana')).state;
    expect(why(one, put('mercenary', 2, 'mazaka'))).toEqual(['deployLimit', 'R 6.4.3', { space: 'mazaka', room: 1 }]);
    const two = play(one, put('mercenary', 1, 'mazaka')).state;
    expect(why(two, put('mercenary', 1, 'mazaka'))).toEqual(['deployLimit', 'R 6.4.3', { space: 'mazaka', room: 0 }]);
    expect(machine.explainAction(two, put('mercenary', 1, 'issos'))).toBeUndefined();
  });

  test('R 6.4.3 CUs need a general, and one who has come there is enough', () => {
    const minorGenerals = { 'red:tp-amanos': 1, 'red:tp-kibyra': 1, 'red:tp-thadmor': 1, 'red:tp-anatho': 1 };
    const waiting = deploying({ generals: ['demetrios'], units: allUnits({ mercenary: 3 }) }, { minorGenerals });
    const come = play(waiting, bring('demetrios', 'gordion')).state;
    expect(machine.explainAction(come, put('mercenary', 2, 'gordion'))).toBeUndefined();
    expect(why(come, put('mercenary', 3, 'gordion'))).toEqual([
      'deployLimit',
      'R 6.4.3',
      { space: 'gordion', room: 2 },
    ]);
    expect(why(come, put('mercenary', 1, 'komana'))).toEqual([
      'noMinorGeneral',
      'R 6.4.3',
      { player: 'red', from: null },
    ]);
  });
});

describe('R 6.4.3 Minor Generals (ruling deploying-minor-generals)', () => {
  const RULING = 'ruling deploying-minor-generals';
  const changes = {
    control: { ...markers('red', 'pella', 'tarsos', 'gordion') },
    forces: { 'red:pella': { loyal: 1 }, 'red:pella:inside': { mercenary: 1 } },
  };
  const begun = deploying({ minorGenerals: true }, changes);
  const state = play(begun, put('mercenary', 2, 'tarsos')).state;

  test('R 6.4.3 they come last, and in the Reinforcement Phase alone', () => {
    expect(why(begun, minor('pella'))).toEqual(['wrongStep', RULING, { stage: 'units' }]);
    const hired = deploying({ minorGenerals: false }, changes);
    expect(why(hired, minor('pella'))).toEqual(['onlyAsReinforcements', RULING, { space: 'pella' }]);
    expect(machine.explainAction(state, minor('pella'))).toBeUndefined();
    expect(machine.explainAction(state, PASS)).toBeUndefined();
  });

  test('R 3.1.2 to CUs in a friendly space, one in each zone', () => {
    expect(why(state, minor('sardeis'))).toEqual(['nothingFriendlyThere', 'R 6.4.3', { space: 'sardeis' }]);
    expect(why(state, minor('gordion'))).toEqual(['needsUnits', 'R 3.1.2', { space: 'gordion', inside: false }]);
    expect(why(state, minor('tarsos', true))).toEqual(['needsUnits', 'R 3.1.2', { space: 'tarsos', inside: true }]);
    const one = play(state, minor('pella', true)).state;
    expect(why(one, minor('pella', true))).toEqual(['minorGeneralThere', RULING, { space: 'pella', inside: true }]);
    expect(machine.explainAction(one, minor('pella'))).toBeUndefined();
  });
});
