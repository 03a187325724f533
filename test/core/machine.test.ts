import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { CHANCE, freezeJson, orThrow, Refused, seededChance, type RuleViolation } from '../../src/core/index.js';
import { toy, type ToyState } from './toy.js';

const begin = (goal = 10): ToyState => freezeJson(orThrow(toy.createGame({ players: 2, goal })));
const fall = (value: number) => ({ type: 'fall', player: CHANCE, value }) as const;
const left = (result: E.Either<RuleViolation, unknown>): string | undefined =>
  E.isLeft(result) ? result.left.code : undefined;

describe('the machine', () => {
  test('waits for a player, then for chance with exact weights', () => {
    const state = begin();
    expect(toy.actors(state)).toEqual(['ann']);
    expect(toy.legalActions(state)).toEqual([
      { type: 'roll', player: 'ann' },
      { type: 'stop', player: 'ann' },
    ]);
    expect(toy.legalActions(state, 'bob')).toEqual([]);
    expect(toy.chanceOutcomes(state)).toEqual([]);
    const rolled = orThrow(toy.applyAction(state, { type: 'roll', player: 'ann' })).state;
    expect(toy.actors(rolled)).toEqual([CHANCE]);
    expect(toy.chanceOutcomes(rolled).map(({ weight }) => weight)).toEqual([1, 2, 3]);
    expect(toy.legalActions(rolled, CHANCE)).toHaveLength(3);
  });

  test('a finished frame tells the one below, and frames advance by themselves', () => {
    const rolled = orThrow(toy.applyAction(begin(), { type: 'roll', player: 'ann' })).state;
    const { state, events } = orThrow(toy.applyAction(rolled, fall(3)));
    expect(state).toMatchObject({ score: 5, stack: [{ kind: 'turn', player: 'bob' }] });
    expect(events.map(({ type }) => type)).toEqual(['fell', 'bonus', 'bonus']);
  });

  test('what follows from a step is heard, and may end the game', () => {
    const rolled = orThrow(toy.applyAction(begin(2), { type: 'roll', player: 'ann' })).state;
    const { state, events } = orThrow(toy.applyAction(rolled, fall(2)));
    expect(events.at(-1)?.type).toBe('won');
    expect(toy.actors(state)).toEqual([]);
    expect(toy.outcome(state)).toMatchObject({ winners: ['ann'] });
    expect(left(toy.applyAction(state, { type: 'roll', player: 'ann' }))).toBe('over');
  });

  test('refuses with the code of the frame, or those all games share', () => {
    const state = begin();
    expect(left(toy.applyAction(state, { type: 'roll', player: 'bob' }))).toBe('notYours');
    expect(toy.explainAction(state, fall(1))).toMatchObject({ code: 'notYours' });
    expect(toy.explainAction(state, { type: 'roll', player: 'ann' })).toBeUndefined();
    const rolled = orThrow(toy.applyAction(state, { type: 'roll', player: 'ann' })).state;
    expect(toy.explainAction(rolled, fall(4))).toMatchObject({ code: 'no', rule: 'R 2' });
    expect(() => orThrow(toy.applyAction(state, fall(1)))).toThrow(Refused);
  });

  test('leaves its input alone', () => {
    const state = begin();
    const before = JSON.stringify(state);
    orThrow(toy.applyAction(state, { type: 'roll', player: 'ann' }));
    expect(JSON.stringify(state)).toBe(before);
  });

  test('settles chance and says what chance did', () => {
    const rolled = orThrow(toy.applyAction(begin(), { type: 'roll', player: 'ann' })).state;
    const { state, actions } = toy.settle(rolled, seededChance('settle'));
    expect(actions).toHaveLength(1);
    expect(toy.actors(state)).toEqual(['bob']);
  });

  test('the mutable twin goes the same way', () => {
    const twin = toy.simulate(begin());
    let state = begin();
    const chance = seededChance('twin');
    while (twin.actors().length > 0) {
      expect(twin.legalActions()).toEqual(toy.legalActions(state));
      const actions = twin.legalActions();
      const action = actions[chance.draw(actions.length)]!;
      const step = orThrow(toy.applyAction(state, action));
      expect(orThrow(twin.apply(action))).toEqual(step.events);
      state = step.state;
      expect(twin.state()).toEqual(state);
    }
    expect(left(twin.apply({ type: 'stop', player: 'ann' }))).toBe('over');
  });

  test('a clone goes its own way, and constant parts are shared', () => {
    const twin = toy.simulate(begin());
    const clone = twin.clone();
    orThrow(clone.apply({ type: 'stop', player: 'ann' }));
    expect(twin.state()).toEqual(begin());
    expect(clone.state().options).toBe(twin.state().options);
  });
});
