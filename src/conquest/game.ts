/** The game as the core knows it: its machine and everything around it. */
import * as E from 'fp-ts/lib/Either.js';
import type { Game, InvalidInput, Outcome } from '../core/index.js';
import { decodeAction } from './codec/action.js';
import { decodeOptions } from './codec/options.js';
import { fromPosition, toPosition } from './codec/position/index.js';
import { decodeState } from './codec/state/index.js';
import { guide } from './guide/index.js';
import { machine } from './machine.js';
import type { GameOptions } from './options.js';
import { outcomeOf } from './query/victory.js';
import { initialState } from './rules/03-setup.js';
import { conquestLaw } from './rules/law.js';
import { sampleState } from './sample.js';
import type { GameState, PlayerView } from './state.js';
import { componentsOf } from './table/law.js';
import type { ConquestTypes } from './types.js';
import { CONQUEST_VERSION } from './version.js';
import { eventFor, isUndoBarrier, legalActionsFromView, viewFor } from './view.js';
import type { Ending, SideId } from './vocabulary.js';

/** R 3: a game about to begin; the Persian decides where the King is. */
export function createGame(options: GameOptions): E.Either<InvalidInput, GameState> {
  const read = decodeOptions(options);
  return E.isLeft(read) ? read : E.right(machine.start(initialState(read.right, conquestLaw)).state);
}

/** Who plays, in the order of the turn. */
export const playersOf = ({ options }: GameState): readonly SideId[] =>
  componentsOf(options, conquestLaw).sides.map(({ id }) => id);

/** *Alexandros: Conquest and Empire* as a whole: everything the contract of a game asks for. Its outcomes say how the game ended. */
export interface Conquest extends Game<ConquestTypes> {
  outcome(shown: GameState | PlayerView): Outcome<SideId, Ending> | undefined;
}

const assembled = (): Conquest => ({
  ...machine,
  name: 'conquest',
  version: CONQUEST_VERSION,
  createGame,
  optionsOf: ({ options }) => options,
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

/** The game, for everything that takes any game: records, matches, bots, the conformance kit. */
export const conquest: Conquest = /* @__PURE__ */ assembled();
