/** Questions about Event Cards (R 12, C). */
import { describe, expect, test } from 'vitest';
import * as cards from '../../src/peloponnesian/questions/cards.js';
import { campaign } from './campaign.js';
import { situation } from './positions.js';
import { argive } from './table.js';

const start = situation(campaign());

describe('cards', () => {
  test('R C what a card is: 30 is the first City Betrayal, for either camp, of the first large city', () => {
    // R C: 1 + 8 + 8 + 1 + 8 + 1 + 2 cards come before it.
    const first = 1 + 8 + 8 + 1 + 8 + 1 + 2 + 1;
    const card = cards.cardOf(start, first);
    expect([card.kind, card.city, card.says.user, card.says.timing]).toEqual([
      'cityBetrayal',
      'ambracia',
      'either',
      'cardOrSiegePhase',
    ]);
    expect(() => cards.cardOf(start, 121)).toThrow('there is no card 121');
  });

  test('R 12, 23.2.6 how many cards are where', () => {
    expect(cards.cardsInGame(start)).toHaveLength(112);
    expect(cards.cardCounts(start)).toEqual({
      deck: 107,
      hands: { athens: 0, sparta: 0 },
      discards: 0,
      removed: 0,
      active: 0,
      later: 5,
    });
    expect(cards.handSizeOf(start, 'athens')).toBe(5);
    expect(cards.handOfPlayer(start, 'sparta')).toEqual([]);
    expect([cards.cardsOnTheBoard(start), cards.effectsNow(start), cards.playableCards(start, 'athens')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('R 22.4.1 no cards where the scenario uses none', () => {
    const simple = situation(argive());
    expect([cards.cardsInGame(simple), cards.cardCounts(simple)]).toEqual([[], undefined]);
  });

  test('R C who may use a card: Allied Unrest is for Athens alone', () => {
    const unrest = 1 + 8 + 1;
    expect([cards.mayUseCard(start, unrest, 'athens'), cards.mayUseCard(start, unrest, 'sparta')]).toEqual([
      true,
      false,
    ]);
    expect(cards.targetsOfCard(start, unrest, 'sparta')).toEqual([]);
  });
});
