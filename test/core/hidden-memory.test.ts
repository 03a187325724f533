/** What is remembered of cards that lie face down. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardsKnownIn,
  certainPile,
  forgetCard,
  GREATEST_WEIGHT,
  knownCardFindings,
  noteGathered,
  noteMove,
  noteSeen,
  type KnownCard,
} from '../../src/core/hidden/index.js';
import { SEED } from '../seed.js';

type Player = 'athens' | 'sparta' | 'corinth';
type Viewer = Player | 'spectator';
type Pile = Player | 'deck' | 'discards';
type Notes = readonly KnownCard<number, Pile, Viewer>[];

const EVERYBODY = ['athens', 'sparta', 'corinth', 'spectator'] as const;
const NOTHING: Notes = [];

describe('allies who exchange cards', () => {
  const given = noteMove(NOTHING, { card: 7, from: 'sparta', to: 'corinth', size: 3, seenBy: ['sparta', 'corinth'] });

  it('know where the cards lie that they gave away, and others do not', () => {
    expect(given).toEqual([{ by: 'sparta', card: 7, holders: { corinth: 1 } }]);
    expect(cardsKnownIn(given, 'sparta', 'corinth')).toEqual([7]);
    expect(cardsKnownIn(given, 'athens', 'corinth')).toEqual([]);
  });

  it('forget a card that comes back into their own hand', () => {
    const back = noteMove(given, { card: 7, from: 'corinth', to: 'sparta', size: 3, seenBy: ['sparta', 'corinth'] });
    expect(back).toEqual([{ by: 'corinth', card: 7, holders: { sparta: 1 } }]);
  });

  it('know the chances when the other discards face down', () => {
    const once = noteMove(given, { card: 7, from: 'corinth', to: 'discards', size: 3, seenBy: ['corinth'] });
    const sparta = { by: 'sparta', card: 7, holders: { corinth: 2, discards: 1 } } as const;
    expect(once).toEqual([sparta, { by: 'corinth', card: 7, holders: { discards: 1 } }]);
    const twice = noteMove(once, { card: 4, from: 'corinth', to: 'discards', size: 2, seenBy: ['corinth'] });
    expect(twice.find(({ by }) => by === 'sparta')?.holders).toEqual({ corinth: 1, discards: 2 });
    expect(twice.filter(({ by }) => by === 'corinth')).toHaveLength(2);
    const all = noteMove(twice, { card: 5, from: 'corinth', to: 'discards', size: 1, seenBy: ['corinth'] });
    expect(cardsKnownIn(all, 'sparta', 'discards')).toEqual([7]);
  });
});

describe('a discard pile that lies face down', () => {
  const played = noteSeen(NOTHING, 9, 'discards', EVERYBODY);

  it('holds what everybody saw being played', () => {
    for (const viewer of EVERYBODY) expect(cardsKnownIn(played, viewer, 'discards')).toEqual([9]);
  });

  it('is shuffled into the deck, and what was known to lie in either lies in the deck', () => {
    const wondering: Notes = [...played, { by: 'athens', card: 3, holders: { sparta: 1, discards: 2, deck: 4 } }];
    const shuffled = noteGathered(wondering, ['discards'], 'deck');
    for (const viewer of EVERYBODY) expect(cardsKnownIn(shuffled, viewer, 'deck')).toEqual([9]);
    expect(shuffled.at(-1)?.holders).toEqual({ sparta: 1, deck: 6 });
  });

  it('is dealt out again: the card is in each hand with the chances of its cards', () => {
    let notes = noteGathered(played, ['discards'], 'deck');
    for (const [player, size] of [
      ['athens', 6],
      ['athens', 5],
      ['sparta', 4],
    ] as const)
      notes = noteMove(notes, { card: size, from: 'deck', to: player, size, seenBy: [player] });
    const of = (viewer: Viewer) => notes.find(({ by, card }) => by === viewer && card === 9)?.holders;
    expect(of('spectator')).toEqual({ deck: 3, athens: 2, sparta: 1 });
    // Who draws sees that it is another card.
    expect(of('athens')).toEqual({ deck: 3, sparta: 1 });
    expect(of('sparta')).toEqual({ deck: 3, athens: 2 });
  });
});

describe('notes', () => {
  it('are forgotten when the card lies open', () => {
    const notes = noteSeen(noteSeen(NOTHING, 1, 'deck', ['athens', 'sparta']), 2, 'deck', ['athens']);
    expect(forgetCard(notes, 1)).toEqual([{ by: 'athens', card: 2, holders: { deck: 1 } }]);
  });

  it('are certain of one pile only if there is no other', () => {
    expect(certainPile<Pile>({ holders: { deck: 3 } })).toBe('deck');
    expect(certainPile<Pile>({ holders: { deck: 3, athens: 1 } })).toBeUndefined();
  });

  it('of a hand that is shown replace what was thought of the card before', () => {
    const wondering: Notes = [{ by: 'athens', card: 3, holders: { sparta: 1, deck: 4 } }];
    expect(noteSeen(wondering, 3, 'sparta', ['athens', 'sparta'])).toEqual([
      { by: 'athens', card: 3, holders: { sparta: 1 } },
    ]);
  });

  it('keep their weights small, however long cards go round', () => {
    let notes: Notes = [{ by: 'athens', card: 3, holders: { sparta: 1 } }];
    for (let round = 0; round < 500; round++) {
      const [from, to] = round % 2 === 0 ? (['sparta', 'corinth'] as const) : (['corinth', 'sparta'] as const);
      notes = noteMove(notes, { card: 50, from, to, size: 7 + (round % 5), seenBy: [from, to] });
    }
    const weights = notes.filter(({ card }) => card === 3).flatMap(({ holders }) => Object.values(holders));
    expect(weights).toHaveLength(2);
    for (const weight of weights) {
      expect(Number.isSafeInteger(weight)).toBe(true);
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(GREATEST_WEIGHT);
    }
  });
});

describe('notes that are read', () => {
  const notes: Notes = [
    { by: 'athens', card: 3, holders: { sparta: 1, deck: 4 } },
    { by: 'sparta', card: 3, holders: { deck: 2, sparta: 1 } },
  ];
  const found = (pileOf?: (card: number) => Pile | undefined) => [...knownCardFindings(notes, ['known'], pileOf)];

  it('cannot be of a card that lies elsewhere, nor of one in the own hand', () => {
    const ownHand = { keys: ['known', 1, 'holders', 'sparta'], message: 'nobody wonders about their own hand' };
    const elsewhere = { keys: ['known', 0, 'card'], message: 'card 3 is in none of these piles' };
    expect(found(() => 'deck')).toEqual([ownHand]);
    expect(found(() => 'discards')).toEqual([elsewhere, ownHand, { ...elsewhere, keys: ['known', 1, 'card'] }]);
    expect(found(() => undefined)).toHaveLength(3);
    expect(found()).toEqual([ownHand]);
  });
});

/** Where every card lies, and how likely that is. */
interface World {
  readonly piles: readonly Pile[];
  readonly weight: number;
}

const CARDS = [0, 1, 2, 3, 4] as const;
const PILES: readonly Pile[] = ['athens', 'sparta', 'corinth', 'deck', 'discards'];
const AT_FIRST: readonly Pile[] = ['sparta', 'sparta', 'corinth', 'deck', 'deck'];

/** Every way in which the cards but the first may lie, as Athens thinks at first. */
function beginnings(): readonly World[] {
  const orders = (cards: readonly Pile[]): readonly (readonly Pile[])[] =>
    cards.length === 0
      ? [[]]
      : cards.flatMap((pile, index) => orders(cards.toSpliced(index, 1)).map((rest) => [pile, ...rest]));
  const [first = 'deck', ...rest] = AT_FIRST;
  return orders(rest).map((others) => ({ piles: [first, ...others], weight: 1 }));
}

/** One of the cards of a pile goes to another, each as likely; if Athens sees it, it is this card and no other. */
function after(worlds: readonly World[], from: Pile, to: Pile, seen: number | undefined): readonly World[] {
  return worlds.flatMap(({ piles, weight }) => {
    const there = CARDS.filter((card) => piles[card] === from);
    return there
      .filter((card) => seen === undefined || card === seen)
      .map((card) => ({ piles: piles.with(card, to), weight: weight / there.length }));
  });
}

const step = fc.record({
  from: fc.constantFrom(...PILES),
  to: fc.constantFrom(...PILES),
  pick: fc.nat(),
  isSeen: fc.boolean(),
});

it('a single remembered card lies in each pile as likely as its note says, compared with all ways in which the cards may have gone', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
      let truth = AT_FIRST;
      let seen: number | undefined;
      let worlds = beginnings();
      let notes: Notes = [{ by: 'athens', card: 0, holders: { sparta: 1 } }];
      for (const { from, to, pick, isSeen } of steps) {
        const there = CARDS.filter((card) => truth[card] === from);
        const card = there[pick % Math.max(1, there.length)];
        if (from === to || card === undefined) continue;
        const isAthens = from === 'athens' || to === 'athens' || isSeen;
        // Two remembered cards tell something of each other, which notes leave aside.
        if (isAthens && card !== 0 && seen !== undefined) continue;
        if (isAthens && card !== 0) seen = card;
        worlds = after(worlds, from, to, isAthens ? card : undefined);
        notes = noteMove(notes, { card, from, to, size: there.length, seenBy: isAthens ? ['athens'] : [] });
        truth = truth.with(card, to);
      }
      const total = worlds.reduce((sum, { weight }) => sum + weight, 0);
      const note = notes.find((each) => each.card === 0);
      const holders = note?.holders ?? { athens: 1 };
      const noted = Object.values(holders).reduce((sum, weight) => sum + weight, 0);
      for (const pile of PILES) {
        const share = worlds.reduce((sum, { piles, weight }) => sum + (piles[0] === pile ? weight : 0), 0) / total;
        expect((holders[pile] ?? 0) / noted, pile).toBeCloseTo(share, 9);
      }
    }),
    { numRuns: 300, seed: SEED, endOnFailure: true },
  );
});
