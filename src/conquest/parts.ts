/** The parts of the public API, by the names of the contract (`src/core/face.ts`), and their types. */
import { beginnerOf, conquestBeginning } from './beginning.js';
import { conquestWords } from '../words/conquest.js';
import { decodeAction } from './codec/action.js';
import { border } from './codec/base.js';
import { decodeEvent } from './codec/event/index.js';
import { baseOptions } from './codec/options.js';
import { decodeComponents } from './data/codec/components.js';
import { machine } from './machine.js';
import type { Position } from './position.js';
import type { GameState } from './state.js';
import { listedFor, viewsAmong } from './view.js';

export { conquest as game } from './game.js';
export { machine };
export const createGame = /* @__PURE__ */ beginnerOf(conquestBeginning);
export { outcomeOf as outcome } from './query/16-victory.js';
export { eventFor, isUndoBarrier, sampleState } from './view.js';
export const viewFor = /* @__PURE__ */ viewsAmong(conquestWords);
export const legalActionsFromView = /* @__PURE__ */ listedFor(machine);
export const toPosition = (state: GameState): Position => border.toPosition(state);
export const fromPosition = (input: unknown) => border.fromPosition(input);

const readers = () => ({
  options: baseOptions.decode,
  action: decodeAction,
  event: decodeEvent,
  state: border.decodeState,
  view: border.decodeView,
  components: decodeComponents,
});
export const decode = /* @__PURE__ */ readers();

export type { Action } from './action/index.js';
export type { GameEvent } from './event/index.js';
export type { GameOptions } from './options.js';
export type { ConquestSubject } from './pieces.js';
export type { Position };
export type { GameState, PlayerView } from './state.js';
export type { ConquestTypes } from './types.js';

export type { BaseEnding, SideId, Viewer } from './vocabulary.js';
