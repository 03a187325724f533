/**
 * Sampling what a view hides: the unseen cards are dealt at random to the other hands and the supply.
 *
 * One thing about a hidden hand can be known without being shown: a player who has begun to occupy a province holds the
 * cards to finish it. So only deals are taken in which the player whose turn it is can go on.
 */
import { CHANCE, ownJson, type ChanceSource } from '../core/index.js';
import { cardCounts, isHidden, pileSize, type CardCounts, type Pile } from './data/deck.js';
import { unseenCards } from './query/unseen.js';
import { machine } from './rules/index.js';
import type { GameState, PlayerView, Seat } from './state.js';
import { SYMBOLS, type CardSymbol, type PlayerId } from './vocabulary.js';

type Counts = Record<CardSymbol, number>;

/** Hands that are known before the rest is dealt. */
type Fixed = { readonly [P in PlayerId]?: CardCounts };

/** Takes one card of those left, each as likely. */
function drawOne(left: Counts, chance: ChanceSource): CardSymbol {
  let number = chance.draw(pileSize(left));
  for (const symbol of SYMBOLS) {
    if (number < left[symbol]) {
      left[symbol]--;
      return symbol;
    }
    number -= left[symbol];
  }
  throw new RangeError('no card is left to draw');
}

function deal(view: PlayerView, chance: ChanceSource, fixed: Fixed = {}): GameState {
  const { viewer: _, ...table } = view;
  const left = unseenCards(view);
  for (const hand of Object.values(fixed)) for (const symbol of SYMBOLS) left[symbol] -= hand[symbol];
  const open = (player: PlayerId, pile: Pile): CardCounts => {
    if (!isHidden(pile)) return pile;
    const known = fixed[player];
    if (known !== undefined) return known;
    const cards = cardCounts();
    for (let card = 0; card < pile.hidden; card++) cards[drawOne(left, chance)]++;
    return cards;
  };
  const seats = view.seats.map(({ hand, ...seat }) => ({
    ...seat,
    hand: { shown: hand.shown, secret: open(seat.player, hand.secret) },
  }));
  return { ...table, seats, supply: left };
}

/** The hidden hand of the player who must go on and, by what is shown of it, could not; `undefined` if there is none. */
function doubtful(view: PlayerView): (Seat & { readonly hidden: number }) | undefined {
  const [actor] = machine.actors(view);
  const seat = view.seats.find(({ player }) => player === actor);
  if (actor === CHANCE || seat === undefined || !isHidden(seat.hand.secret)) return undefined;
  return machine.legalActions(view).length > 0 ? undefined : { ...seat, hidden: seat.hand.secret.hidden };
}

const goesOn = (situation: GameState | PlayerView): boolean => machine.legalActions(situation).length > 0;

/** The view with one more hand known. */
const knowing = (view: PlayerView, player: PlayerId, secret: CardCounts): PlayerView => ({
  ...view,
  seats: view.seats.map((seat) => (seat.player === player ? { ...seat, hand: { ...seat.hand, secret } } : seat)),
});

/** Deals tried at random before all hands are weighed. */
const TRIES = 40;

/** One state that looks like this view, each as likely as the unseen cards make it. */
export function sampleState(given: PlayerView, chance: ChanceSource): GameState {
  const view = ownJson(given);
  const seat = doubtful(view);
  let state = deal(view, chance);
  if (seat === undefined) return state;
  for (let tries = 1; tries < TRIES; tries++) {
    if (goesOn(state)) return state;
    state = deal(view, chance);
  }
  return weighHands(view, seat, chance) ?? state;
}

/** Ways to choose so many of `from` cards. */
function ways(from: number, count: number): number {
  let product = 1;
  for (let index = 0; index < count; index++) product = (product * (from - index)) / (index + 1);
  return Math.round(product);
}

/** Every hand of so many of these cards. */
function handsOf(
  cards: CardCounts,
  size: number,
  [symbol, ...others]: readonly CardSymbol[] = SYMBOLS,
): readonly Counts[] {
  if (symbol === undefined) return size === 0 ? [cardCounts()] : [];
  const hands: Counts[] = [];
  for (let count = 0; count <= Math.min(size, cards[symbol]); count++) {
    for (const hand of handsOf(cards, size - count, others)) hands.push({ ...hand, [symbol]: count });
  }
  return hands;
}

/** Weighs every hand that the player may hold, and draws one of those that let him go on. */
function weighHands(
  view: PlayerView,
  { player, hidden }: Seat & { readonly hidden: number },
  chance: ChanceSource,
): GameState | undefined {
  const unseen = unseenCards(view);
  const fitting = handsOf(unseen, hidden)
    .filter((hand) => goesOn(knowing(view, player, hand)))
    .map((hand) => ({
      hand,
      weight: SYMBOLS.reduce((product, symbol) => product * ways(unseen[symbol], hand[symbol]), 1),
    }));
  const total = fitting.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  let number = chance.draw(total);
  for (const { hand, weight } of fitting) {
    if (number < weight) return deal(view, chance, { [player]: hand });
    number -= weight;
  }
  return undefined;
}
