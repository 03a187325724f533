/**
 * The parts of the public functions of the game, by the names of the contract (`src/core/face.ts`), and their types.
 */
import { decodeAction } from './codec/action.js';
import { decodeEvent } from './codec/event.js';
import { decodeOptions } from './codec/options.js';
import { decodeState } from './codec/state/index.js';
import { decodeView } from './codec/view.js';
import { decodeComponents } from './data/codec/components.js';

export { createGame } from './beginning.js';
export { peloponnesian as game } from './game.js';
export { machine } from './machine.js';
export { outcomeOf as outcome } from './query/victory.js';
export { sampleState } from './sample.js';
export { eventFor, isUndoBarrier, legalActionsFromView, viewFor } from './view.js';
export { fromPosition, toPosition } from './codec/position/index.js';

const readers = () => ({
  options: decodeOptions,
  action: decodeAction,
  event: decodeEvent,
  state: decodeState,
  view: decodeView,
  components: decodeComponents,
});
export const decode = /* @__PURE__ */ readers();

export type { Action } from './action/index.js';
export type { GameEvent } from './event/index.js';
export type { GameOptions } from './options.js';
export type { PeloponnesianSubject } from './pieces.js';
export type { Position } from './position.js';
export type { GameState, PlayerView } from './state.js';
export type { PeloponnesianTypes } from './types.js';
export type { Ending, PlayerId, Viewer } from './vocabulary.js';
