/** Views: what one player may know, and what can be told from it. */
import { turnedDown } from '../core/hidden/index.js';
import { ownJson, SPECTATOR, thawJson, viewerAmong } from '../core/index.js';
import type { Action } from './action.js';
import type { GameEvent } from './event.js';
import { playersOf } from './query/seats.js';
import { machine } from './rules/index.js';
import type { GameState, PlayerView, Seat } from './state.js';
import type { Viewer } from './vocabulary.js';

/**
 * All that a viewer may know: the viewer's own hand; of the others the cards that all have seen, and how many more they hold. A viewer
 * who neither plays nor is the spectator is a `RangeError`.
 */
export function viewFor(given: GameState, asking: Viewer): PlayerView {
  const state = ownJson(given);
  const viewer = viewerAmong(playersOf(state), asking);
  const seats = state.seats.map((seat): Seat =>
    seat.player === viewer ? seat : { ...seat, hand: { shown: seat.hand.shown, secret: turnedDown(seat.hand.secret) } },
  );
  return { ...state, seats, supply: turnedDown(state.supply), viewer };
}

/** An event as a viewer may hear it: a card drawn is its drawer's secret. */
export const eventFor = (event: GameEvent, viewer: Viewer): GameEvent =>
  event.type === 'cardDrawn' && event.player !== viewer ? { ...thawJson(event), symbol: null } : thawJson(event);

/** Equals `legalActions(state, viewer)` for every state that looks like this. A spectator has none. */
export const legalActionsFromView = (view: PlayerView): readonly Action[] =>
  view.viewer === SPECTATOR ? [] : machine.legalActions(view, view.viewer);

/** Chance fell, or a card was shown: taking back what caused it would be unfair. */
export const isUndoBarrier = ({ type }: GameEvent): boolean => type === 'cardDrawn' || type === 'cardTurnedUp';
