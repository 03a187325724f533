/** The parts of the public API, by the names of the contract (`src/core/face.ts`), and their types. */
import { beginnerOf } from '../conquest/beginning.js';
import { listedFor, viewsAmong } from '../conquest/view.js';
import { xenophonBeginning } from './beginning.js';
import { xenophonWords } from '../words/xenophon.js';
import { decodeAction } from './codec/action.js';
import { border } from './codec/edition.js';
import { decodeEvent } from './codec/event.js';
import { xenophonOptions } from './codec/options.js';
import { decodeComponents } from './data/codec.js';
import { machine } from './machine.js';
import type { Position } from './position.js';
import type { GameState } from './state.js';

export { xenophon as game } from './game.js';
export { machine };
export const createGame = /* @__PURE__ */ beginnerOf(xenophonBeginning);
export { outcomeOf as outcome } from './query/09-victory.js';
export { eventFor, isUndoBarrier, sampleState } from '../conquest/view.js';
export const viewFor = /* @__PURE__ */ viewsAmong(xenophonWords);
export const legalActionsFromView = /* @__PURE__ */ listedFor(machine);
export const toPosition = (state: GameState): Position => border.toPosition(state);
export const fromPosition = (input: unknown) => border.fromPosition(input);

const readers = () => ({
  options: xenophonOptions.decode,
  action: decodeAction,
  event: decodeEvent,
  state: border.decodeState,
  view: border.decodeView,
  components: decodeComponents,
});
export const decode = /* @__PURE__ */ readers();

export type { Action } from './action.js';
export type { GameEvent } from './event.js';
export type { GameOptions } from './options.js';
export type { ConquestSubject } from '../conquest/pieces.js';
export type { Position };
export type { GameState, PlayerView } from './state.js';
export type { XenophonTypes } from './types.js';
export type { SideId, Viewer } from '../conquest/vocabulary.js';
export type { XenophonEnding } from './vocabulary.js';
