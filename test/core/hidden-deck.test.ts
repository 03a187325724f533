/**
 * Some deeds of a game with a deck, made of nothing but the kit for hidden cards: hands, a discard pile that is face down, cards that
 * are played in the open, discarded unseen and exchanged, and a deck that is shuffled anew.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardsMissing,
  dealUnseen,
  noteGathered,
  noteMove,
  noteSeen,
  pileSeenBy,
  type HeldCard,
  type KnownCard,
} from '../../src/core/hidden/index.js';
import { seededChance, type ChanceSource } from '../../src/core/index.js';
import { SEED } from '../seed.js';

const PLAYERS = ['athens', 'sparta', 'corinth', 'argos'] as const;
type Player = (typeof PLAYERS)[number];
const VIEWERS = [...PLAYERS, 'spectator'] as const;
type Viewer = (typeof VIEWERS)[number];
const PILES = [...PLAYERS, 'deck', 'discards'] as const;
type Pile = (typeof PILES)[number];

const CARDS = Array.from({ length: 18 }, (_, index) => index + 1);

interface Table<Card> {
  readonly piles: Readonly<Record<Pile, readonly Card[]>>;
  readonly known: readonly KnownCard<number, Pile, Viewer>[];
}

const ascending = (cards: readonly number[]): readonly number[] => cards.toSorted((a, b) => a - b);

const AT_FIRST: Table<number> = {
  piles: { athens: [], sparta: [], corinth: [], argos: [], deck: CARDS, discards: [] },
  known: [],
};

/** A card goes from one pile to another, and is seen by some. */
function moved(
  { piles, known }: Table<number>,
  card: number,
  from: Pile,
  to: Pile,
  seenBy: readonly Viewer[],
): Table<number> {
  const move = { card, from, to, size: piles[from].length, seenBy };
  return {
    piles: {
      ...piles,
      [from]: piles[from].filter((other) => other !== card),
      [to]: ascending([...piles[to], card]),
    },
    known: noteMove(known, move),
  };
}

type Deed = (table: Table<number>, player: Player, other: Player, chance: ChanceSource) => Table<number>;

const one = (cards: readonly number[], chance: ChanceSource): number | undefined =>
  cards.length === 0 ? undefined : cards[chance.draw(cards.length)];

/** A player draws; if the deck is empty, the discards are shuffled into it before. */
const draw: Deed = (table, player, _, chance) => {
  const { piles, known } = table;
  const filled =
    piles.deck.length > 0
      ? table
      : { piles: { ...piles, deck: piles.discards, discards: [] }, known: noteGathered(known, ['discards'], 'deck') };
  const card = one(filled.piles.deck, chance);
  return card === undefined ? filled : moved(filled, card, 'deck', player, [player]);
};

/** A player plays a card that all see, and lays it on the discards face down. */
const play: Deed = (table, player, _, chance) => {
  const card = one(table.piles[player], chance);
  if (card === undefined) return table;
  const { piles, known } = moved(table, card, player, 'discards', VIEWERS);
  return { piles, known: noteSeen(known, card, 'discards', VIEWERS) };
};

const discard: Deed = (table, player, _, chance) => {
  const card = one(table.piles[player], chance);
  return card === undefined ? table : moved(table, card, player, 'discards', [player]);
};

const give: Deed = (table, player, other, chance) => {
  const card = player === other ? undefined : one(table.piles[player], chance);
  return card === undefined ? table : moved(table, card, player, other, [player, other]);
};

/** A card goes from the deck to the discards, and nobody looks at it. */
const burn: Deed = (table, _, __, chance) => {
  const card = one(table.piles.deck, chance);
  return card === undefined ? table : moved(table, card, 'deck', 'discards', []);
};

/** A table as a viewer sees it. */
function viewFor({ piles, known }: Table<number>, viewer: Viewer): Table<HeldCard<number>> {
  const seen = PILES.map((pile) => [pile, pileSeenBy(viewer, pile, piles[pile], known)] as const);
  return {
    piles: Object.fromEntries(seen) as Table<HeldCard<number>>['piles'],
    known: known.filter(({ by }) => by === viewer),
  };
}

function sampled({ piles, known }: Table<HeldCard<number>>, chance: ChanceSource): Table<number> {
  const unseen = cardsMissing(CARDS, [...Object.values(piles), known.map(({ card }) => card)]);
  const dealt = dealUnseen(piles, known, unseen, chance);
  const sorted = PILES.map((pile) => [pile, ascending(dealt[pile])] as const);
  return { piles: Object.fromEntries(sorted) as Table<number>['piles'], known };
}

const deeds = fc.record({
  deed: fc.constantFrom<Deed>(draw, draw, draw, draw, play, discard, give, burn),
  player: fc.constantFrom(...PLAYERS),
  other: fc.constantFrom(...PLAYERS),
});

/** Runs a property on tables that come of so many deeds. */
const onTables = (property: (table: Table<number>, chance: ChanceSource) => void): void =>
  fc.assert(
    fc.property(fc.array(deeds, { maxLength: 120, size: 'max' }), fc.nat(), (done, seed) => {
      const chance = seededChance(`deeds ${seed}`);
      property(
        done.reduce((table, { deed, player, other }) => deed(table, player, other, chance), AT_FIRST),
        chance,
      );
    }),
    { numRuns: 200, seed: SEED, endOnFailure: true },
  );

describe('a game with a deck, made of the kit', () => {
  it('keeps notes that are true: a card may lie where it lies, and nobody wonders about their own hand', () =>
    onTables(({ piles, known }) => {
      for (const { by, card, holders } of known) {
        const pile = PILES.find((each) => piles[each].includes(card)) ?? 'deck';
        expect(holders[pile], `card ${card}, in ${pile}, known by ${by}`).toBeGreaterThan(0);
        expect(Object.keys(holders)).not.toContain(by);
      }
      expect(new Set(known.map(({ by, card }) => `${by} ${card}`)).size).toBe(known.length);
    }));

  it('gives a viewer no card that they have not seen', () =>
    onTables((table) => {
      for (const viewer of VIEWERS) {
        const { piles } = viewFor(table, viewer);
        for (const pile of PILES) {
          const seen = piles[pile].filter((card) => card !== 'hidden');
          expect(table.piles[pile]).toEqual(expect.arrayContaining(seen));
          expect(piles[pile]).toHaveLength(table.piles[pile].length);
        }
      }
    }));

  it('samples tables of all cards that look the same to the viewer', () =>
    onTables((table, chance) => {
      for (const viewer of VIEWERS) {
        const view = viewFor(table, viewer);
        const guess = sampled(view, chance);
        expect(ascending(Object.values(guess.piles).flat())).toEqual(CARDS);
        expect(viewFor(guess, viewer)).toEqual(view);
      }
    }));

  it('comes to tables where much is known and much is not', () => {
    let uncertain = 0;
    onTables(({ known }) => {
      uncertain = Math.max(uncertain, known.filter(({ holders }) => Object.keys(holders).length > 2).length);
    });
    expect(uncertain).toBeGreaterThan(20);
  });
});
