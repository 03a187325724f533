/**
 * Some deeds of a game with a deck, made of nothing but the kit for hidden cards: hands, a discard pile that is face down, cards that
 * are played in the open, discarded unseen and exchanged, and a deck that is shuffled anew.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardsMissing,
  dealUnseen,
  forgetCard,
  noteGathered,
  noteMove,
  noteSeen,
  pileSeenBy,
  type HeldCard,
  type KnownCard,
} from '../../src/core/hidden/index.js';
import { seededChance, type ChanceSource } from '../../src/core/index.js';
import { beyond, Memory, type HeardGathering, type HeardMove } from '../kit/memory.js';
import { SEED } from '../seed.js';

const PLAYERS = ['athens', 'sparta', 'corinth', 'argos'] as const;
type Player = (typeof PLAYERS)[number];
const VIEWERS = [...PLAYERS, 'spectator'] as const;
type Viewer = (typeof VIEWERS)[number];
const PILES = [...PLAYERS, 'deck', 'discards'] as const;
type Pile = (typeof PILES)[number];

const CARDS = Array.from({ length: 18 }, (_, index) => index + 1);

/** How cards went, and who saw which. */
type Told = HeardGathering | (Required<HeardMove> & { readonly seenBy: readonly Viewer[] });

interface Table<Card> {
  readonly piles: Readonly<Record<Pile, readonly Card[]>>;
  readonly known: readonly KnownCard<number, Pile, Viewer>[];
  readonly told: readonly Told[];
}

const ascending = (cards: readonly number[]): readonly number[] => cards.toSorted((a, b) => a - b);

const AT_FIRST: Table<number> = {
  piles: { athens: [], sparta: [], corinth: [], argos: [], deck: CARDS, discards: [] },
  known: [],
  told: [],
};

/** A card goes from one pile to another, and is seen by some. */
function moved(
  { piles, known, told }: Table<number>,
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
    told: [...told, { card: String(card), from, to, seenBy }],
  };
}

type Deed = (table: Table<number>, player: Player, other: Player, chance: ChanceSource) => Table<number>;

const one = (cards: readonly number[], chance: ChanceSource): number | undefined =>
  cards.length === 0 ? undefined : cards[chance.draw(cards.length)];

const reshuffled = ({ piles, known, told }: Table<number>): Table<number> => ({
  piles: { ...piles, deck: piles.discards, discards: [] },
  known: noteGathered(known, ['discards'], 'deck'),
  told: [...told, { gathered: ['discards'], to: 'deck' }],
});

/** A player draws; if the deck is empty, the discards are shuffled into it before. */
const draw: Deed = (table, player, _, chance) => {
  const filled = table.piles.deck.length > 0 ? table : reshuffled(table);
  const card = one(filled.piles.deck, chance);
  return card === undefined ? filled : moved(filled, card, 'deck', player, [player]);
};

/** A player plays a card, which lies open until it is laid on the discards face down. */
const play: Deed = ({ piles, known, told }, player, _, chance) => {
  const card = one(piles[player], chance);
  if (card === undefined) return { piles, known, told };
  const move = { card: String(card), seenBy: VIEWERS };
  return {
    piles: {
      ...piles,
      [player]: piles[player].filter((other) => other !== card),
      discards: ascending([...piles.discards, card]),
    },
    known: noteSeen(forgetCard(known, card), card, 'discards', VIEWERS),
    told: [...told, { ...move, from: player, to: undefined }, { ...move, from: undefined, to: 'discards' }],
  };
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
function viewFor({ piles, known, told }: Table<number>, viewer: Viewer): Table<HeldCard<number>> {
  const seen = PILES.map((pile) => [pile, pileSeenBy(viewer, pile, piles[pile], known)] as const);
  return {
    piles: Object.fromEntries(seen) as Table<HeldCard<number>>['piles'],
    known: known.filter(({ by }) => by === viewer),
    told,
  };
}

function sampled({ piles, known, told }: Table<HeldCard<number>>, chance: ChanceSource): Table<number> {
  const unseen = cardsMissing(CARDS, [...Object.values(piles), known.map(({ card }) => card)]);
  const dealt = dealUnseen(piles, known, unseen, chance);
  const sorted = PILES.map((pile) => [pile, ascending(dealt[pile])] as const);
  return { piles: Object.fromEntries(sorted) as Table<number>['piles'], known, told };
}

const deeds = fc.record({
  deed: fc.constantFrom<Deed>(draw, draw, draw, draw, play, discard, give, burn),
  player: fc.constantFrom(...PLAYERS),
  other: fc.constantFrom(...PLAYERS),
});

const beginning = Object.fromEntries(PILES.map((pile) => [pile, { seen: [], hidden: AT_FIRST.piles[pile].length }]));

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
    { numRuns: 100, seed: SEED, endOnFailure: true },
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

  it('shows a viewer the cards that they have seen, as long as they must still lie there, and no others', () =>
    onTables((table) => {
      for (const viewer of VIEWERS) {
        const { piles } = viewFor(table, viewer);
        const memory = new Memory(viewer, beginning);
        for (const told of table.told)
          memory.hear('gathered' in told || told.seenBy.includes(viewer) ? told : { ...told, card: undefined });
        for (const pile of PILES) {
          const seen = piles[pile].filter((card) => card !== 'hidden').map(String);
          expect(memory.sizes.get(pile)).toBe(piles[pile].length);
          expect(beyond(seen, table.piles[pile].map(String))).toEqual([]);
          if (pile === viewer) continue;
          expect(beyond(memory.certain(pile, 'piles'), seen)).toEqual([]);
          expect(beyond(seen, memory.certain(pile, 'possible'))).toEqual([]);
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
