import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/successors/action/index.js';
import { machine } from '../../../src/successors/machine.js';
import { begin, board, markers } from './phases-support.js';
import { die, play } from '../language.js';

/** Red 6 (Aigyptos), blue 4 (Babylonia), yellow 2 (Thrake); white as told. */
const holdings = {
  ...markers('red', 'memphis', 'alexandreia', 'pelousion'),
  ...markers('blue', 'babylon', 'opis', 'is', 'borsippa'),
  ...markers('yellow', 'abdera', 'kabyle', 'byzantion'),
};

describe('R 6.2: turn order', () => {
  test('R 6.2 the fewest Victory Points choose who goes first; play goes clockwise from him', () => {
    const { state } = begin(board({ control: holdings }), 'turnOrder');
    expect(machine.actors(state)).toEqual(['white']);
    expect(machine.legalActions(state)).toEqual(
      ['red', 'blue', 'yellow', 'white'].map((first) => ({ type: 'chooseFirstPlayer', player: 'white', first })),
    );
    const chosen = play(state, { type: 'chooseFirstPlayer', player: 'white', first: 'yellow' });
    expect(chosen.state.turnOrder).toEqual(['yellow', 'white', 'red', 'blue']);
    expect(chosen.events).toContainEqual({
      type: 'turnOrderSet',
      rule: 'R 6.2',
      player: 'white',
      order: ['yellow', 'white', 'red', 'blue'],
    });
  });

  test('R 6.2 one of those who play, and nothing is done before', () => {
    const { state } = begin(board({ control: holdings }), 'turnOrder');
    const objection = (action: Action) => {
      const { code, rule, params } = machine.explainAction(state, action) ?? {};
      return [code, rule, params];
    };
    const player = 'white';
    expect(objection({ type: 'chooseFirstPlayer', player, first: 'black' })).toEqual([
      'notOffered',
      'R 6.2',
      { first: 'black' },
    ]);
    expect(objection({ type: 'rollMovement', player })).toEqual(['outOfPhase', 'R 6.2', { type: 'rollMovement' }]);
  });

  test('R 6.2 ties are rolled off, the lowest die choosing (ruling turn-order-dice)', () => {
    const { state } = begin(
      board({ control: { ...holdings, ...markers('white', 'kelainai', 'synnada', 'gordion') } }),
      'turnOrder',
    );
    expect(machine.actors(state)).toEqual(['chance']);
    expect(machine.actors(play(state, die(5), die(3)).state)).toEqual(['white']);
    expect(machine.actors(play(state, die(2), die(3)).state)).toEqual(['yellow']);
  });

  test('R 6.2 those tied for the lowest die roll again, without the others', () => {
    const { state } = begin(board(), 'turnOrder');
    const again = play(state, die(1), die(6), die(1), die(4)).state;
    expect(again.stack).toContainEqual({ kind: 'turnOrder', tied: ['red', 'yellow'], rolls: [], chooser: null });
    expect(machine.actors(play(again, die(4), die(2)).state)).toEqual(['yellow']);
  });
});

describe('R 6.3: the Usurper', () => {
  const usurperOf = (control: ReturnType<typeof markers>, changes: Parameters<typeof board>[0] = {}) =>
    begin(board({ control, ...changes }), 'usurper').state.usurper;

  test('R 6.3.1 the most Victory Points', () => {
    expect(usurperOf(holdings)).toBe('red');
  });

  test('R 6.3.1 a tie goes to the most senior General, dispersed or not', () => {
    const tied = {
      ...markers('white', 'kelainai', 'synnada', 'gordion'),
      ...markers('yellow', 'abdera', 'kabyle', 'byzantion'),
    };
    const { generals } = board();
    const of = (owner: 'white' | 'yellow', status: 'map' | 'dispersed' | 'eliminated') =>
      ({ status, owner, space: status === 'map' ? 'abdera' : null, inside: false }) as const;
    expect(
      usurperOf(tied, {
        generals: { ...generals, krateros: of('yellow', 'map'), antipatros: of('white', 'dispersed') },
      }),
    ).toBe('white');
    expect(
      usurperOf(tied, {
        generals: { ...generals, krateros: of('yellow', 'map'), antipatros: of('white', 'eliminated') },
      }),
    ).toBe('yellow');
  });

  test('R 6.3.1 without any General the tie goes by Turn Order (ruling seniority-off-the-map)', () => {
    expect(usurperOf({}, { turnOrder: ['yellow', 'white', 'red', 'blue'] })).toBe('yellow');
  });

  test('R 4.26 the editions differ about Polyperchon and Antigonos', () => {
    const { generals } = board();
    const both = {
      ...generals,
      polyperchon: { status: 'map', owner: 'blue', space: 'pella', inside: false },
      antigonos: { status: 'map', owner: 'white', space: 'kelainai', inside: false },
    } as const;
    expect(usurperOf({}, { generals: both })).toBe('blue');
    expect(usurperOf({}, { generals: both, options: { players: 4, edition: 'player-aid' } })).toBe('white');
  });

  test('R 6.3 the player aid names the Usurper before the Turn Order is chosen', () => {
    const book = begin(board({ control: holdings }), 'turnEvents');
    expect(book.state.usurper).toBeNull();
    const aid = begin(board({ control: holdings, options: { players: 4, edition: 'player-aid' } }), 'turnEvents');
    expect(aid.state.usurper).toBe('red');
    expect(machine.actors(aid.state)).toEqual(['white']);
  });
});
