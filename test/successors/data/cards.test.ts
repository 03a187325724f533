import { isRight } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { board } from '../../../src/successors/data/board.js';
import { cards } from '../../../src/successors/data/cards.js';
import { checkDeck } from '../../../src/successors/data/codec.js';
import { sources } from '../../../src/successors/data/sources/index.js';
import { cardTexts } from '../../../src/successors/data/texts.js';
import type { CardFact } from '../../../src/successors/data/shape.js';

const card = (id: number): CardFact => cards.find((row) => row.id === id)!;

describe('the default deck', () => {
  test('R 2 59 cards, numbered from 1, 31 of them Events', () => {
    expect(cards.map(({ id }) => id)).toEqual(Array.from({ length: 59 }, (_, index) => index + 1));
    const count = (type: CardFact['type']) => cards.filter((row) => row.type === type).length;
    expect([count('event'), count('bonus'), count('surprise')]).toEqual([31, 13, 15]);
  });

  test('R 6.6.3 Surprise cards have no Operation Points, all others have', () => {
    for (const { type, operationPoints } of cards) expect(operationPoints > 0).toBe(type !== 'surprise');
  });

  test('R 6.6.3 Kilikia Pirates have 3, Philippos Breaks From Guardian is a Bonus with 3, Traitor has 4', () => {
    expect(card(12)).toMatchObject({
      title: 'Kilikia Pirates',
      type: 'event',
      operationPoints: 3,
      effect: { kind: 'pirates' },
    });
    expect(card(33)).toMatchObject({ title: 'Philippos Breaks From Guardian', type: 'bonus', operationPoints: 3 });
    expect(card(39)).toMatchObject({ title: 'Traitor', operationPoints: 4 });
  });

  test('R 4.31.3 Unrest is 17, 18 and 19: Bonus cards that must be played', () => {
    expect(cards.filter(({ effect }) => effect.kind === 'unrest').map(({ id }) => id)).toEqual([17, 18, 19]);
    for (const id of [17, 18, 19]) expect(card(id)).toMatchObject({ type: 'bonus', mustBePlayed: true });
  });

  test('R 14.1 every Independent Army has a card', () => {
    const armies = cards.flatMap(({ effect }) => (effect.kind === 'independentArmy' ? [effect.army] : []));
    expect(armies.sort()).toEqual(['ariarathes', 'filon', 'glaukias', 'leosthenes', 'seuthes']);
  });

  test('R 18.5.1, 18.5.3 the brides are 31 and 32', () => {
    expect([card(31).effect, card(32).effect]).toEqual([
      { kind: 'marriage', bride: 'kleopatra' },
      { kind: 'marriage', bride: 'thessalonike' },
    ]);
  });

  test('R 19.9.3 the forces of Thracian Mercenaries and Olympias', () => {
    expect(card(7).effect).toEqual({ kind: 'levy', unit: 'mercenary', count: 2, provinces: ['thrake'], cavalry: 1 });
    expect(card(36).effect).toEqual({ kind: 'olympias', space: 'molossia', mercenaries: 4 });
  });

  test('R 20 cards 37 and 38 are a Major Campaign of two and a Campaign of one', () => {
    expect([card(37), card(38)]).toMatchObject([
      { title: 'Major Campaign', effect: { kind: 'campaign', armies: 2 } },
      { title: 'Campaign', effect: { kind: 'campaign', armies: 1 } },
    ]);
  });

  test.each([
    [1, 'Drink the Hemlock'],
    [11, 'Pontic Fleet'],
    [15, 'Condemnation'],
    [24, 'Desertions'],
    [54, 'Mutiny'],
    [58, 'Ahura Mazda & Ahriman'],
    [59, 'Repercussions of Defeat'],
  ])('R 20 card %i is %s', (id, title) => {
    expect(card(id).title).toBe(title);
  });

  test('R 20 Condemnation has Operation Points and takes 3 Legitimacy', () => {
    expect(card(15)).toMatchObject({
      type: 'event',
      operationPoints: 3,
      effect: { kind: 'condemnation', legitimacy: 3 },
    });
  });

  test('R 3.3.3.2 Silver Shields begin as an Event', () => {
    expect(card(56)).toMatchObject({ type: 'event', effect: { kind: 'silverShields' }, removeAfterEvent: false });
  });

  test('R 4.31 what is removed after its event', () => {
    expect(cards.filter(({ removeAfterEvent }) => removeAfterEvent).map(({ id }) => id)).toEqual([13, 26, 34]);
  });

  test('R 4.31 every province and space of the deck is on the default board', () => {
    expect(isRight(checkDeck(cards, board))).toBe(true);
  });

  test('R 19.9.3 cards 7, 26 and 36 tell of the Elite Cavalry that they bring, and no others do', () => {
    const told = cards.map(({ id }) => id).filter((id) => cardTexts[id]?.includes('Elite Cavalry'));
    expect(told).toEqual([7, 26, 36]);
  });

  test('R 4.31 every card has a text and a source', () => {
    for (const { id } of cards) {
      expect(cardTexts[id]).toMatch(/^[A-Z].*\.$/);
      expect(sources.cards[id]).toMatch(/^reconstruction/);
    }
  });
});
