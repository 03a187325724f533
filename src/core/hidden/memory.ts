/**
 * What players know about face-down cards that they have seen before.
 *
 * A state contains a list of {@link KnownCard}; code that moves cards replaces the list with the result of one of these
 * functions. A view shows only the notes of its viewer. A game chooses the names of its piles; the name of a player's
 * hand is the name of the player. The chances of a note assume that a card that leaves a pile unseen is any card of it,
 * with equal probability. They are exact for one remembered card. Several notes of a viewer are treated as independent.
 */
import { reduced, weightsOf, type Weights } from './weights.js';

/** A card that somebody knows to be face down in one of some piles. Plain JSON. */
export interface KnownCard<Card extends string | number, Pile extends string, Viewer extends string = Pile> {
  readonly by: Viewer;
  readonly card: Card;
  /**
   * The piles where it can be, each with its relative weight, a positive integer. With only one pile, its place is
   * certain.
   */
  readonly holders: Weights<Pile>;
}

/** A card that goes from one pile to another. */
export interface CardMove<Card extends string | number, Pile extends string, Viewer extends string = Pile> {
  readonly card: Card;
  readonly from: Pile;
  readonly to: Pile;
  /** The number of cards in `from` before the move. */
  readonly size: number;
  /** The viewers who see which card it is. The others only see that a card moves. */
  readonly seenBy: readonly Viewer[];
}

/** Returns whether a pile is the hand of a viewer, who sees all of it. */
export const isOwnHand = (viewer: string, pile: string): boolean => viewer === pile;

/** Returns the pile in which a known card certainly is; `undefined` if it can be in several. */
export function certainPile<Pile extends string>({
  holders,
}: Pick<KnownCard<never, Pile>, 'holders'>): Pile | undefined {
  const [pile, ...others] = Object.keys(holders) as Pile[];
  return others.length === 0 ? pile : undefined;
}

/** Returns the cards that a viewer knows with certainty to be in a pile. */
export const cardsKnownIn = <Card extends string | number, Pile extends string>(
  known: readonly KnownCard<Card, Pile, string>[],
  viewer: string,
  pile: NoInfer<Pile>,
): Card[] => known.filter((note) => note.by === viewer && certainPile(note) === pile).map(({ card }) => card);

/**
 * Returns the notes after some viewers have seen a card before it was put face down into a pile: a hand that was shown,
 * or a card played openly that goes to a face-down discard pile.
 */
export function noteSeen<Card extends string | number, Pile extends string, Viewer extends string>(
  known: readonly KnownCard<Card, Pile, Viewer>[],
  card: NoInfer<Card>,
  pile: NoInfer<Pile>,
  viewers: readonly NoInfer<Viewer>[],
): readonly KnownCard<Card, Pile, Viewer>[] {
  const others = known.filter((note) => note.card !== card || !viewers.includes(note.by));
  const strangers = viewers.filter((viewer) => !isOwnHand(viewer, pile));
  const holders = holdersOf([[pile, 1]]);
  return [...others, ...strangers.map((by) => ({ by, card, holders }))];
}

/**
 * Returns the notes after a card has moved from one pile to another: dealt, stolen, handed over or discarded. Viewers
 * who see the card know where it is now, and that it was none of the others they remember. Viewers who do not see it
 * know only the chances.
 */
export function noteMove<Card extends string | number, Pile extends string, Viewer extends string>(
  known: readonly KnownCard<Card, Pile, Viewer>[],
  move: NoInfer<CardMove<Card, Pile, Viewer>>,
): readonly KnownCard<Card, Pile, Viewer>[] {
  const { card, to, seenBy } = move;
  const seen = eachOnce((holders: Weights<Pile>) => afterMove(holders, move, true));
  const unseen = eachOnce((holders: Weights<Pile>) => afterMove(holders, move, false));
  const others = known.map((note): KnownCard<Card, Pile, Viewer> => {
    const { by, holders } = note;
    return { by, card: note.card, holders: seenBy.includes(by) ? seen(holders) : unseen(holders) };
  });
  return noteSeen(others, card, to, seenBy);
}

/**
 * Returns the notes after all cards of some piles have been put together, as when the discards are shuffled into the
 * deck.
 */
export function noteGathered<Card extends string | number, Pile extends string, Viewer extends string>(
  known: readonly KnownCard<Card, Pile, Viewer>[],
  piles: readonly NoInfer<Pile>[],
  into: NoInfer<Pile>,
): readonly KnownCard<Card, Pile, Viewer>[] {
  const gathered = eachOnce((holders: Weights<Pile>) => {
    const weights = new Map<Pile, number>();
    for (const [pile, weight] of weightsOf(holders)) {
      const place = piles.includes(pile) ? into : pile;
      weights.set(place, (weights.get(place) ?? 0) + weight);
    }
    return holdersOf(weights);
  });
  return known.map(({ by, card, holders }) => ({ by, card, holders: gathered(holders) }));
}

/** Returns the notes after a card has been laid open: a card that everybody sees needs no note. */
export const forgetCard = <Card extends string | number, Pile extends string, Viewer extends string>(
  known: readonly KnownCard<Card, Pile, Viewer>[],
  card: NoInfer<Card>,
): readonly KnownCard<Card, Pile, Viewer>[] => known.filter((note) => note.card !== card);

const holdersOf = <Pile extends string>(weights: Iterable<readonly [Pile, number]>): Weights<Pile> =>
  Object.fromEntries(reduced(weights)) as Weights<Pile>;

/** Returns a function that computes its result once for equal weights, because many notes of a long game are equal. */
function eachOnce<Pile extends string>(
  change: (holders: Weights<Pile>) => Weights<Pile>,
): (holders: Weights<Pile>) => Weights<Pile> {
  const byObject = new Map<Weights<Pile>, Weights<Pile>>();
  const byValue = new Map<string, Weights<Pile>>();
  return (holders) => {
    let changed = byObject.get(holders);
    if (changed !== undefined) return changed;
    const key = JSON.stringify(holders);
    changed = byValue.get(key) ?? change(holders);
    byValue.set(key, changed);
    byObject.set(holders, changed);
    return changed;
  };
}

/**
 * Returns where a remembered card can be after some card has moved from one pile to another. Each card of the pile was
 * equally likely to be the one that moved. A viewer who has seen the moved card knows that it was another one.
 */
function afterMove<Pile extends string>(
  holders: Weights<Pile>,
  { from, to, size }: Pick<CardMove<never, Pile, never>, 'from' | 'to' | 'size'>,
  isSeen: boolean,
): Weights<Pile> {
  const weights = new Map(weightsOf(holders).map(([pile, weight]) => [pile, weight * size]));
  const there = holders[from] ?? 0;
  weights.set(from, there * (size - 1));
  if (!isSeen) weights.set(to, (weights.get(to) ?? 0) + there);
  return holdersOf(weights);
}
