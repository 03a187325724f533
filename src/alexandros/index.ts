/**
 * *Alexandros* (Leo Colovini): the rules as pure functions, for 2 to 4 players.
 *
 * Everything that goes in or comes out is plain JSON. Refusals are values (`Either` of fp-ts); {@link orThrow} is for those
 * who prefer exceptions. The rules' sections are cited by name (`R Levy Taxes`), our readings of them by number (`ruling A7`);
 * docs/alexandros.md explains both, and docs/alexandros-rulings.md lists the readings.
 *
 * @module alexandros
 */
import { matches, records } from '../core/index.js';
import { actionCodec, boardCodec, decodeBoard, optionsCodec, stateCodec } from './codec/index.js';
import { positionCodec } from './codec/position.js';
import { alexandros } from './game.js';

export { alexandros };

/** A game about to be dealt; the deal is chance's. Refuses options that do not read. */
export const createGame = alexandros.createGame;
/** Whom the game waits for: one player, `chance`, or nobody when it is over. */
export const actors = alexandros.actors;
/** All that may be done now: complete, without duplicates, in a stable order. */
export const legalActions = alexandros.legalActions;
/** Carries out a listed action; any other is refused with a code and a rule, and changes nothing. */
export const applyAction = alexandros.applyAction;
/** Why an action would be refused; `undefined` if it would not. */
export const explainAction = alexandros.explainAction;
/** The cards that can come from the supply now, weighted by how many of them it holds. */
export const chanceOutcomes = alexandros.chanceOutcomes;
/** Carries out chance until a player must decide or the game is over. */
export const settle = alexandros.settle;
/** Who won, how and by which rule; `undefined` while the game goes on. */
export const outcome = alexandros.outcome;
/** All that a player, or a spectator, may know. */
export const viewFor = alexandros.viewFor;
/** An event as a viewer may hear it. */
export const eventFor = alexandros.eventFor;
/** What the viewer may do, told from his view alone. */
export const legalActionsFromView = alexandros.legalActionsFromView;
/** One of the states that look like a view, each as likely as the unseen cards make it. */
export const sampleState = alexandros.sampleState;
/** Whether taking back what caused an event would be unfair. */
export const isUndoBarrier = alexandros.isUndoBarrier;
/** A mutable twin of a state, many times faster, for bots. */
export const simulate = alexandros.simulate;
/** A compact, hand-writable JSON of any situation. */
export const toPosition = alexandros.toPosition;
/** Reads a position; every fault at once. */
export const fromPosition = alexandros.fromPosition;
/** Reads options, an action or a state of unknown origin. */
export const decode = { ...alexandros.decode, board: decodeBoard };

/** Records: a game as its options and every action, versioned and checksummed. */
export const { createRecord, replay } = /* @__PURE__ */ records(alexandros);
/** Matches: one plain value holds state, chance and record; chance settles itself. */
export const { createMatch, play, undo, save, load, recordOf } = /* @__PURE__ */ matches(alexandros);

/** io-ts codecs of what goes in and out. They check shapes; {@link decode} also checks what the values say. */
export const codecs = {
  options: optionsCodec,
  action: actionCodec,
  state: stateCodec,
  position: positionCodec,
  board: boardCodec,
};

export * as query from './query/index.js';
export { isLeft, isRight, match, type Either } from '../core/index.js';
export {
  orThrow,
  Refused,
  resumeChance,
  seededChance,
  SPECTATOR,
  type ChanceSource,
  type ChanceState,
  type Fault,
  type GameRecord,
  type InvalidInput,
  type Match,
  type Outcome,
  type RuleRef,
  type RuleViolation,
  type SavedMatch,
  type Simulation,
  type Transition,
  type Weighted,
} from '../core/index.js';
export type * from './action.js';
export type * from './event.js';
export type * from './frame.js';
export type * from './options.js';
export type * from './position.js';
export type * from './state.js';
export type { AlexandrosTypes } from './types.js';
export { REFUSAL_CODES, type Refusal, type RefusalCode } from './code.js';
export { board, type Board } from './data/board.js';
export type { CardCounts, HiddenCards, Pile } from './data/deck.js';
export * from './vocabulary.js';
