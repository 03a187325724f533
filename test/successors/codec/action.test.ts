import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { codecs, legalActions, explainAction, type Action } from '../../../src/successors/index.js';
import { isAction } from '../../../src/successors/codec/action/index.js';
import { json, sampledGame } from './samples.js';

const { ActionCodec, decodeAction } = codecs;
const faults = (input: unknown): readonly string[] => {
  const read = decodeAction(input);
  return E.isLeft(read) ? read.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
};

describe('actions', () => {
  test('the codec is that of the type', () => {
    expectTypeOf<t.TypeOf<typeof ActionCodec>>().toEqualTypeOf<Action>();
  });

  test('every action that can be listed reads back', () => {
    for (const players of [2, 5] as const) {
      const { states, actions } = sampledGame({ players }, `actions ${players}`, 10);
      for (const action of [...actions, ...states.flatMap((state) => legalActions(state))]) {
        expect(decodeAction(json(action))).toEqual(E.right(action));
      }
    }
  });

  test('exactly the particulars of its type', () => {
    expect(faults({ type: 'pass', player: 'red' })).toEqual([]);
    expect(faults({ type: 'march', player: 'red', to: 'Pella', passage: 1, speed: 4 })).toEqual([
      '$.to: expected an identifier such as "koile-syria", got "Pella"',
      '$.passage: expected true or false, got 1',
      '$.speed: unknown key',
    ]);
    expect(faults({ type: 'march', player: 'chance' })).toEqual([
      '$.to: missing',
      '$.passage: missing',
      '$.player: expected one of "red", "blue", "yellow", "white", "black", got "chance"',
    ]);
    expect(faults({ type: 'roll', player: 'red', die: 7 })).toEqual([
      '$.die: expected a whole number from 1 to 6, got 7',
      '$.player: expected "chance", got "red"',
    ]);
  });

  test.each(['fly', 'constructor', '__proto__', 'toString', 7, null, undefined])('no action is of type %s', (type) => {
    expect(faults({ type, player: 'red' })[0]).toMatch(/^\$\.type: /);
  });

  test('what is no action is refused by the game itself', () => {
    const {
      states: [state],
    } = sampledGame({ players: 2 }, 'malformed', 1_000_000);
    for (const input of [
      null,
      7,
      'pass',
      {},
      { type: 'fly', player: 'chance' },
      { type: Symbol('x'), player: 'chance' },
    ]) {
      expect(explainAction(state!, input as Action)).toMatchObject({ code: 'malformedAction' });
    }
  });

  test('no more is read of an input than any action could need', () => {
    const read = new Set<number>();
    const parts = Array.from(
      { length: 5_000 },
      (_, index) => new Proxy({}, { ownKeys: (owner) => (read.add(index), Reflect.ownKeys(owner)) }),
    );
    expect(isAction({ type: 'pass', player: 'red', parts })).toBe(false);
    // An action is made of fewer than ten values: a list of more than four times as many and a thousand is not looked into.
    expect(read.size).toBe(0);
    expect(isAction({ type: 'pass', player: 'red' })).toBe(true);
  });
});
