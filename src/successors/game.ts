/** Successors as a whole: everything the contract of a game asks for. */
import * as E from 'fp-ts/lib/Either.js';
import { freezeJson, type Game } from '../core/index.js';
import { decodeAction, decodeOptions, decodeState } from './codec/index.js';
import { isUndoBarrier } from './event/traits.js';
import { machine } from './machine.js';
import { fromPosition, toPosition } from './position.js';
import { initialState } from './rules/05-setup.js';
import type { GameState, PlayerView, SuccessorsOutcome } from './state.js';
import type { SuccessorsTypes } from './types.js';
import { SUCCESSORS_VERSION } from './version.js';
import { PLAYERS } from './vocabulary.js';
import { eventFor, legalActionsFromView, sampleState, viewFor } from './view.js';

/** *Successors* as a whole: everything the contract of a game asks for. Its outcomes say which of five victories it was. */
export interface Successors extends Game<SuccessorsTypes> {
  outcome(shown: GameState | PlayerView): SuccessorsOutcome | undefined;
}

/** The game, for everything that takes any game: records, matches, bots, the conformance kit. */
export const successors: Successors = {
  ...machine,
  name: 'successors',
  version: SUCCESSORS_VERSION,
  createGame: (options) => {
    const read = decodeOptions(options);
    return E.isLeft(read) ? read : E.right(freezeJson(machine.start(initialState(read.right)).state));
  },
  outcome: (situation) => situation.outcome ?? undefined,
  players: ({ options }) => PLAYERS.slice(0, options.players),
  viewFor,
  eventFor,
  legalActionsFromView,
  sampleState,
  isUndoBarrier,
  toPosition,
  fromPosition,
  decode: { options: decodeOptions, action: decodeAction, state: decodeState },
};
