/** The game object of *Successors*. */
import { keptByText } from '../core/board/index.js';
import * as E from 'fp-ts/lib/Either.js';
import { freezeJson, ownJson, type Game, type InvalidInput } from '../core/index.js';
import { decodeAction, decodeOptions, decodeState } from './codec/index.js';
import { isUndoBarrier } from './event/traits.js';
import { guide } from './guide/index.js';
import { machine } from './machine.js';
import { fromPosition, toPosition } from './codec/position/index.js';
import { initialState } from './rules/05-setup.js';
import type { GameOptions } from './options.js';
import type { GameState, PlayerView, SuccessorsOutcome } from './state.js';
import type { SuccessorsTypes } from './types.js';
import { SUCCESSORS_VERSION } from './version.js';
import { PLAYERS } from './vocabulary.js';
import { eventFor, legalActionsFromView, sampleState, viewFor } from './view.js';

/** The game object of *Successors*. Its outcomes say which of five kinds of victory it was. */
export interface Successors extends Game<SuccessorsTypes> {
  outcome(shown: GameState | PlayerView): SuccessorsOutcome | undefined;
}

/** Returns the first state of a game (R 5). */
export function createGame(options: GameOptions): E.Either<InvalidInput, GameState> {
  const read = decodeOptions(options);
  return E.isLeft(read) ? read : E.right(beginning(read.right));
}

/** The first states of games, by the text of their options. */
const beginnings = keptByText<GameState>(64);

/**
 * Returns the first state. No chance comes before the first decision, and states are frozen, so games with the same
 * options share it.
 */
function beginning(options: GameOptions): GameState {
  // A custom board or deck is too large to be cached, and to be written as text for a lookup.
  if (options.board !== undefined || options.cards !== undefined) return started(options);
  return beginnings(JSON.stringify(options), () => started(options));
}

const started = (options: GameOptions): GameState => freezeJson(machine.start(initialState(options)).state);

/** Returns who won, how, and by which rule (R 7). */
export const outcome = (shown: GameState | PlayerView): SuccessorsOutcome | undefined =>
  ownJson(shown.outcome) ?? undefined;

const assembled = (): Successors => ({
  ...machine,
  name: 'successors',
  version: SUCCESSORS_VERSION,
  createGame,
  optionsOf: ({ options }) => ownJson(options),
  outcome,
  players: ({ options }) => PLAYERS.slice(0, options.players),
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

/** The game object, for all functions that take any game: records, matches, bots, conformance. */
export const successors: Successors = /* @__PURE__ */ assembled();
