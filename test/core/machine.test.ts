import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import {
  CHANCE,
  createMachine,
  freezeJson,
  orThrow,
  Refused,
  seededChance,
  type RuleViolation,
} from '../../src/core/index.js';
import { toy, toyRules, type ToyState, type ToyTypes } from './toy.js';

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
    const { state, actions, events } = toy.settle(rolled, { draw: () => 2 });
    // Of the six parts of chance the third stands for a 2.
    expect(actions).toEqual([fall(2)]);
    expect(events).toEqual([{ type: 'fell', rule: 'R 2', value: 2 }]);
    expect(toy.actors(state)).toEqual(['bob']);
  });

  test('settles nothing where chance does not decide', () => {
    const state = begin();
    const settled = toy.settle(state, seededChance('nothing'));
    expect(settled).toEqual({ state, events: [], actions: [] });
    expect(settled.state).toBe(state);
  });

  test('refuses what is no action, as such or as none that could be taken', () => {
    const state = begin();
    const isAction = (input: unknown): input is ToyTypes['action'] => typeof input === 'object' && input !== null;
    const malformed = () => ({ code: 'malformed', rule: 'R 1', params: {}, message: 'no action' }) as const;
    const asking = createMachine<ToyTypes>({ ...toyRules, isAction });
    const telling = createMachine<ToyTypes>({ ...toyRules, isAction, refusals: { ...toyRules.refusals, malformed } });
    const codes = [toy, asking, telling].map((machine) => left(machine.applyAction(state, null as never)));
    expect(codes).toEqual(['notYours', 'notYours', 'malformed']);
    expect(left(telling.applyAction(state, fall(1)))).toBe('notYours');
  });

  test('answers for whoever takes an action, where somebody else could ask', () => {
    const state = begin();
    const roll = { type: 'roll', player: 'ann' } as const;
    const notYourAction = () => ({ code: 'no', rule: 'R 5', params: {}, message: 'another is asked' }) as const;
    const machine = createMachine<ToyTypes>({ ...toyRules, refusals: { ...toyRules.refusals, notYourAction } });
    const rules = (['ann', 'bob', 'spectator'] as const).map((by) => machine.explainAction(state, roll, by)?.rule);
    expect(rules).toEqual([undefined, 'R 5', 'R 5']);
    expect(machine.applyAction(state, machine.legalActions(state)[0]!, 'bob')).toMatchObject({ left: { rule: 'R 5' } });
  });

  test('makes no copy of a situation out of itself', () => {
    const { border } = toyRules;
    const spares: boolean[] = [];
    const machine = createMachine<ToyTypes>({
      ...toyRules,
      border: {
        ...border,
        copy(working, spare) {
          expect(spare).not.toBe(working);
          spares.push(spare !== undefined);
          return border.copy(working);
        },
      },
    });
    const state = begin();
    for (let times = 0; times < 12; times++) {
      const rolled = orThrow(machine.applyAction(state, { type: 'roll', player: 'ann' })).state;
      expect(rolled).toMatchObject({ score: 0, stack: [{ kind: 'turn' }, { kind: 'die' }] });
    }
    expect(spares).toContain(true);
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
