/** The functions and types of the public API that this game implements, by the names in `src/core/face.ts`. */
import { decodeAction } from './codec/action.js';
import { decodeBoard } from './codec/board.js';
import { decodeEvent } from './codec/event.js';
import { decodeOptions } from './codec/options.js';
import { decodeState } from './codec/state/index.js';
import { decodeView } from './codec/view.js';

export { alexandros as game, createGame } from './game.js';
export { machine } from './rules/index.js';
export { outcomeOf as outcome } from './query/scores.js';
export { eventFor, isUndoBarrier, legalActionsFromView, viewFor } from './view.js';
export { sampleState } from './sample.js';
export { fromPosition, toPosition } from './codec/position.js';
export const decode = {
  options: decodeOptions,
  action: decodeAction,
  event: decodeEvent,
  state: decodeState,
  view: decodeView,
  board: decodeBoard,
};

export type { Action } from './action.js';
export type { GameEvent } from './event.js';
export type { GameOptions } from './options.js';
export type { AlexandrosSubject } from './pieces.js';
export type { Position } from './position.js';
export type { GameState, PlayerView } from './state.js';
export type { AlexandrosTypes } from './types.js';
export type { Ending, PlayerId, Viewer } from './vocabulary.js';
