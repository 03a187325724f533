/** Views. Nothing is hidden: what one may know is all there is. */
import { freezeJson, SPECTATOR } from '../core/index.js';
import type { Action } from './action/index.js';
import type { GameEvent } from './event/index.js';
import { machine } from './machine.js';
import type { GameState, PlayerView } from './state.js';
import type { Viewer } from './vocabulary.js';

/** All that a viewer may know: the whole state. That of a state that cannot change cannot either, and is read once for many questions. */
export function viewFor(state: GameState, viewer: Viewer): PlayerView {
  const view = { ...state, viewer };
  return Object.isFrozen(state) ? freezeJson(view) : view;
}

/** An event as a viewer may hear it: all of it. */
export const eventFor = (event: GameEvent, _viewer: Viewer): GameEvent => event;

/** Equals `legalActions(state, viewer)`. A spectator has none. */
export const legalActionsFromView = (view: PlayerView): readonly Action[] =>
  view.viewer === SPECTATOR ? [] : machine.legalActions(view, view.viewer);

/** Dice fell: taking back what caused it would be unfair. */
export const isUndoBarrier = ({ type }: GameEvent): boolean => type === 'rolled';
