/** *The Epic of the Peloponnesian War* for the core: its machine and everything around it. */
import { ownJson, type Game, type Outcome } from '../core/index.js';
import { createGame } from './beginning.js';
import { decodeAction } from './codec/action.js';
import { decodeOptions } from './codec/options.js';
import { fromPosition, toPosition } from './codec/position/index.js';
import { decodeState } from './codec/state/index.js';
import type { GameEvent } from './event/index.js';
import { guide } from './guide/index.js';
import { machine } from './machine.js';
import { outcomeOf } from './query/victory.js';
import { sampleState } from './sample.js';
import type { GameState, PlayerView } from './state.js';
import type { PeloponnesianTypes } from './types.js';
import { PELOPONNESIAN_VERSION } from './version.js';
import { eventFor, isUndoBarrier, legalActionsFromView, playersOf, viewFor } from './view.js';
import type { Ending, PlayerId, Viewer } from './vocabulary.js';

/**
 * *The Epic of the Peloponnesian War* with everything that the contract of a game requires. Its outcomes include how
 * the game ended.
 */
export interface Peloponnesian extends Game<PeloponnesianTypes> {
  outcome(shown: GameState | PlayerView): Outcome<PlayerId, Ending> | undefined;
  viewFor(state: GameState, viewer: Viewer): PlayerView;
  eventFor(event: GameEvent, viewer: Viewer): GameEvent;
}

const assembled = (): Peloponnesian => ({
  ...machine,
  name: 'peloponnesian',
  version: PELOPONNESIAN_VERSION,
  createGame,
  optionsOf: ({ options }) => ownJson(options),
  outcome: outcomeOf,
  players: playersOf,
  viewFor,
  eventFor,
  legalActionsFromView,
  sampleState,
  isUndoBarrier,
  guide,
  toPosition,
  fromPosition,
  decode: { options: decodeOptions, action: decodeAction, state: decodeState },
});

/** The game, for everything that works with any game: records, matches, bots, the conformance kit. */
export const peloponnesian: Peloponnesian = /* @__PURE__ */ assembled();
