/** Views: what one player may know, and what can be told from it. */
import { SPECTATOR, type ChanceSource } from '../core/index.js';
import type { Action } from './action.js';
import { cardCounts, pileSize, type CardCounts, type Pile } from './data/deck.js';
import type { GameEvent } from './event.js';
import { unseenCards } from './query/unseen.js';
import { machine } from './rules/index.js';
import type { GameState, PlayerView, Seat } from './state.js';
import { SYMBOLS, type CardSymbol, type ViewerId } from './vocabulary.js';

const hide = (pile: Pile) => ({ hidden: pileSize(pile) });

/** All that a viewer may know: his own hand; of the others the cards that all have seen, and how many more they hold. */
export function viewFor(state: GameState, viewer: ViewerId): PlayerView {
  const seats = state.seats.map((seat): Seat =>
    (seat.player === viewer ? seat : { ...seat, hand: { shown: seat.hand.shown, secret: hide(seat.hand.secret) } }));
  return { ...state, seats, supply: hide(state.supply), viewer };
}

/** An event as a viewer may hear it: a card drawn is its drawer's secret. */
export const eventFor = (event: GameEvent, viewer: ViewerId): GameEvent =>
  event.type === 'cardDrawn' && event.player !== viewer ? { ...event, symbol: null } : event;

/** Equals `legalActions(state, viewer)` for every state that looks like this. A spectator has none. */
export const legalActionsFromView = (view: PlayerView): readonly Action[] =>
  view.viewer === SPECTATOR ? [] : machine.legalActions(view, view.viewer);

/** Draws one card of those left, each as likely. */
function drawOne(left: Record<CardSymbol, number>, chance: ChanceSource): CardSymbol {
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

/** One state that looks like this view: the unseen cards are shuffled and dealt to the other hands and the supply. */
export function sampleState(view: PlayerView, chance: ChanceSource): GameState {
  const { viewer: _, ...table } = view;
  const left = unseenCards(view);
  const deal = (pile: Pile): CardCounts => {
    if (!('hidden' in pile)) return pile;
    const cards = cardCounts();
    for (let card = 0; card < pile.hidden; card++) cards[drawOne(left, chance)]++;
    return cards;
  };
  const seats = view.seats.map(({ hand, ...seat }) => ({ ...seat, hand: { shown: hand.shown, secret: deal(hand.secret) } }));
  return { ...table, seats, supply: left };
}

/** Chance fell, or a card was shown: taking back what caused it would be unfair. */
export const isUndoBarrier = ({ type }: GameEvent): boolean => type === 'cardDrawn' || type === 'cardTurnedUp';
