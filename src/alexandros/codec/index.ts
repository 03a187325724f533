/** Codecs: input of unknown origin is read here, and every fault of it told at once with its JSON path. */
import type * as E from 'fp-ts/lib/Either.js';
import { decodeWith, type InvalidInput } from '../../core/index.js';
import type { Action } from '../action.js';
import type { Board } from '../data/board.js';
import type { GameOptions } from '../options.js';
import type { GameState } from '../state.js';
import { actionCodec } from './action.js';
import { boardCodec, boardFaults } from './board.js';
import { stateFaults } from './check-state.js';
import { optionFaults, optionsCodec } from './options.js';
import { stateCodec } from './state.js';

export { actionCodec, isAction } from './action.js';
export { boardCodec } from './board.js';
export { optionsCodec } from './options.js';
export { stateCodec } from './state.js';

export const decodeOptions = (input: unknown): E.Either<InvalidInput, GameOptions> =>
  decodeWith(optionsCodec, input, optionFaults);
export const decodeAction = (input: unknown): E.Either<InvalidInput, Action> => decodeWith(actionCodec, input);
export const decodeState = (input: unknown): E.Either<InvalidInput, GameState> =>
  decodeWith(stateCodec, input, stateFaults);
export const decodeBoard = (input: unknown): E.Either<InvalidInput, Board> =>
  decodeWith(boardCodec, input, boardFaults);
