/** Views: what one player may know, and what follows from it. */
import { turnedDown } from '../core/hidden/index.js';
import { ownJson, SPECTATOR, thawJson, viewerAmong } from '../core/index.js';
import type { Action } from './action.js';
import type { GameEvent } from './event.js';
import { playersOf } from './query/seats.js';
import { machine } from './rules/index.js';
import type { GameState, PlayerView, Seat } from './state.js';
import type { Viewer } from './vocabulary.js';

/**
 * Returns what a viewer may know: the viewer's own hand; of the others, the cards that all have seen, and the number of
 * their other cards. Throws a `RangeError` if the viewer is neither a player of the game nor the spectator.
 */
export function viewFor(given: GameState, asking: Viewer): PlayerView {
  const state = ownJson(given);
  const viewer = viewerAmong(playersOf(state), asking);
  const seats = state.seats.map((seat): Seat =>
    seat.player === viewer ? seat : { ...seat, hand: { shown: seat.hand.shown, secret: turnedDown(seat.hand.secret) } },
  );
  return { ...state, seats, supply: turnedDown(state.supply), viewer };
}

/** Returns an event as a viewer sees it: only the player who drew a card sees it. */
export const eventFor = (event: GameEvent, viewer: Viewer): GameEvent =>
  event.type === 'cardDrawn' && event.player !== viewer ? { ...thawJson(event), symbol: null } : thawJson(event);

/**
 * Returns the viewer's legal actions, which equal `legalActions(state, viewer)` for every state that looks like this. A
 * spectator has none.
 */
export const legalActionsFromView = (view: PlayerView): readonly Action[] =>
  view.viewer === SPECTATOR ? [] : machine.legalActions(view, view.viewer);

/** Returns whether undoing an event would be unfair: chance decided, or a card was revealed. */
export const isUndoBarrier = ({ type }: GameEvent): boolean => type === 'cardDrawn' || type === 'cardTurnedUp';
