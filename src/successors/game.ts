/** Successors as a whole: everything the contract of a game asks for. */
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

/** *Successors* as a whole: everything the contract of a game asks for. Its outcomes say which of five victories it was. */
export interface Successors extends Game<SuccessorsTypes> {
  outcome(shown: GameState | PlayerView): SuccessorsOutcome | undefined;
}

/** A game about to begin (R 5). */
export function createGame(options: GameOptions): E.Either<InvalidInput, GameState> {
  const read = decodeOptions(options);
  return E.isLeft(read) ? read : E.right(beginning(read.right));
}

/** The states in which games begin, by the text of their options. */
const beginnings = keptByText<GameState>(64);

/** Nothing is left to chance before the first decision, and states are frozen: games with the same options begin with one state. */
function beginning(options: GameOptions): GameState {
  // A board or a deck of one's own is too much to be kept, and to be written down for a look.
  if (options.board !== undefined || options.cards !== undefined) return started(options);
  return beginnings(JSON.stringify(options), () => started(options));
}

const started = (options: GameOptions): GameState => freezeJson(machine.start(initialState(options)).state);

/** Who won, how and by which rule (R 7). */
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

/** The game, for everything that takes any game: records, matches, bots, the conformance kit. */
export const successors: Successors = /* @__PURE__ */ assembled();
