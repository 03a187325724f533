/** Views: what one player may know, and what can be told from it. */
import { SPECTATOR } from '../core/index.js';
import type { Action } from './action.js';
import { pileSize, type Pile } from './data/deck.js';
import type { GameEvent } from './event.js';
import { machine } from './rules/index.js';
import type { GameState, PlayerView, Seat } from './state.js';
import type { Viewer } from './vocabulary.js';

const hide = (pile: Pile) => ({ hidden: pileSize(pile) });

/** All that a viewer may know: his own hand; of the others the cards that all have seen, and how many more they hold. */
export function viewFor(state: GameState, viewer: Viewer): PlayerView {
  const seats = state.seats.map((seat): Seat =>
    seat.player === viewer ? seat : { ...seat, hand: { shown: seat.hand.shown, secret: hide(seat.hand.secret) } },
  );
  return { ...state, seats, supply: hide(state.supply), viewer };
}

/** An event as a viewer may hear it: a card drawn is its drawer's secret. */
export const eventFor = (event: GameEvent, viewer: Viewer): GameEvent =>
  event.type === 'cardDrawn' && event.player !== viewer ? { ...event, symbol: null } : event;

/** Equals `legalActions(state, viewer)` for every state that looks like this. A spectator has none. */
export const legalActionsFromView = (view: PlayerView): readonly Action[] =>
  view.viewer === SPECTATOR ? [] : machine.legalActions(view, view.viewer);

/** Chance fell, or a card was shown: taking back what caused it would be unfair. */
export const isUndoBarrier = ({ type }: GameEvent): boolean => type === 'cardDrawn' || type === 'cardTurnedUp';
