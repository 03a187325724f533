/** What the page shows of cards: alike ones as one, each with what it does. */
import { describe, expect, it } from 'vitest';
import { peloponnesianTable } from '../../src/peloponnesian/page.js';
import type { CardsState, GameState } from '../../src/peloponnesian/state.js';
import type { CardId } from '../../src/peloponnesian/vocabulary.js';
import { viewFor } from '../../src/peloponnesian/view.js';
import { campaign } from './campaign.js';

const start = campaign();

function withHands(hands: CardsState['hands']): GameState {
  const { cards } = start;
  if (cards === undefined) throw new Error('the campaign has cards');
  const held: readonly (CardId | 'hidden')[] = Object.values(hands).flat();
  return { ...start, cards: { ...cards, hands, deck: cards.deck.filter((card) => !held.includes(card)) } };
}

describe('R 12 the cards on the page', () => {
  // 19 and 20 are Athenian Embassies to Persia; 65 and 66 are Rebellions of a region each.
  const state = withHands({ athens: [19, 20, 65], sparta: [66] });

  it('are one where they are alike, by the id that is played', () => {
    const [hand] = peloponnesianTable.cards(viewFor(state, 'athens'), 'en');
    expect(hand?.heading).toBe('Your Hand');
    expect(hand?.cards.map(({ id, count, kind }) => [id, count, kind])).toEqual([
      ['19', 2, 'Athens'],
      ['65', 1, 'the League'],
    ]);
  });

  it('say what they do, in the language that is asked for', () => {
    const [hand] = peloponnesianTable.cards(viewFor(state, 'sparta'), 'de');
    expect(hand?.cards[0]?.text).toMatch(/^Für eine Region auf der Karte/);
  });

  it('are hidden from a spectator', () => {
    expect(peloponnesianTable.cards(viewFor(state, 'spectator'), 'en')).toEqual([]);
  });
});
