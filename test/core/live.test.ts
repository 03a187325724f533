/** A situation on its way: what is written where, who sees it, and what is heard of it. */
import type { Draft } from 'immer';
import { describe, expect, test } from 'vitest';
import { CHANCE, plainBorder, type GameTypes, type RuleRef } from '../../src/core/index.js';
import { Live, type LiveRules } from '../../src/core/live.js';

type March = { readonly kind: 'march'; readonly steps: number };
type Roll = { readonly kind: 'roll'; readonly values: readonly number[] };
type Idle = { readonly kind: 'idle' };
interface State {
  readonly options: { readonly name: string };
  readonly told: readonly string[];
  readonly stack: readonly (March | Roll | Idle)[];
}
interface Types extends GameTypes {
  readonly player: 'ann';
  readonly frame: March | Roll | Idle;
  readonly action: { readonly type: 'roll' | 'step'; readonly player: 'ann' };
  readonly event: { readonly type: string; readonly rule: RuleRef };
  readonly code: 'no';
  readonly state: State;
  readonly shown: State;
  readonly situation: State;
  readonly working: Draft<State>;
}

const say = (type: string): Types['event'] => ({ type, rule: 'R 1' });

/** A march waits for Ann; she rolls dice, which come to rest at once and are added to her steps. */
const rules = {
  frames: {
    march: {
      rule: 'R 1',
      actor: () => 'ann',
      apply(run, frame, { type }) {
        if (type === 'step') frame.steps += 1;
        else run.push<Roll>({ kind: 'roll', values: [] }).values.push(6);
        run.emit(say(type));
      },
      resume(run, frame, child) {
        if (child.kind === 'roll') frame.steps += child.values.reduce((sum, value) => sum + value, 0);
        run.emit(say('resumed'));
      },
    },
    roll: { rule: 'R 2', advance: (run) => run.finish() },
    idle: { rule: 'R 3' },
  },
  border: plainBorder<Types>(['options']),
} satisfies LiveRules<Types>;

const start: State = { options: { name: 'a game' }, told: [], stack: [{ kind: 'march', steps: 0 }] };
const live = (more: Partial<LiveRules<Types>> = {}, state: State = start): Live<Types> => {
  const all: LiveRules<Types> = { ...rules, ...more };
  return new Live(all, all.border.open(state));
};

describe('frames', () => {
  test('what push answers is the frame on the stack', () => {
    const run = live();
    run.push<Roll>({ kind: 'roll', values: [] }).values.push(3);
    expect(run.state.stack).toEqual([
      { kind: 'march', steps: 0 },
      { kind: 'roll', values: [3] },
    ]);
  });

  test('the topmost of a kind is written to, however deep it lies', () => {
    const run = live();
    run.push<March>({ kind: 'march', steps: 5 });
    run.push<Roll>({ kind: 'roll', values: [] });
    const march = run.frame('march');
    if (march === undefined) throw new Error('there are two');
    march.steps = 7;
    expect(run.state.stack).toEqual([
      { kind: 'march', steps: 0 },
      { kind: 'march', steps: 7 },
      { kind: 'roll', values: [] },
    ]);
    expect(run.frame('idle')).toBeUndefined();
  });

  test('one of a kind is the same frame as often as it is asked for, be it the lowest', () => {
    const run = live();
    const march = run.frame('march');
    expect(march).toEqual({ kind: 'march', steps: 0 });
    const roll = run.push<Roll>({ kind: 'roll', values: [] });
    expect(run.frame('roll')).toBe(roll);
    expect(run.frame('march')).toBe(march);
  });

  test('one that is done tells nobody where there is nobody, or nobody who listens', () => {
    const run = live({}, { ...start, stack: [{ kind: 'idle' }] });
    run.push<Roll>({ kind: 'roll', values: [] });
    run.finish();
    expect(run.state.stack).toEqual([{ kind: 'idle' }]);
    run.finish();
    expect([run.state.stack, run.advance()]).toEqual([[], []]);
  });

  test('one that has no rules is a fault of the game', () => {
    const unheard = { kind: 'unheard' } as never;
    expect(() => live({}, { ...start, stack: [unheard] })).toThrow('no rules for a frame unheard');
    expect(() => live().push(unheard)).toThrow('no rules for a frame unheard');
  });

  test('what its rules leave out is nothing: no actions, no outcomes, nothing carried out', () => {
    const waiting = (actor: 'ann' | typeof CHANCE, more: object = {}) =>
      live({ frames: { ...rules.frames, idle: { rule: 'R 3', actor: () => actor, ...more } } }, idle);
    const idle: State = { ...start, stack: [{ kind: 'idle' }] };
    for (const run of [waiting('ann'), waiting(CHANCE)]) {
      expect([run.actions(), run.chance()]).toEqual([[], []]);
      expect(run.apply({ type: 'step', player: 'ann' })).toEqual([]);
      expect(run.state.stack).toEqual([{ kind: 'idle' }]);
    }
    const outcomes = [{ action: { type: 'roll', player: 'ann' }, weight: 1 }];
    expect(waiting('ann', { chance: () => outcomes }).chance(), 'not chance decides').toEqual([]);
    expect(waiting(CHANCE, { chance: () => outcomes }).chance()).toEqual(outcomes);
  });

  test('one that is done tells the one below what it has come to', () => {
    const run = live();
    expect(run.apply({ type: 'roll', player: 'ann' })).toEqual([say('roll'), say('resumed')]);
    expect(run.state.stack).toEqual([{ kind: 'march', steps: 6 }]);
  });

  test('the state that it was opened from is not written to', () => {
    const run = live();
    run.apply({ type: 'step', player: 'ann' });
    run.state.told.push('a tale');
    expect(run.state.stack).toEqual([{ kind: 'march', steps: 1 }]);
    expect(start).toEqual({ options: { name: 'a game' }, told: [], stack: [{ kind: 'march', steps: 0 }] });
  });

  test('a copy and its original do not see each other', () => {
    const run = live();
    run.apply({ type: 'step', player: 'ann' });
    const copy = run.copy();
    run.apply({ type: 'step', player: 'ann' });
    expect(copy.state.stack).toEqual([{ kind: 'march', steps: 1 }]);
    for (let times = 0; times < 3; times++) copy.apply({ type: 'step', player: 'ann' });
    copy.state.told.push('another tale');
    expect(copy.state.stack).toEqual([{ kind: 'march', steps: 4 }]);
    expect(run.state).toMatchObject({ told: [], stack: [{ kind: 'march', steps: 2 }] });
  });

  test('what was published stays as it was, frozen, and shares what is the same', () => {
    const run = live();
    run.push<Roll>({ kind: 'roll', values: [] });
    const first = run.publish();
    run.frame('roll')?.values.push(2);
    const second = run.publish(first);
    expect(first.stack[1]).toEqual({ kind: 'roll', values: [] });
    expect(second.stack[1]).toEqual({ kind: 'roll', values: [2] });
    expect(second.stack[0]).toBe(first.stack[0]);
    expect(second.options).toBe(first.options);
    expect(second.told).toBe(first.told);
    for (const part of [first, first.stack, first.stack[1], second, second.stack, second.stack[1], second.told]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  test('at the end no frame is left, and nobody is told', () => {
    const run = live();
    run.end();
    expect([run.advance(), run.advance()]).toEqual([[], []]);
    expect([run.actor(), run.actions(), run.chance()]).toEqual([undefined, [], []]);
    expect(run.apply({ type: 'step', player: 'ann' })).toEqual([]);
    expect(run.state.stack).toEqual([]);
    expect(run.frame('march')).toBeUndefined();
  });

  test('a frame for which nobody acts and which does not go on is a fault of the rules', () => {
    const run = live({}, { ...start, stack: [{ kind: 'idle' }] });
    expect(() => run.advance()).toThrow('frame idle waits for nobody and does not advance');
  });

  test('so is a chain without an end', () => {
    const turning: LiveRules<Types> = {
      ...rules,
      frames: { ...rules.frames, idle: { rule: 'R 3', advance: () => {} } },
    };
    expect(() => live(turning, { ...start, stack: [{ kind: 'idle' }] }).advance()).toThrow('does not advance');
  });
});

describe('what is said', () => {
  test('the game hears each event once, with what follows from it, until nothing follows', () => {
    const heard: string[][] = [];
    const run = live({
      settled(following, all, from) {
        const said = all.slice(from);
        heard.push(said.map(({ type }) => type));
        if (said.some(({ type }) => type === 'step')) following.emit(say('first'));
        if (said.some(({ type }) => type === 'first')) following.emit(say('second'));
      },
    });
    expect(run.apply({ type: 'step', player: 'ann' })).toEqual([say('step'), say('first'), say('second')]);
    expect(heard).toEqual([['step'], ['first'], ['second']]);
    expect(run.apply({ type: 'roll', player: 'ann' })).toEqual([say('roll'), say('resumed')]);
    expect(heard.slice(3)).toEqual([['roll'], ['resumed']]);
  });

  test('the game hears the end of a frame of which it wants to, once, though nothing is said', () => {
    const heard: (readonly [number, readonly string[]])[] = [];
    const silent: Partial<LiveRules<Types>> = {
      frames: {
        ...rules.frames,
        march: {
          rule: 'R 1',
          actor: () => 'ann',
          apply: (run, _, { type }) =>
            run.push({ kind: type === 'roll' ? 'roll' : 'march', values: [], steps: 0 } as never),
        },
      },
      settled: (_, all, from, ended) => heard.push([all.length - from, ended]),
    };
    live(silent).apply({ type: 'roll', player: 'ann' });
    expect(heard).toEqual([]);
    const run = live({ ...silent, heardEnds: new Set(['roll']) });
    run.apply({ type: 'roll', player: 'ann' });
    expect(heard).toEqual([[0, ['roll']]]);
    run.apply({ type: 'step', player: 'ann' });
    expect(heard).toHaveLength(1);
  });
});

describe('lists', () => {
  /** Ann chooses between rolling and stepping, as long as she has taken fewer than two steps. */
  function counting(): { readonly run: Live<Types>; readonly times: () => number } {
    let times = 0;
    const run = live({
      frames: {
        ...rules.frames,
        march: {
          ...rules.frames.march,
          actor: (_, __, list) => (list().length > 1 ? 'ann' : undefined),
          actions(_, { steps }) {
            times++;
            return (steps < 2 ? (['roll', 'step'] as const) : []).map((type) => ({ type, player: 'ann' }));
          },
          advance: (run) => run.finish(),
        },
      },
    });
    return { run, times: () => times };
  }

  test('what a frame lists to know whom it waits for is answered to whoever asks for it', () => {
    const { run, times } = counting();
    expect(run.actor()).toBe('ann');
    expect(run.actions()).toEqual([
      { type: 'roll', player: 'ann' },
      { type: 'step', player: 'ann' },
    ]);
    expect(run.copy().actions()).toBe(run.actions());
    expect(times()).toBe(1);
  });

  test('after an action it is listed anew', () => {
    const { run, times } = counting();
    run.actions();
    run.apply({ type: 'step', player: 'ann' });
    expect(run.actions()).toHaveLength(2);
    expect(times()).toBe(2);
    run.apply({ type: 'step', player: 'ann' });
    expect(run.actor()).toBeUndefined();
    expect(run.actions()).toEqual([]);
  });
});
