/**
 * What players know of cards that lie face down, because they saw them before.
 *
 * A state keeps a list of {@link KnownCard}; whatever moves cards replaces the list by what one of the functions here returns.
 * A view shows the notes of its viewer alone. Piles go by names of the game's choice; a player's hand goes by the player's name.
 * A note's chances assume that a card which leaves a pile unseen is any card of it, each as likely. For one remembered card they are
 * exact. Several notes of a viewer are independent: what one remembered card tells of another is left aside.
 */
import { reduced, weightsOf, type Weights } from './weights.js';

/** A card that somebody knows to lie face down in one of some piles. Plain JSON. */
export interface KnownCard<Card extends string | number, Pile extends string, Viewer extends string = Pile> {
  readonly by: Viewer;
  readonly card: Card;
  /** Where it may lie, each pile with its relative weight, a positive integer. With one pile alone it is certain. */
  readonly holders: Weights<Pile>;
}

/** A card that goes from one pile to another. */
export interface CardMove<Card extends string | number, Pile extends string, Viewer extends string = Pile> {
  readonly card: Card;
  readonly from: Pile;
  readonly to: Pile;
  /** How many cards `from` held before the move. */
  readonly size: number;
  /** Who sees which card it is. The others only see that some card moves. */
  readonly seenBy: readonly Viewer[];
}

/** Returns whether a pile is the hand of a viewer, who sees all of it. */
export const isOwnHand = (viewer: string, pile: string): boolean => viewer === pile;

/** Returns the pile in which a known card lies for certain; `undefined` if it may lie in several. */
export function certainPile<Pile extends string>({
  holders,
}: Pick<KnownCard<never, Pile>, 'holders'>): Pile | undefined {
  const [pile, ...others] = Object.keys(holders) as Pile[];
  return others.length === 0 ? pile : undefined;
}

/** Returns the cards that a viewer knows to lie in a pile for certain. */
export const cardsKnownIn = <Card extends string | number, Pile extends string>(
  known: readonly KnownCard<Card, Pile, string>[],
  viewer: string,
  pile: NoInfer<Pile>,
): Card[] => known.filter((note) => note.by === viewer && certainPile(note) === pile).map(({ card }) => card);

/**
 * Returns the notes after some viewers saw a card before it was put face down into a pile: a hand that was shown, or a card
 * played openly that goes to a discard pile which is face down.
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
 * Returns the notes after a card went from one pile to another: dealt, stolen, handed over or discarded. Whoever sees the card
 * knows where it lies now, and that it was none of the others which they remember. Whoever does not see it only knows the chances.
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

/** Returns the notes after all cards of some piles were put together: the discards are shuffled into the deck. */
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

/** Returns the notes after a card was laid open: what everybody sees needs no note. */
export const forgetCard = <Card extends string | number, Pile extends string, Viewer extends string>(
  known: readonly KnownCard<Card, Pile, Viewer>[],
  card: NoInfer<Card>,
): readonly KnownCard<Card, Pile, Viewer>[] => known.filter((note) => note.card !== card);

const holdersOf = <Pile extends string>(weights: Iterable<readonly [Pile, number]>): Weights<Pile> =>
  Object.fromEntries(reduced(weights)) as Weights<Pile>;

/** Returns a function that computes its answer once for equal weights: many notes of a long game are alike. */
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
 * Returns where a remembered card may lie after some card went from one pile to another. It was the remembered one with one chance
 * in as many as there were cards; whoever has seen the moved card knows that it was not.
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
