import { describe, expect, it } from 'vitest';
import { alexandros, query, sampleState, seededChance, SYMBOLS, viewFor } from '../../src/alexandros/index.js';
import { actionsLeft, play, table } from './table.js';

const none = { temple: 0, amphora: 0, horse: 0, lyre: 0, soldier: 0 };

describe('R Take a Card, ruling A25: what the others see of a hand', () => {
  const state = table({
    faceUp: ['horse', 'lyre'],
    seats: [
      { player: 'red', shown: { lyre: 1 }, secret: { lyre: 1, horse: 2 } },
      { player: 'yellow', secret: { temple: 3 } },
    ],
    stack: actionsLeft(2) ?? [],
  });

  it('the cards that were taken face-up, and how many more there are', () => {
    expect(viewFor(state, 'yellow').seats[0]?.hand).toEqual({ shown: { ...none, lyre: 1 }, secret: { hidden: 3 } });
    expect(viewFor(state, 'red').seats[0]?.hand).toEqual(state.seats[0]?.hand);
    expect(viewFor(state, 'spectator').seats.map(({ hand }) => hand.secret)).toEqual([{ hidden: 3 }, { hidden: 3 }]);
    expect(viewFor(state, 'red').supply).toEqual({ hidden: 46 });
  });

  it('of two alike the one that all have seen is spent first', () => {
    const levying = table({
      walls: ['p0.0-p1.1-p2.2-p3.1'],
      seats: [{ player: 'red', guards: ['s2.0'], shown: { lyre: 1 }, secret: { lyre: 1 } }, { player: 'yellow' }],
      stack: actionsLeft(2) ?? [],
    });
    const { state: after } = play(levying, { type: 'levyTaxes', player: 'red', symbol: 'lyre' });
    expect(query.seatOf(after, 'red').hand).toEqual({ shown: none, secret: { ...none, lyre: 1 } });
  });

  it('what the supply may bring is weighed, for a viewer, by the cards he does not see', () => {
    const drawing = play(state, { type: 'takeSupplyCard', player: 'red' }).state;
    const weights = (situation: Parameters<typeof alexandros.chanceOutcomes>[0]) =>
      alexandros.chanceOutcomes(situation).map(({ weight }) => weight);
    expect(weights(drawing)).toEqual([8, 11, 8, 8, 11]);
    expect(weights(viewFor(drawing, 'red'))).toEqual([11, 11, 8, 8, 11]);
  });
});

describe('sampling what a view hides', () => {
  /** Red has begun to occupy a province and has no guard left: he must hold the cards for the rest. */
  const begun = (cards: Partial<Record<(typeof SYMBOLS)[number], number>>) =>
    table({
      alexander: 'p3.9',
      walls: ['p0.0-p1.1-p2.2-p3.1', 'p0.6-p1.7-p2.8-p3.7', 'p0.4-p1.3-p1.1'],
      seats: [
        { player: 'red', guards: ['s5.1', 's5.3', 's5.6', 's2.0'], secret: cards },
        { player: 'yellow', secret: { soldier: 2 } },
      ],
      stack: [
        ...(actionsLeft(1) ?? []),
        { kind: 'occupation', player: 'red', uncovered: ['s1.-1'], begun: true, takeOver: null },
      ],
    });

  it('deals only hands with which the player can go on', () => {
    const view = viewFor(begun({ temple: 1, horse: 1 }), 'yellow');
    const chance = seededChance('sample');
    for (let count = 0; count < 100; count++)
      expect(query.seatOf(sampleState(view, chance), 'red').hand.secret.temple).toBeGreaterThan(0);
  });

  it('finds the one hand that fits, however unlikely', () => {
    const walls = ['p3.7-p3.9-p4.10-p5.11', 'p5.5-p6.4-p7.5-p7.7'];
    const symbolSpaces = query.provinceOf(table({ walls }), 's5.8')?.symbolSpaces ?? [];
    const [first = 's0.0', ...uncovered] = symbolSpaces;
    const needed = Object.fromEntries(
      SYMBOLS.map((symbol) => [symbol, uncovered.filter((space) => query.symbolAt(table(), space) === symbol).length]),
    );
    const state = table({
      walls,
      seats: [{ player: 'red', guards: [first, 's0.0', 's0.1', 's0.3'], secret: needed }, { player: 'yellow' }],
      // Of all but soldiers no more cards are unseen than red needs: one hand of some 3,000 fits.
      discards: Object.fromEntries(
        SYMBOLS.filter((symbol) => symbol !== 'soldier').map((symbol) => [symbol, 11 - (needed[symbol] ?? 0)]),
      ),
      stack: [...(actionsLeft(1) ?? []), { kind: 'occupation', player: 'red', uncovered, begun: true, takeOver: null }],
    });
    for (const seed of ['a', 'b', 'c']) {
      expect(query.seatOf(sampleState(viewFor(state, 'yellow'), seededChance(seed)), 'red').hand.secret).toEqual(
        needed,
      );
    }
  });
});
