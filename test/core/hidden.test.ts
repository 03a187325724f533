/** Piles of hidden cards, shuffling and dealing: every distribution is compared with the exact one, over all draws there can be. */
import { describe, expect, it } from 'vitest';
import {
  cardsMissing,
  dealUnseen,
  drawCards,
  drawFittingHand,
  faceDown,
  hiddenCount,
  isHidden,
  pileSeenBy,
  pileSize,
  possibleCards,
  sampler,
  shuffled,
  turnedDown,
  type Counts,
  type KnownCard,
} from '../../src/core/hidden/index.js';
import { freezeJson, seededChance, type ChanceSource } from '../../src/core/index.js';
import { distributionOf, givenThat, isUniform } from './every-draw.js';

type Player = 'red' | 'blue' | 'white';
type Pile = Player | 'deck';

const sorted = (cards: readonly number[]): readonly number[] => cards.toSorted((a, b) => a - b);
const known = (by: Player, card: number, holders: KnownCard<number, Pile>['holders']): KnownCard<number, Pile> => ({
  by,
  card,
  holders,
});

/** Two distributions are the same. */
function expectSame(found: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): void {
  expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [answer, share] of expected) expect(found.get(answer), answer).toBeCloseTo(share, 9);
}

describe('a pile of cards by their ids', () => {
  it('is seen whole by its owner, and face down by the others', () => {
    expect(pileSeenBy('red', 'red', [3, 1], [])).toEqual([3, 1]);
    expect(pileSeenBy('blue', 'red', [3, 1], [])).toEqual(['hidden', 'hidden']);
    expect(pileSeenBy('spectator', 'deck', [3, 1], [])).toEqual(faceDown(2));
  });

  it('shows a viewer the cards that they know to lie there, in ascending order, and no others', () => {
    const notes = [
      known('red', 7, { blue: 1 }),
      known('red', 2, { blue: 1 }),
      known('red', 4, { blue: 2, white: 1 }),
      known('white', 9, { blue: 1 }),
    ];
    expect(pileSeenBy('red', 'blue', [2, 4, 7, 9], notes)).toEqual([2, 7, 'hidden', 'hidden']);
    expect(pileSeenBy('white', 'blue', [2, 4, 7, 9], notes)).toEqual([9, 'hidden', 'hidden', 'hidden']);
    expect(pileSeenBy('red', 'deck', [5], notes)).toEqual(['hidden']);
  });

  it('takes ids that are texts', () => {
    const notes: readonly KnownCard<string, string>[] = [{ by: 'red', card: 'truce', holders: { deck: 1 } }];
    expect(pileSeenBy('red', 'deck', ['storm', 'truce'], notes)).toEqual(['truce', 'hidden']);
  });

  it('counts its hidden cards, and tells what is missing and what may be there', () => {
    expect(hiddenCount([1, 'hidden', 'hidden'])).toBe(2);
    expect(cardsMissing([1, 2, 3, 4], [[2, 'hidden'], [4]])).toEqual([1, 3]);
    expect(possibleCards([2, 'hidden'], [1, 3])).toEqual([2, 1, 3]);
    expect(possibleCards([2, 4], [1, 3])).toEqual([2, 4]);
  });
});

describe('a pile of cards by their kinds', () => {
  it('is turned down to its size', () => {
    expect(pileSize({ lyre: 2, horse: 3 })).toBe(5);
    expect(turnedDown({ lyre: 2, horse: 3 })).toEqual({ hidden: 5 });
    expect(turnedDown({ hidden: 4 })).toEqual({ hidden: 4 });
    expect([isHidden({ hidden: 1 }), isHidden({ lyre: 1 })]).toEqual([true, false]);
  });
});

describe('shuffled', () => {
  it('makes every order as likely, and leaves the list as it is', () => {
    const items = freezeJson(['a', 'b', 'c', 'd']);
    const orders = distributionOf((chance) => shuffled(items, chance));
    expect(orders.size).toBe(24);
    expect(isUniform(orders)).toBe(true);
  });
});

describe('drawCards', () => {
  const pile = { lyre: 3, horse: 2, temple: 1 };

  /** The hand that a shuffled deck of single cards gives. */
  const fromDeck = (count: number) =>
    distributionOf((chance) => {
      const hand = { lyre: 0, horse: 0, temple: 0 };
      const deck = ['lyre', 'lyre', 'lyre', 'horse', 'horse', 'temple'] as const;
      for (const kind of shuffled(deck, chance).slice(0, count)) hand[kind]++;
      return hand;
    });

  it('draws without replacement: every card is as likely', () => {
    expectSame(
      distributionOf((chance) => drawCards({ ...pile }, 3, chance)),
      fromDeck(3),
    );
  });

  it('takes out of the pile what it draws, and nothing more than there is', () => {
    const left = { ...pile };
    const drawn = drawCards(left, 4, seededChance('draw'));
    expect(pileSize(drawn)).toBe(4);
    for (const kind of ['lyre', 'horse', 'temple'] as const) expect(left[kind] + drawn[kind]).toBe(pile[kind]);
    expect(() => drawCards(left, 3, seededChance('draw'))).toThrow(RangeError);
  });

  it('has an exact answer to a condition: the fitting hands, each as likely as if hands were drawn until one fits', () => {
    const fits = ({ lyre, temple }: Counts<keyof typeof pile>): boolean => lyre === 0 || temple === 1;
    expectSame(
      distributionOf((chance) => drawFittingHand(pile, 3, fits, chance)),
      givenThat(fromDeck(3), (hand) => fits(JSON.parse(hand) as typeof pile)),
    );
    expect(drawFittingHand(pile, 3, () => false, seededChance('none'))).toBeUndefined();
    expect(drawFittingHand(pile, 7, () => true, seededChance('too many'))).toBeUndefined();
  });
});

describe('dealUnseen', () => {
  const piles = { red: [1, 2], blue: [3, 'hidden' as const], white: faceDown(2), deck: faceDown(1) };

  /** How the piles are dealt, the order within a pile left aside. */
  const deals = (notes: readonly KnownCard<number, Pile>[], unseen: readonly number[]) =>
    distributionOf((chance) => {
      const { red, blue, white, deck } = dealUnseen(piles, notes, unseen, chance);
      return { red, blue: sorted(blue), white: sorted(white), deck };
    });
  const holding = (pile: Pile, card: number, of: ReadonlyMap<string, number>): number =>
    [...of].reduce(
      (sum, [deal, share]) => sum + ((JSON.parse(deal) as Record<Pile, number[]>)[pile].includes(card) ? share : 0),
      0,
    );

  it('makes every deal as likely', () => {
    const found = deals([], [4, 5, 6, 7]);
    expect(found.size).toBe(12);
    expect(isUniform(found)).toBe(true);
  });

  it('puts a known card where its viewer knows it to be, as likely as they know it, and deals the others alike', () => {
    const found = deals([known('red', 3, { blue: 1 }), known('red', 4, { blue: 2, white: 1 })], [5, 6, 7]);
    expect(holding('blue', 4, found)).toBeCloseTo(2 / 3, 9);
    expect(holding('white', 4, found)).toBeCloseTo(1 / 3, 9);
    expect(isUniform(givenThat(found, (deal) => deal.includes('"blue":[3,4]')))).toBe(true);
    expect(isUniform(givenThat(found, (deal) => !deal.includes('"blue":[3,4]')))).toBe(true);
  });

  it('deals cards that are known to lie anywhere in some piles as if they were shuffled', () => {
    // Five cards that everybody has seen were shuffled into a deck, of which Blue then drew two.
    const notes = [1, 2, 3, 4, 5].map((card) => known('red', card, { blue: 2, deck: 3 }));
    const found = distributionOf((chance) => {
      const { blue, deck } = dealUnseen({ blue: faceDown(2), deck: faceDown(3) }, notes, [], chance);
      return { blue: sorted(blue), deck: sorted(deck) };
    });
    expect(found.size).toBe(10);
    expect(isUniform(found)).toBe(true);
  });

  it('finds room for all known cards, whatever their order', () => {
    const notes = [known('red', 4, { blue: 1, deck: 1 }), known('red', 5, { deck: 1, white: 1 })];
    const tight = { red: [1], blue: faceDown(1), white: [2], deck: faceDown(1) };
    for (let seed = 0; seed < 20; seed++)
      for (const ordered of [notes, notes.toReversed()])
        expect(dealUnseen(tight, ordered, [], seededChance(String(seed)))).toEqual({
          red: [1],
          blue: [4],
          white: [2],
          deck: [5],
        });
  });

  it('refuses cards and places that do not go together', () => {
    const chance = seededChance('wrong');
    expect(() => dealUnseen(piles, [], [4] as readonly number[], chance)).toThrow(RangeError);
    expect(() => dealUnseen(piles, [known('red', 4, { red: 1, nowhere: 1 } as object)], [5, 6, 7], chance)).toThrow(
      RangeError,
    );
  });
});

describe('sampler', () => {
  interface View {
    readonly hidden: number;
  }
  let asked = 0;
  const settings = {
    facts: ({ hidden }: View) => (asked++, { cards: [1, 2, 3, 4].slice(0, hidden) }),
    deal: (_: View, { cards }: { readonly cards: readonly number[] }, chance: ChanceSource) => shuffled(cards, chance),
    fits: ([first = 0]: readonly number[]) => first >= 2,
  };

  it('makes every fitting deal as likely', () => {
    const sample = sampler({ ...settings, tries: 3 });
    const found = distributionOf((chance) => sample({ hidden: 3 }, chance));
    const fitting = givenThat(found, (deal) => !deal.startsWith('[1'));
    expect(fitting.size).toBe(4);
    expect(isUniform(fitting)).toBe(true);
    // Three deals in a row do not fit once in 27 times.
    expect([...found].reduce((sum, [deal, share]) => sum + (deal.startsWith('[1') ? share : 0), 0)).toBeCloseTo(
      1 / 27,
      9,
    );
  });

  it('answers otherwise where no deal fits, so that its answers can be exact', () => {
    const otherwise = ({ hidden }: View, _: object, chance: ChanceSource) => [2 + chance.draw(hidden - 1), 0, 0];
    const sample = sampler({ ...settings, tries: 1, otherwise });
    const found = distributionOf((chance) => sample({ hidden: 3 }, chance));
    expect(found.get('[2,0,0]')).toBeCloseTo(1 / 6, 9);
    expect([...found.keys()].every((deal) => !deal.startsWith('[1'))).toBe(true);
  });

  it('asks for the facts of a frozen view once, and of another each time, without touching it', () => {
    const sample = sampler({ ...settings, tries: 5 });
    const chance = seededChance('facts');
    const calls = (view: View): number => {
      asked = 0;
      for (let time = 0; time < 3; time++) sample(view, chance);
      return asked;
    };
    const mine: View = { hidden: 3 };
    expect([calls(freezeJson({ hidden: 4 })), calls(mine)]).toEqual([1, 3]);
    expect(Object.isFrozen(mine)).toBe(false);
  });
});
