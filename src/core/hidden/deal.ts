/** Dealing the cards that a viewer does not see: one of the states that look the same to them. */
import { derived } from '../board/index.js';
import { drawWeighted, type ChanceSource, type Weighted } from '../chance/weighted.js';
import { ownJson } from '../json.js';
import { hiddenCount, type HeldCard } from './cards.js';
import { certainPile, type KnownCard } from './memory.js';
import { shuffled } from './shuffle.js';
import { reduced, weightsOf } from './weights.js';

/** Piles by name, as a viewer sees them. */
type ShownPiles<Card extends string | number> = Readonly<Record<string, readonly HeldCard<Card>[]>>;

/**
 * Returns the piles with an unseen card in the place of each hidden one. First each card of which the viewer knows that it lies in one
 * of several piles is put into one of these, by the weights of its note; then every deal of the unseen cards is as likely as any other.
 * Cards that may lie in the same piles with the same weights are dealt as exactly as if they were shuffled. The cards of a pile are in
 * no particular order. A `RangeError` if cards and places do not go together.
 *
 * @param mayLie - whether an unseen card may lie in a pile; left out: any card in any. Piles into which not every card may go come first
 *   among `piles`, and they take the same cards: then every deal that is possible is as likely as any other.
 */
export function dealUnseen<Card extends string | number, Shown extends ShownPiles<Card>>(
  piles: Shown,
  known: readonly KnownCard<Card, Extract<keyof Shown, string>, string>[],
  unseen: readonly Card[],
  chance: ChanceSource,
  mayLie?: (card: Card, pile: string) => boolean,
): { readonly [Pile in keyof Shown]: readonly Card[] } {
  const cards = shuffled(unseen, chance);
  const placed = placeKnown(piles, known, chance);
  const drawn = (pile: string): Card => {
    const index = mayLie === undefined ? 0 : cards.findIndex((card) => mayLie(card, pile));
    const [card] = index < 0 ? [] : cards.splice(index, 1);
    if (card === undefined) throw new RangeError('more cards lie face down than are unseen');
    return card;
  };
  const dealt = Object.entries(piles).map(([pile, held]) => {
    const named = placed.get(pile) ?? [];
    let place = 0;
    return [pile, held.map((card): Card => (card === 'hidden' ? (named[place++] ?? drawn(pile)) : card))];
  });
  return Object.fromEntries(dealt) as { readonly [Pile in keyof Shown]: readonly Card[] };
}

/** How often known cards are placed anew if the last of them find no room. */
const MOST_PLACINGS = 1_000;

/** Returns where the cards of uncertain place are put, by pile. */
function placeKnown<Card extends string | number>(
  piles: ShownPiles<Card>,
  known: readonly KnownCard<Card, string, string>[],
  chance: ChanceSource,
): ReadonlyMap<string, readonly Card[]> {
  const uncertain = known.filter((note) => certainPile(note) === undefined);
  const places = new Map(Object.entries(piles).map(([pile, cards]) => [pile, hiddenCount(cards)]));
  for (let tries = 0; tries < MOST_PLACINGS; tries++) {
    const placed = placeOnce(places, uncertain, chance);
    if (placed !== undefined) return placed;
  }
  throw new RangeError('the known cards have no room where they are known to lie');
}

/** Places the cards of notes one by one; `undefined` if there was no room for one of them. */
function placeOnce<Card extends string | number>(
  places: ReadonlyMap<string, number>,
  notes: readonly KnownCard<Card, string, string>[],
  chance: ChanceSource,
): ReadonlyMap<string, readonly Card[]> | undefined {
  const placed = new Map<string, Card[]>();
  for (const { card, holders } of notes) {
    const rooms = weightsOf(holders).flatMap(([pile, weight]) => {
      const all = places.get(pile) ?? 0;
      const room = all - (placed.get(pile)?.length ?? 0);
      return room > 0 ? [{ pile, weight, room, places: all }] : [];
    });
    if (rooms.length === 0) return undefined;
    const pile = drawWeighted(byRoom(rooms), chance);
    const there = placed.get(pile);
    if (there === undefined) placed.set(pile, [card]);
    else there.push(card);
  }
  return placed;
}

/** A pile where a known card may lie: its weight, and how many of its hidden places are not taken by another known card. */
interface Room {
  readonly pile: string;
  readonly weight: number;
  readonly room: number;
  readonly places: number;
}

/** Returns the piles by their weights. A pile of which some places are taken weighs proportionally less. */
function byRoom(rooms: readonly Room[]): readonly Weighted<string>[] {
  const isUntouched = rooms.every(({ room, places }) => room === places);
  const scale = isUntouched ? 1 : rooms.reduce((product, { places }) => product * places, 1);
  const weights = rooms.map(({ pile, weight, room, places }) => [pile, (weight * room * scale) / places] as const);
  return (isUntouched ? weights : reduced(weights)).map(([action, weight]) => ({ action, weight }));
}

/** How the states that look like a view are sampled. */
export interface Sampling<View extends object, State, Facts extends object> {
  /** Returns what follows from the view alone. It is asked once for each frozen view, however often that is sampled. */
  facts(view: View): Facts;
  /** Returns the view with all unseen cards dealt at random. */
  deal(view: View, facts: Facts, chance: ChanceSource): State;
  /**
   * Returns whether a deal explains what the viewer sees beside the cards: for example that the game waits for a player, who is only
   * asked because of a card in their hand. Most deals should fit most views.
   */
  fits(state: State, facts: Facts): boolean;
  /** Deals made at most, until one fits. */
  readonly tries: number;
  /** Returns a state if none of these deals fits, found in another way. Without it the last deal is returned. */
  otherwise?(view: View, facts: Facts, chance: ChanceSource): State;
}

/**
 * Returns a function that samples states: it deals until a deal fits, so that each fitting deal is as likely as any other. A view
 * that is not frozen is copied first, for its owner may still change it.
 */
export function sampler<View extends object, State, Facts extends object>(
  sampling: Sampling<View, State, Facts>,
): (view: View, chance: ChanceSource) => State {
  const factsOf = derived((view: View) => sampling.facts(view));
  return (given, chance) => {
    const view = ownJson(given);
    const facts = factsOf(view);
    for (let tries = 1; ; tries++) {
      const state = sampling.deal(view, facts, chance);
      if (sampling.fits(state, facts)) return state;
      if (tries >= sampling.tries) return sampling.otherwise?.(view, facts, chance) ?? state;
    }
  };
}
