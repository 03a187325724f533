import { describe, expect, test } from 'vitest';
import { cards, cardText, cardTexts, createGame, orThrow } from '../../src/successors/index.js';

describe('cardText', () => {
  test('R 4.31 tells of the default deck in our own words', () => {
    const state = orThrow(createGame({ players: 3 }));
    for (const { id } of cards) expect(cardText(state, id)).toBe(cardTexts[id]);
    expect(cardText(state, 21)).toMatch(/royal woman/);
  });

  test('R 4.31 never tells of a deck of your own what the default one does', () => {
    const own = cards.map((card) => (card.id === 21 ? { ...card, text: 'She goes where she will.' } : card));
    const state = orThrow(createGame({ players: 3, cards: own }));
    expect(cardText(state, 21)).toBe('She goes where she will.');
    expect(cardText(state, 22)).toBeUndefined();
  });

  test('R 4.31 a card that is not in the deck is a fault of the caller', () => {
    expect(() => cardText(orThrow(createGame({ players: 3 })), 99)).toThrow(RangeError);
  });
});
