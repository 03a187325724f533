import { describe, expect, test } from 'vitest';
import { cards } from '../../../src/successors/data/cards.js';
import type { SuccessorsFrame } from '../../../src/successors/frame/index.js';
import { machine } from '../../../src/successors/machine.js';
import { viewFor } from '../../../src/successors/view.js';
import { PLAYERS } from '../../../src/successors/vocabulary.js';
import { objection } from './marching.js';
import { begin, board, resolving } from './phases-support.js';
import { halted, situationWith } from './segments-support.js';
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

  test('R 6.5.2 every one of five players is dealt each card of the deck with the same chance, whatever cards these are', () => {
    const deck = [8, 17, 30];
    const own = cards.map((card) => ({ ...card }));
    for (const to of PLAYERS) {
      const dealing = resolving(board({ deck }, { players: 5, cards: own }), { kind: 'deal', left: [to] });
      expect(machine.chanceOutcomes(dealing)).toEqual(
        deck.map((card) => ({ action: { type: 'drawCard', player: 'chance', to, card }, weight: 1 })),
      );
    }
  });

  test('R 6.5.2 the deal is over with its last card, whatever is left of the deck', () => {
    const dealing = situationWith({ players: 4 }, (draft) => void (draft.deck = [8, 9, 10]), {
      kind: 'deal',
      left: ['red', 'blue'],
    });
    const { state } = play(
      dealing,
      { type: 'drawCard', player: 'chance', to: 'red', card: 9 },
      { type: 'drawCard', player: 'chance', to: 'blue', card: 10 },
    );
    expect(state.hands).toMatchObject({ red: [9], blue: [10] });
    expect(state.deck).toEqual([8]);
    expect(halted(state)).toBe(true);
  });

  test('R 6.5.2 or with the last of the deck (ruling table-cards)', () => {
    const dealing = situationWith({ players: 4 }, (draft) => void (draft.deck = [8]), {
      kind: 'deal',
      left: ['red', 'blue'],
    });
    const { state } = play(dealing, { type: 'drawCard', player: 'chance', to: 'red', card: 8 });
    expect(state.hands).toMatchObject({ red: [8], blue: [] });
    expect(halted(state)).toBe(true);
  });

  test('R 4.31.1 as many cards are drawn as are due, whatever is left of the deck', () => {
    const drawing = situationWith({ players: 4 }, (draft) => void (draft.deck = [8, 9, 10]), {
      kind: 'draw',
      player: 'blue',
      count: 2,
    });
    const draw = (card: number) => ({ type: 'drawCard', player: 'chance', to: 'blue', card }) as const;
    const { state } = play(drawing, draw(10), draw(8));
    expect(state.hands.blue).toEqual([8, 10]);
    expect(state.deck).toEqual([9]);
    expect(halted(state)).toBe(true);
  });

  test('R 6.5, 4.31.1 nothing else happens meanwhile', () => {
    const die = { type: 'roll', die: 1 } as const;
    const refused = (frame: SuccessorsFrame) =>
      objection({ state: resolving(board({ deck: [8] }), frame), events: [] }, die);
    expect(refused({ kind: 'deal', left: ['red'] })).toEqual(['outOfPhase', 'R 6.5', { type: 'roll' }]);
    expect(refused({ kind: 'draw', player: 'red', count: 1 })).toEqual(['outOfPhase', 'R 4.31.1', { type: 'roll' }]);
  });
});
