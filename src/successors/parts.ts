/** The functions and types of the public API that this game implements, by the names in `src/core/face.ts`. */
export { createGame, outcome, successors as game } from './game.js';
export { machine } from './machine.js';
export { isUndoBarrier } from './event/traits.js';
export { eventFor, legalActionsFromView, sampleState, viewFor } from './view.js';
export { fromPosition, toPosition } from './codec/position/index.js';

export type { Action } from './action/index.js';
export type { GameEvent } from './event/index.js';
export type { GameOptions } from './options.js';
export type { SuccessorsSubject } from './pieces.js';
export type { Position } from './position.js';
export type { GameState, PlayerView, SuccessorsOutcome } from './state.js';
export type { SuccessorsTypes } from './types.js';
export type { Viewer } from './view.js';
export type { PlayerId } from './vocabulary.js';
