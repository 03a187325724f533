import { describe, expect, test } from 'vitest';
import { machine } from '../../../src/successors/machine.js';
import { viewFor } from '../../../src/successors/view.js';
import { begin, board, resolving } from './phases-support.js';
import { play } from '../language.js';

describe('R 6.5: the Tyche cards', () => {
  test('R 6.5.1 all cards but those removed from play are shuffled, hands and discards too', () => {
    const state = board({
      removedCards: [1, 20],
      discards: [2, 3],
      deck: [4],
      hands: { red: [5], blue: [], yellow: [], white: [] },
    });
    const { state: dealt, events } = begin(state, 'tycheCards');
    expect(dealt.deck).toHaveLength(57);
    expect(dealt.discards).toEqual([]);
    expect(Object.values(dealt.hands).flat()).toEqual([]);
    expect(events).toContainEqual({ type: 'cardsShuffled', rule: 'R 6.5.1', count: 57 });
  });

  test.each([
    [2, 5],
    [3, 5],
    [4, 5],
    [5, 4],
  ] as const)('R 6.5.2 with %i players everybody is dealt %i cards', (players, each) => {
    const { state } = begin(board({}, { players }), 'tycheCards');
    const frame = state.stack[state.stack.length - 1];
    expect(frame).toEqual({
      kind: 'deal',
      left: state.turnOrder.flatMap((player) => Array.from({ length: each }, () => player)),
    });
  });

  test('R 6.5 each card left is as likely, and goes to the hand', () => {
    const { state } = begin(board(), 'tycheCards');
    expect(machine.chanceOutcomes(state)).toHaveLength(59);
    const { state: next, events } = play(
      state,
      { type: 'drawCard', player: 'chance', to: 'red', card: 17 },
      { type: 'drawCard', player: 'chance', to: 'red', card: 4 },
    );
    expect(next.hands.red).toEqual([4, 17]);
    expect(next.deck).toHaveLength(57);
    expect(next.deck).not.toContain(17);
    expect(machine.chanceOutcomes(next)).toHaveLength(57);
    expect(events).toContainEqual({ type: 'cardDrawn', rule: 'R 6.5', player: 'red', card: 17, secretOf: 'red' });
  });

  test('R 4.31.1 a card is drawn during play; from an empty deck none is (ruling table-cards)', () => {
    const drawing = resolving(board({ deck: [8] }), { kind: 'draw', player: 'blue', count: 2 });
    expect(machine.chanceOutcomes(drawing)).toEqual([
      { action: { type: 'drawCard', player: 'chance', to: 'blue', card: 8 }, weight: 1 },
    ]);
    const { state, events } = play(drawing, { type: 'drawCard', player: 'chance', to: 'blue', card: 8 });
    expect(state.hands.blue).toEqual([8]);
    expect(state.stack.some(({ kind }) => kind === 'draw')).toBe(false);
    expect(events).toContainEqual({ type: 'cardDrawn', rule: 'R 4.31.1', player: 'blue', card: 8, secretOf: 'blue' });
  });

  test('R 6.5 a view shows no cards that could be drawn', () => {
    const { state } = begin(board(), 'tycheCards');
    expect(machine.chanceOutcomes(viewFor(state, 'red'))).toEqual([]);
    expect(machine.actors(viewFor(state, 'red'))).toEqual(['chance']);
  });
});
