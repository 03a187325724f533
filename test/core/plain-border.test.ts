import { describe, expect, test } from 'vitest';
import { freezeJson, plainBorder, type GameTypes } from '../../src/core/index.js';

interface State {
  readonly board: { readonly spaces: readonly string[] };
  readonly scores: readonly number[];
  readonly hands: { readonly ann: readonly string[] };
  readonly stack: readonly { readonly kind: 'turn' }[];
}
interface Types extends GameTypes {
  readonly state: State;
  readonly shown: State;
  readonly situation: State;
  readonly working: { scores: number[]; hands: { ann: string[] } } & Pick<State, 'board' | 'stack'>;
}

const state: State = freezeJson({
  board: { spaces: ['a'] },
  scores: [1, 2],
  hands: { ann: ['x'] },
  stack: [{ kind: 'turn' }],
});
const border = plainBorder<Types>(['board']);

describe('the border of a small game', () => {
  test('what rules write to is theirs; what never changes is shared', () => {
    const working = border.open(state);
    working.hands.ann.push('y');
    expect(state.hands.ann).toEqual(['x']);
    expect(working.board).toBe(state.board);
    const copy = border.copy(working);
    copy.scores[0] = 9;
    expect(working.scores).toEqual([1, 2]);
    expect(copy.stack).not.toBe(working.stack);
    expect(copy.stack[0]).toBe(working.stack[0]);
  });

  test('a published state shares with the one before what is the same, and nothing with the working form', () => {
    const working = border.open(state);
    working.scores[1] = 5;
    const next = border.publish(working, working.stack, state);
    expect(next).toEqual({ ...state, scores: [1, 5] });
    expect(next.hands).toBe(state.hands);
    working.scores[1] = 7;
    expect(next.scores).toEqual([1, 5]);
    expect(Object.isFrozen(next.scores)).toBe(true);
  });

  test('without a state before, all is made anew', () => {
    const working = border.open(state);
    const whole = border.publish(working, working.stack, undefined);
    expect(whole).toEqual(state);
    expect(whole.hands).not.toBe(working.hands);
  });
});
