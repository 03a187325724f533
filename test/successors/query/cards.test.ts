/** R 4.31: what is printed on Tyche cards, and who holds them. */
import { describe, expect, it } from 'vitest';
import { cards } from '../../../src/successors/data/cards.js';
import { viewFor } from '../../../src/successors/index.js';
import {
  afterEvent,
  cardFact,
  cardType,
  handOf,
  holdsSurprise,
  surprisesHeld,
} from '../../../src/successors/questions.js';
import type { GameState } from '../../../src/successors/state.js';
import { PLAYERS } from '../../../src/successors/vocabulary.js';
import { setting } from '../language.js';

// Card 1 is Drink the Hemlock, 24 Desertions, 31 Kleopatra, 43 Storm at Sea, 56 Silver Shields.
const holding = (hands: GameState['hands'], rest: Partial<GameState> = {}): GameState =>
  setting({ options: { players: 5 }, rest: { hands, ...rest } });

describe('what is printed', () => {
  it('R 4.31 each card by its number', () => {
    const state = setting({});
    expect(cards.map(({ id }) => cardFact(state, id).title)).toEqual(cards.map(({ title }) => title));
    expect(cardFact(state, 31).title).toBe('Kleopatra');
  });

  it('R 4.31 a number that is not in the deck is a fault of the caller', () => {
    for (const card of [0, 60, -1]) expect(() => cardFact(setting({}), card)).toThrow(`no card ${card} in the deck`);
  });

  it('R 4.31 in a deck of one’s own', () => {
    const own = cards.filter(({ id }) => id === 31).map((card) => ({ ...card, id: 7 }));
    const state = setting({ options: { players: 4, cards: own } });
    expect([cardFact(state, 7).title, cardFact(state, 7).title]).toEqual(['Kleopatra', 'Kleopatra']);
    expect(() => cardFact(state, 31)).toThrow(RangeError);
  });

  it('R 3.3.3.2 Silver Shields is a Surprise card once the unit is in play, and no other card changes', () => {
    const raised = holding({}, { silverShieldsRaised: true });
    expect(cardType(holding({}), 56)).not.toBe('surprise');
    expect(cardType(raised, 56)).toBe('surprise');
    expect(cardType(raised, 31)).toBe(cardType(holding({}), 31));
    expect(cardType(raised, 43)).toBe('surprise');
  });
});

describe('who holds what', () => {
  it('R 4.31 each player his own hand, and who is not at the table none', () => {
    const hands = { red: [1], blue: [2], yellow: [3], white: [4], black: [5] };
    expect(PLAYERS.map((player) => handOf(holding(hands), player))).toEqual([[1], [2], [3], [4], [5]]);
    expect(handOf(setting({ rest: { hands: { red: [1] } } }), 'black')).toEqual([]);
  });

  it('R 4.31.1 Surprise cards among others', () => {
    const state = holding({ red: [1, 24, 31, 43], blue: [1, 31], yellow: [56] });
    expect(surprisesHeld(state, 'red')).toEqual([24, 43]);
    expect(surprisesHeld(state, 'blue')).toEqual([]);
    expect([holdsSurprise(state, 'red'), holdsSurprise(state, 'blue'), holdsSurprise(state, 'yellow')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(surprisesHeld({ ...state, silverShieldsRaised: true }, 'yellow')).toEqual([56]);
  });

  it('R 4.31.1 only known cards count, not hidden ones', () => {
    const view = viewFor(holding({ red: [24], blue: [43, 1] }), 'red');
    expect(handOf(view, 'blue')).toEqual(['hidden', 'hidden']);
    expect([surprisesHeld(view, 'blue'), holdsSurprise(view, 'blue')]).toEqual([[], false]);
    expect([surprisesHeld(view, 'red'), holdsSurprise(view, 'red')]).toEqual([[24], true]);
  });
});

describe('after its event', () => {
  it('R 4.31, 18.5.2 out of the game, open before its player, or to the discards', () => {
    const removed = cards.filter(({ removeAfterEvent }) => removeAfterEvent).map(({ id }) => id);
    const state = setting({});
    const gone = (fate: string) => cards.filter(({ id }) => afterEvent(state, id) === fate).map(({ id }) => id);
    expect(gone('removed')).toEqual(removed);
    // The marriage contracts of Kleopatra and Thessalonike.
    expect(gone('open')).toEqual([31, 32]);
    expect(afterEvent(state, 1)).toBe('discarded');
  });
});
