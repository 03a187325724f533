/** Views: without Event Cards everything is public, so that a view is the state and who looks on. */
import { ownJson, SPECTATOR, thawJson, viewerAmong } from '../core/index.js';
import type { Action } from './action/index.js';
import type { GameEvent } from './event/index.js';
import { machine } from './machine.js';
import type { GameState, PlayerView } from './state.js';
import { scenarioOf } from './table/publish.js';
import type { PlayerId, Viewer } from './vocabulary.js';

/** Returns who plays, in the order of the scenario. */
export const playersOf = ({ options }: Pick<GameState, 'options'>): readonly PlayerId[] => scenarioOf(options).players;

/** Returns all that a viewer may know. A viewer who neither plays nor is the spectator is a `RangeError`. */
export function viewFor(given: GameState, asking: Viewer): PlayerView {
  const state = ownJson(given);
  return { ...state, viewer: viewerAmong(playersOf(state), asking) };
}

/** Returns an event as a viewer may hear it: everybody hears everything. */
export const eventFor = (event: GameEvent, _viewer: Viewer): GameEvent => thawJson(event);

/** Returns the same as `legalActions(state, viewer)` for the state of a view. A spectator has none. */
export const legalActionsFromView = (view: PlayerView): readonly Action[] =>
  view.viewer === SPECTATOR ? [] : machine.legalActions(view, view.viewer);

/** Whether a die fell or a leader was drawn: taking back what caused it would be unfair. */
export const isUndoBarrier = ({ type }: GameEvent): boolean => type === 'rolled' || type === 'leaderCame';
