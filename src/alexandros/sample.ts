/**
 * Sampling what a view hides: the unseen cards are dealt at random to the other hands and the supply.
 *
 * One thing about a hidden hand can be known without being shown: a player who has begun to occupy a province holds the
 * cards to finish it. So only deals are taken in which the player whose turn it is can go on.
 */
import { drawCards, drawFittingHand, sampler } from '../core/hidden/index.js';
import { CHANCE, type ChanceSource } from '../core/index.js';
import { isHidden, type CardCounts, type Pile } from './data/deck.js';
import { unseenCards } from './query/unseen.js';
import { machine } from './rules/index.js';
import type { GameState, PlayerView } from './state.js';
import type { PlayerId } from './vocabulary.js';

function deal(view: PlayerView, chance: ChanceSource): GameState {
  const { viewer: _, ...table } = view;
  const left = unseenCards(view);
  const open = (pile: Pile): CardCounts => (isHidden(pile) ? drawCards(left, pile.hidden, chance) : pile);
  const seats = view.seats.map(({ hand, ...seat }) => ({
    ...seat,
    hand: { shown: hand.shown, secret: open(hand.secret) },
  }));
  return { ...table, seats, supply: left };
}

/** A player who must go on, and how many cards of theirs are hidden. */
interface Doubtful {
  readonly player: PlayerId;
  readonly hidden: number;
}

/** The player who must go on and, by what is shown of the hand, could not; `undefined` if there is none. */
function doubtfulIn(view: PlayerView): Doubtful | undefined {
  const [actor] = machine.actors(view);
  const seat = view.seats.find(({ player }) => player === actor);
  if (actor === CHANCE || seat === undefined || !isHidden(seat.hand.secret)) return undefined;
  return goesOn(view) ? undefined : { player: seat.player, hidden: seat.hand.secret.hidden };
}

const goesOn = (situation: GameState | PlayerView): boolean => machine.legalActions(situation).length > 0;

/** The view with one more hand known. */
const knowing = (view: PlayerView, player: PlayerId, secret: CardCounts): PlayerView => ({
  ...view,
  seats: view.seats.map((seat) => (seat.player === player ? { ...seat, hand: { ...seat.hand, secret } } : seat)),
});

/** Weighs every hand that the player may hold, and deals one of those that let them go on. */
function dealFitting(view: PlayerView, { player, hidden }: Doubtful, chance: ChanceSource): GameState | undefined {
  const letsGoOn = (hand: CardCounts): boolean => goesOn(knowing(view, player, hand));
  const hand = drawFittingHand(unseenCards(view), hidden, letsGoOn, chance);
  return hand === undefined ? undefined : deal(knowing(view, player, hand), chance);
}

/** Deals tried at random before all hands are weighed. */
const TRIES = 39;

const sample = sampler<PlayerView, GameState, { readonly doubtful: Doubtful | undefined }>({
  facts: (view) => ({ doubtful: doubtfulIn(view) }),
  deal: (view, _, chance) => deal(view, chance),
  fits: (state, { doubtful }) => doubtful === undefined || goesOn(state),
  tries: TRIES,
  otherwise(view, { doubtful }, chance) {
    const any = deal(view, chance);
    return (doubtful === undefined ? undefined : dealFitting(view, doubtful, chance)) ?? any;
  },
});

/** One state that looks like this view, each as likely as the unseen cards make it. */
export const sampleState = (view: PlayerView, chance: ChanceSource): GameState => sample(view, chance);
