/** Deals the cards that a viewer does not see, to get one of the states that fit a view. */
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
 * Returns the piles with an unseen card in place of each hidden one. First, each card that the viewer knows to be in
 * one of several piles is put into one of them, by the weights of its note. Then all deals of the remaining cards are
 * equally likely. Cards that can be in the same piles with the same weights are dealt exactly as if they were shuffled.
 * The cards of a pile are in no particular order. Throws a `RangeError` if the numbers of cards and places differ.
 *
 * @param mayLie - whether an unseen card can be in a pile; by default every card can be in every pile. Piles that do
 *   not accept every card must come first among `piles`, and accept the same cards; then all possible deals are equally
 *   likely
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

/** The maximum number of attempts to place the known cards, if the last of them find no room. */
const MOST_PLACINGS = 1_000;

/** Returns the cards of uncertain place, by the pile they are put into. */
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

/** Places the cards of notes one by one; returns `undefined` if there is no room for one of them. */
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

/**
 * A pile where a known card can be: its weight, and the number of its hidden places that no other known card has taken.
 */
interface Room {
  readonly pile: string;
  readonly weight: number;
  readonly room: number;
  readonly places: number;
}

/** Returns the piles by weight. A pile with taken places weighs proportionally less. */
function byRoom(rooms: readonly Room[]): readonly Weighted<string>[] {
  const isUntouched = rooms.every(({ room, places }) => room === places);
  const scale = isUntouched ? 1 : rooms.reduce((product, { places }) => product * places, 1);
  const weights = rooms.map(({ pile, weight, room, places }) => [pile, (weight * room * scale) / places] as const);
  return (isUntouched ? weights : reduced(weights)).map(([action, weight]) => ({ action, weight }));
}

/** How to sample the states that fit a view. */
export interface Sampling<View extends object, State, Facts extends object> {
  /**
   * Returns what follows from the view alone. It is called once for each frozen view, however often that is sampled.
   */
  facts(view: View): Facts;
  /** Returns the view with all unseen cards dealt at random. */
  deal(view: View, facts: Facts, chance: ChanceSource): State;
  /**
   * Returns whether a deal explains what the viewer sees besides the cards: for example, that the game waits for a
   * player who is asked only because of a card in their hand. Most deals should fit most views.
   */
  fits(state: State, facts: Facts): boolean;
  /** The maximum number of deals. */
  readonly tries: number;
  /** Returns a state, found in another way, if none of the deals fits. Without it, the last deal is returned. */
  otherwise?(view: View, facts: Facts, chance: ChanceSource): State;
}

/**
 * Returns a function that samples states. It deals until a deal fits, so all fitting deals are equally likely. A view
 * that is not frozen is copied first, because its owner could still change it.
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
