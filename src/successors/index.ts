/**
 * *Successors* (4th edition): the wars of Alexander's generals, for 2 to 5 players. An unofficial library.
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi';
 *
 * let match = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * const [first] = legalActions(match.state);
 * if (first) match = orThrow(play(match, first)).match;
 *
 * @module successors
 */
import { matches, records } from '../core/index.js';
import { successors } from './game.js';

export { successors } from './game.js';
export { SUCCESSORS_VERSION } from './version.js';
export const {
  createGame, actors, legalActions, applyAction, explainAction, chanceOutcomes, settle, outcome, simulate,
  isUndoBarrier, toPosition, fromPosition,
} = successors;
export { eventFor, legalActionsFromView, sampleState, viewFor, type Viewer } from './view.js';
export const { createRecord, replay } = records(successors);
export const { createMatch, play, undo, save, load, recordOf } = matches(successors);
export * as codecs from './codec/index.js';
export * as query from './query/index.js';

export type * from './action/index.js';
export type * from './event/index.js';
export type * from './frame/index.js';
export type * from './data/shape.js';
export { EDITIONS, INTERRUPTS, OPTIONAL_RULES, PLAYER_COUNTS } from './options.js';
export type { Edition, GameOptions, Interrupts, OptionalRule, PlayerCount } from './options.js';
export type * from './state.js';
export type { Position } from './position.js';
export { RULE_CODES, type RuleCode } from './code.js';
export type { SuccessorsTypes } from './types.js';
export * from './vocabulary.js';
export { decodeBoard, decodeDeck, checkDeck } from './data/codec.js';
export { board } from './data/board.js';
export { cards } from './data/cards.js';
export { generals } from './data/generals.js';

export { orThrow, Refused, seededChance, resumeChance } from '../core/index.js';
export type {
  ChanceSource, ChanceState, Fault, GameRecord, InvalidInput, Match, RuleRef, RuleViolation, SavedMatch, Simulation, Transition, Weighted,
} from '../core/index.js';
