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

  test('whoever goes back to an old state finds it as it was', () => {
    const state = begin(40);
    const chance = seededChance('back');
    const firsts = toy.legalActions(state);
    const along: ToyState[] = [state];
    for (let step = 0; step < 12; step++) {
      const last = along.at(-1)!;
      const [action] = toy.legalActions(last);
      along.push(toy.settle(orThrow(toy.applyAction(last, action!)).state, chance).state);
    }
    const written = along.map((each) => JSON.stringify(each));
    for (const old of along) {
      const { state: stopped } = orThrow(toy.applyAction(old, toy.legalActions(old)[1]!));
      expect(stopped).toEqual({ ...old, winner: toy.actors(old)[0] === 'ann' ? 'bob' : 'ann', stack: [] });
    }
    expect(along.map((each) => JSON.stringify(each))).toEqual(written);
    expect(toy.legalActions(state)).toEqual(firsts);
  });

  test('what is listed cannot be written to', () => {
    const state = begin();
    const [roll] = toy.legalActions(state);
    expect(() => Object.assign(roll!, { player: 'bob' })).toThrow(TypeError);
    expect(() => Array.prototype.push.call(toy.legalActions(state), fall(1))).toThrow(TypeError);
    const rolled = orThrow(toy.applyAction(state, { type: 'roll', player: 'ann' })).state;
    const [lowest] = toy.chanceOutcomes(rolled);
    expect(() => Object.assign(lowest!, { weight: 100 })).toThrow(TypeError);
    expect(() => Object.assign(lowest!.action, { value: 3 })).toThrow(TypeError);
  });

  test('a state that can be written to is looked at anew each time', () => {
    const state = JSON.parse(JSON.stringify(begin())) as { stack: { player: string }[] } & ToyState;
    expect(toy.actors(state)).toEqual(['ann']);
    expect(toy.legalActions(state)).toHaveLength(2);
    state.stack[0]!.player = 'bob';
    expect(toy.actors(state)).toEqual(['bob']);
    expect(toy.legalActions(state)).toEqual([
      { type: 'roll', player: 'bob' },
      { type: 'stop', player: 'bob' },
    ]);
  });

  test('what a simulation has told stays as it was', () => {
    const twin = toy.simulate(begin());
    const told = twin.state();
    expect(twin.state()).toBe(told);
    orThrow(twin.apply({ type: 'roll', player: 'ann' }));
    const later = twin.state();
    orThrow(twin.apply(fall(2)));
    expect(told).toEqual(begin());
    expect(later).toMatchObject({ score: 0, stack: [{ kind: 'turn' }, { kind: 'die', value: null }] });
    expect(twin.state().score).toBe(2);
    expect(Object.isFrozen(later.stack[1])).toBe(true);
  });
});
