/** What a viewer remembers of face-down cards, from what they saw of each move. */

/** A pile as a viewer sees it: cards by id or by kind, and the number of others. */
export interface SeenPile {
  readonly seen: readonly string[];
  readonly hidden: number;
}

/** The move of a card as a viewer sees it: `undefined` for an unknown card, and for a place of face-up cards. */
export interface HeardMove {
  readonly card: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/**
 * All cards of some piles are moved into one. That pile is `undefined` if its cards lie face up, or if nothing can be
 * known of them.
 */
export interface HeardGathering {
  readonly gathered: readonly string[] | 'everything';
  readonly to: string | undefined;
}

/** Stands for every place that is no pile. */
const ELSEWHERE = 'elsewhere';

/** A card that a viewer has seen. */
interface Remembered {
  readonly card: string;
  /** The piles where it may be by what was seen of it. */
  readonly piles: Set<string>;
  /** Those of them where it may be by everything that was seen. A view may show either. */
  readonly possible: Set<string>;
}

/** What one viewer remembers, in the simplest way. */
export class Memory {
  readonly viewer: string;
  readonly sizes = new Map<string, number>();
  cards: readonly Remembered[] = [];

  readonly #mayLie: (card: string, pile: string) => boolean;

  constructor(
    viewer: string,
    piles: Readonly<Record<string, SeenPile>>,
    mayLie: (card: string, pile: string) => boolean = () => true,
  ) {
    this.viewer = viewer;
    this.#mayLie = mayLie;
    for (const [name, { seen, hidden }] of Object.entries(piles)) this.sizes.set(name, seen.length + hidden);
  }

  hear(heard: HeardMove | HeardGathering): void {
    if ('gathered' in heard) this.#gather(heard);
    else this.#move(heard);
  }

  #move({ card, from, to }: HeardMove): void {
    const last = from !== undefined && this.sizes.get(from) === 1;
    if (card === undefined) this.#unseen(from, to, last);
    else this.#seen(card, from, to, last);
    if (from !== undefined) this.sizes.set(from, (this.sizes.get(from) ?? 0) - 1);
    if (to !== undefined) this.sizes.set(to, (this.sizes.get(to) ?? 0) + 1);
  }

  /** Returns the cards that must be in a pile. */
  certain(pile: string, piles: 'piles' | 'possible'): readonly string[] {
    return this.cards.filter((each) => each[piles].size === 1 && each[piles].has(pile)).map(({ card }) => card);
  }

  #gather({ gathered, to }: HeardGathering): void {
    const names = gathered === 'everything' ? [...this.sizes.keys()] : gathered;
    for (const { piles, possible } of this.cards)
      for (const each of [piles, possible]) {
        const moved = names.filter((name) => each.delete(name));
        if (moved.length > 0) each.add(to ?? ELSEWHERE);
      }
    this.cards = this.cards.filter(({ piles }) => [...piles].some((pile) => pile !== ELSEWHERE));
    const count = names.reduce((sum, name) => sum + (this.sizes.get(name) ?? 0), 0);
    for (const name of names) this.sizes.set(name, 0);
    if (to !== undefined) this.sizes.set(to, (this.sizes.get(to) ?? 0) + count);
  }

  #unseen(from: string | undefined, to: string | undefined, last: boolean): void {
    for (const { card, piles, possible } of this.cards)
      for (const each of [piles, possible]) {
        if (from === undefined || !each.has(from)) continue;
        // This card did not move.
        if (to !== undefined && !this.#mayLie(card, to)) continue;
        each.add(to ?? ELSEWHERE);
        if (last) each.delete(from);
      }
  }

  #seen(card: string, from: string | undefined, to: string | undefined, last: boolean): void {
    const candidates = this.cards.filter((each) => each.card === card && from !== undefined && each.possible.has(from));
    const gone = candidates.toSorted((a, b) => a.piles.size - b.piles.size)[0];
    this.cards = this.cards.filter((each) => each !== gone);
    for (const { piles, possible } of this.cards) {
      if (from === undefined || !last) continue;
      possible.delete(from);
      if (to !== undefined) piles.delete(from);
    }
    if (to !== undefined && to !== this.viewer)
      this.cards = [...this.cards, { card, piles: new Set([to]), possible: new Set([to]) }];
  }
}

/** Returns the cards that are more often in one list than in another. */
export function beyond(cards: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return cards.filter((card) => {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
