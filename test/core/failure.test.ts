/** Rules that throw: wherever a host calls the library, it gets a refusal that names the place, and the thrown error with it. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { withEach } from '../contract/games.js';
import {
  codecOf,
  createMachine,
  decoderOf,
  freezeJson,
  matches,
  neverThrowing,
  orThrow,
  records,
  Refused,
  RULES_FAILED,
  RulesFailure,
  seededChance,
  stateAtStart,
  wholeNumber,
  type Game,
  type WholeGameTypes,
} from '../../src/core/index.js';
import { toy, toyRules, type ToyState, type ToyTypes } from './toy.js';

const FAULT = new Error('the planted fault');
const throws = (): never => {
  throw FAULT;
};

type Rules = typeof toyRules;
type Frames = Rules['frames'];

/** The toy with other rules in some places. */
const withRules = (rules: Partial<Rules>): Game<ToyTypes> => ({
  ...toy,
  ...createMachine<ToyTypes>({ ...toyRules, ...rules }),
});
const withFrame = <K extends keyof Frames>(kind: K, rules: Partial<Frames[K]>): Game<ToyTypes> =>
  withRules({ frames: { ...toyRules.frames, [kind]: { ...toyRules.frames[kind], ...rules } } });

const begun: ToyState = freezeJson(orThrow(toy.createGame({ players: 2, goal: 100 })));
const rolled: ToyState = { ...begun, stack: [...begun.stack, { kind: 'die', value: null }] };
const roll = { type: 'roll', player: 'ann' } as const;

const planted = (kind: string, rule: string) => ({
  code: RULES_FAILED,
  rule,
  params: { frame: kind, thrown: 'the planted fault' },
  message: `The rules failed in the frame "${kind}": the planted fault`,
});

describe('the machine', () => {
  test.each([
    ['lists', withFrame('turn', { actions: throws })],
    ['asks whom it waits for', withFrame('turn', { actor: throws })],
    ['carries an action out', withFrame('turn', { apply: throws })],
    ['hears what was said', withRules({ settled: throws })],
    ['publishes', withRules({ border: { ...toyRules.border, publish: throws } })],
  ] as const)('applyAction refuses where a rule throws while it %s', (where, game) => {
    const state = where === 'hears what was said' ? rolled : begun;
    const action = where === 'hears what was said' ? ({ type: 'fall', player: 'chance', value: 2 } as const) : roll;
    const answer = game.applyAction(state, action);
    const refusal = E.isLeft(answer) ? answer.left : undefined;
    expect(refusal?.code).toBe(RULES_FAILED);
    expect(refusal?.rule).toMatch(/^R [123]$/);
    expect(refusal?.message).toContain('the planted fault');
    expect(refusal?.cause).toBe(FAULT);
    expect(Object.keys(refusal ?? {})).toEqual(['code', 'rule', 'params', 'message']);
  });

  test('the refusal names the frame and its clause', () => {
    const answer = withFrame('turn', { apply: throws }).applyAction(begun, roll);
    expect(answer).toEqual(E.left(planted('turn', 'R 1')));
  });

  test('a frame that no rule knows, and an empty stack of frames, are told of too', () => {
    const strange = { ...begun, stack: [{ kind: 'nonsense' }] } as unknown as ToyState;
    expect(toy.applyAction(strange, roll)).toMatchObject({
      left: { code: RULES_FAILED, params: { frame: 'nonsense', thrown: 'no rules for a frame nonsense' } },
    });
    const closed = withRules({ border: { ...toyRules.border, open: throws } });
    expect(closed.applyAction({ ...begun, stack: [] }, roll)).toMatchObject({
      left: { params: { frame: null }, message: 'The rules failed in the frame "none": the planted fault' },
    });
    expect(() => closed.actors(begun)).toThrow(RulesFailure);
  });

  test('what is thrown need not be an error', () => {
    const apply = (): never => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- rules of a game may throw anything
      throw 'a text';
    };
    expect(withFrame('turn', { apply }).applyAction(begun, roll)).toMatchObject({
      left: { params: { thrown: 'a text' } },
    });
  });

  test('explainAction answers the failure', () => {
    const game = withFrame('turn', { refuse: throws });
    expect(game.explainAction(begun, { ...roll, extra: 1 } as typeof roll)).toEqual(planted('turn', 'R 1'));
    expect(game.explainAction(begun, roll)).toBeUndefined();
  });

  test('what answers no refusal throws a RulesFailure, with the error as its cause', () => {
    const game = withFrame('turn', { actions: throws });
    const asked = [
      () => game.legalActions(begun),
      () => game.simulate(begun).legalActions(),
      () => withFrame('die', { chance: throws }).chanceOutcomes(rolled),
      () => withFrame('die', { chance: throws }).settle(rolled, seededChance('x')),
      () => withFrame('die', { apply: throws }).settle(rolled, seededChance('x')),
      () => withFrame('turn', { actor: throws }).start(begun),
      () => withFrame('turn', { actor: throws }).simulate(begun).actors(),
    ];
    for (const ask of asked) {
      expect(ask).toThrow(RulesFailure);
      expect(ask).toThrow(Refused);
      expect(ask).toThrow(
        expect.objectContaining({ cause: FAULT, refusal: expect.objectContaining({ code: RULES_FAILED }) }),
      );
    }
  });

  test('a source of chance that draws what it must not is a fault of the caller, as before', () => {
    expect(() => toy.settle(rolled, { draw: () => -1 })).toThrow(RangeError);
  });

  test('a simulation on which the rules failed refuses all that follows', () => {
    const simulation = withFrame('die', { apply: throws }).simulate(rolled);
    const fall = { type: 'fall', player: 'chance', value: 1 } as const;
    expect(simulation.apply(fall)).toEqual(E.left(planted('die', 'R 2')));
    expect(simulation.apply(fall)).toEqual(E.left(planted('die', 'R 2')));
  });
});

describe('matches and records', () => {
  /** Its dice throw from a score of 3 on. */
  const brittle = withFrame('die', {
    chance: (state, frame) => (state.score >= 3 ? throws() : (toyRules.frames.die.chance?.(state, frame) ?? [])),
  });
  const whole = matches(toy);
  const { createMatch, createMatchAt, play, playWithOrders, obey, load, resume, undo, history } = matches(brittle);

  /** A match of the sound toy, played on until its score is past the point at which the other's dice throw. */
  function played() {
    let match = orThrow(whole.createMatch({ players: 2, goal: 100, seed: 'brittle' }));
    while (match.state.score < 12) {
      const [first] = toy.legalActions(match.state);
      if (first === undefined) throw new Error('the toy is over');
      match = orThrow(whole.play(match, first)).match;
    }
    return match;
  }

  test('play refuses, and the match stays what it was', () => {
    const begin = orThrow(createMatch({ players: 2, goal: 100, seed: 'x' }));
    const high = { ...begin, state: { ...begin.state, score: 5 } };
    expect(play(high, roll)).toEqual(E.left(planted('die', 'R 2')));
    expect(playWithOrders(high, roll, [])).toEqual(E.left(planted('die', 'R 2')));
    expect(E.isRight(play(begin, roll))).toBe(true);
  });

  test('obey leaves a pass on which the rules fail to the player', () => {
    const game = withFrame('turn', { apply: throws });
    const other = matches(game);
    const begin = orThrow(other.createMatch({ players: 2, goal: 100, seed: 'x' }));
    const orders = [{ player: 'ann', moments: 'all', unless: [], untilTurn: null }] as const;
    expect(other.obey(begin, orders)).toEqual({ match: begin, events: [], passes: [] });
    const begunThere = orThrow(createMatch({ players: 2, goal: 100, seed: 'x' }));
    expect(obey(begunThere, []).passes).toEqual([]);
  });

  test('createMatch and createMatchAt refuse with the place', () => {
    const position = { ...rolled, score: 5 };
    const failed = {
      code: 'invalidInput',
      faults: [{ message: 'The rules failed in the frame "die": the planted fault' }],
    };
    expect(createMatchAt({ position, seed: 'x' })).toMatchObject({
      left: { ...failed, faults: [{ path: '$.position' }] },
    });
    const dealing: Game<ToyTypes> = {
      ...brittle,
      createGame: (options) =>
        E.map((state: ToyState) => ({ ...state, stack: rolled.stack, score: 5 }))(toy.createGame(options)),
    };
    expect(matches(dealing).createMatch({ players: 2, seed: 'x' })).toMatchObject({ left: failed });
    expect(matches(dealing).createMatch({ players: 2 }, seededChance('x'))).toMatchObject({
      left: { faults: [{ path: '$' }] },
    });
    const beginning: Game<ToyTypes> = {
      ...toy,
      createGame: () => E.right(withFrame('turn', { actor: throws }).start(begun).state),
    };
    expect(stateAtStart(beginning, { options: { players: 2 } })).toMatchObject({ left: { faults: [{ path: '$' }] } });
  });

  test('replay, load, resume and history name the action', () => {
    const match = played();
    const { replay } = records(brittle);
    const record = whole.recordOf(match);
    const index = record.actions.findIndex((_, place) => {
      const simulation = toy.simulate(begun);
      record.actions.slice(0, place).forEach((action) => orThrow(simulation.apply(action)));
      return simulation.state().score >= 3 && simulation.actors()[0] === 'chance';
    });
    expect(index).toBeGreaterThan(1);
    const refused = {
      left: {
        code: 'refusedAction',
        index,
        violation: planted('die', 'R 2'),
        message: `action ${index}: The rules failed in the frame "die": the planted fault`,
      },
    };
    expect(replay(record)).toMatchObject(refused);
    expect(load(whole.save(match))).toMatchObject(refused);
    expect(resume(record, seededChance('x'))).toMatchObject(refused);
    expect(history(match)).toMatchObject(refused);
    expect(undo(structuredClone(match))).toMatchObject(refused);
  });

  test('resume names what chance would do next', () => {
    const at = orThrow(whole.createMatchAt({ position: begun }, seededChance('x')));
    const record = records(toy).createRecord(at.options, [roll], orThrow(toy.applyAction(begun, roll)).state, begun);
    const failing = matches(withFrame('die', { apply: throws }));
    expect(failing.resume(record, seededChance('x'))).toMatchObject({ left: { code: 'refusedAction', index: 1 } });
  });
});

describe('decoders', () => {
  test('what a check throws is a fault of the input', () => {
    const read = decoderOf(codecOf('Number', wholeNumber(0, 9), throws));
    expect(read(3)).toMatchObject({
      left: { faults: [{ path: '$', message: 'the rules fail on this: the planted fault' }] },
    });
    expect(neverThrowing(throws)(3)).toMatchObject({ left: { code: 'invalidInput' } });
    expect(neverThrowing(read)).not.toThrow();
  });
});

describe('every game', () => {
  /** What the machine of a game makes of a frame that has no rules: none can list it, or carry anything out in it. */
  function holds<G extends WholeGameTypes>(game: Game<G>): void {
    const { createMatch, play } = matches(game);
    const match = orThrow(createMatch({ players: 2, seed: 'planted' } as G['options'] & { readonly seed: string }));
    const [action] = game.legalActions(match.state);
    if (action === undefined) throw new Error('nobody has anything to do');
    const state = { ...match.state, stack: [...match.state.stack, { kind: 'planted' }] };
    const failed = { code: RULES_FAILED, rule: expect.stringMatching(/^R /) as string, params: { frame: 'planted' } };
    expect(game.applyAction(state, action)).toMatchObject({ left: failed });
    expect(game.explainAction(state, action)).toMatchObject(failed);
    expect(play({ ...match, state }, action)).toMatchObject({ left: failed });
    expect(() => game.settle(state, seededChance('x'))).toThrow(RulesFailure);
    expect(game.decode.state(state)).toMatchObject({ left: { code: 'invalidInput' } });
    expect(E.isRight(play(match, action))).toBe(true);
  }

  test.each(withEach(holds))('%s answers a fault of its rules as a refusal', (_, held) => held());
});
