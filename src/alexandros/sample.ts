/**
 * Sampling the hidden cards of a view: they are dealt at random to the other hands and the supply.
 *
 * One thing about a hidden hand is known: a player who has begun to occupy a province has the cards to finish it. So
 * only deals are accepted in which the player whose turn it is can go on.
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

/** A player who must be able to go on, and the number of their hidden cards. */
interface CommittedPlayer {
  readonly player: PlayerId;
  readonly hidden: number;
}

/** Returns the player who must be able to go on and could not with the cards seen; `undefined` if there is none. */
function committedPlayer(view: PlayerView): CommittedPlayer | undefined {
  const [actor] = machine.actors(view);
  const seat = view.seats.find(({ player }) => player === actor);
  if (actor === CHANCE || seat === undefined || !isHidden(seat.hand.secret)) return undefined;
  return goesOn(view) ? undefined : { player: seat.player, hidden: seat.hand.secret.hidden };
}

const goesOn = (situation: GameState | PlayerView): boolean => machine.legalActions(situation).length > 0;

/** Returns the view with the hand of a player known. */
const withHand = (view: PlayerView, player: PlayerId, secret: CardCounts): PlayerView => ({
  ...view,
  seats: view.seats.map((seat) => (seat.player === player ? { ...seat, hand: { ...seat.hand, secret } } : seat)),
});

/** Computes the weight of every hand that the player may hold, and deals one of those that let them go on. */
function dealFitting(
  view: PlayerView,
  { player, hidden }: CommittedPlayer,
  chance: ChanceSource,
): GameState | undefined {
  const letsGoOn = (hand: CardCounts): boolean => goesOn(withHand(view, player, hand));
  const hand = drawFittingHand(unseenCards(view), hidden, letsGoOn, chance);
  return hand === undefined ? undefined : deal(withHand(view, player, hand), chance);
}

/** The number of random deals tried before all hands are weighed. */
const TRIES = 39;

const sample = sampler<PlayerView, GameState, { readonly doubtful: CommittedPlayer | undefined }>({
  facts: (view) => ({ doubtful: committedPlayer(view) }),
  deal: (view, _, chance) => deal(view, chance),
  fits: (state, { doubtful }) => doubtful === undefined || goesOn(state),
  tries: TRIES,
  otherwise(view, { doubtful }, chance) {
    const any = deal(view, chance);
    return (doubtful === undefined ? undefined : dealFitting(view, doubtful, chance)) ?? any;
  },
});

/** Returns a state that looks like this view, with the probability that the unseen cards give it. */
export const sampleState = (view: PlayerView, chance: ChanceSource): GameState => sample(view, chance);
