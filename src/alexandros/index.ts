/**
 * *Alexandros* (Leo Colovini): the rules as pure functions, for 2 to 4 players. An unofficial library.
 *
 * Everything that goes in or comes out is plain JSON. Refusals are values (`Either` of fp-ts); {@link orThrow} is for those
 * who prefer exceptions. The rules' sections are cited by name (`R Levy Taxes`), our readings of them by number (`ruling A7`);
 * docs/alexandros.md explains both, and docs/alexandros-rulings.md lists the readings.
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi/alexandros';
 *
 * let match = orThrow(createMatch({ players: 3, seed: 'gordion' }));
 * const [first] = legalActions(match.state);
 * if (first) match = orThrow(play(match, first)).match;
 *
 * @module alexandros
 */
import { records } from '../core/index.js';
import { decodeBoard } from './codec/board.js';
import { decodeAction } from './codec/action.js';
import { decodeEvent } from './codec/event.js';
import { decodeOptions } from './codec/options.js';
import { fromPosition as readPosition, toPosition as writePosition } from './codec/position.js';
import { decodeState } from './codec/state/index.js';
import { decodeView } from './codec/view.js';
import { alexandros, createGame as begin, type Alexandros } from './game.js';
import { host } from './host.js';
import { outcomeOf } from './query/scores.js';
import { machine } from './rules/index.js';
import { sampleState as sampled } from './sample.js';
import {
  eventFor as told,
  isUndoBarrier as isBarrier,
  legalActionsFromView as listed,
  viewFor as seen,
} from './view.js';

export { alexandros, type Alexandros } from './game.js';
export { ALEXANDROS_POSITION_VERSION, ALEXANDROS_VERSION } from './version.js';

// Whoever imports one function loads what it needs and no more: what is made here can be left out, and is taken one by one.
const recorder = /* @__PURE__ */ records(alexandros);
const taken = <T>(one: () => T): T => one();

/**
 * A game about to be dealt (R Setup). There is no chance in it: dealing is a matter of chance actions.
 *
 * @param options - the number of players, and what differs from the defaults: who begins, and the board
 * @returns the state, or every fault of the options with its JSON path
 *
 * @example
 * import { actors, createGame, orThrow } from 'diadochi/alexandros';
 *
 * const state = orThrow(createGame({ players: 4, startingPlayer: 'blue' }));
 * actors(state); // ['chance']
 */
export const createGame = begin;

/**
 * Whom the game waits for: one player, `'chance'`, or nobody when it is over.
 *
 * @example
 * import { actors, createGame, orThrow, seededChance, settle } from 'diadochi/alexandros';
 *
 * const { state } = settle(orThrow(createGame({ players: 2, startingPlayer: 'yellow' })), seededChance('issos'));
 * actors(state); // ['yellow']
 */
export const actors = /* @__PURE__ */ taken(() => machine.actors);

/**
 * All that may be done now, by anyone or by the player named: complete, without duplicates, in a stable order. An action is
 * accepted if and only if it is listed. It may be asked of a view as well.
 *
 * @example
 * import { fromPosition, legalActions, orThrow } from 'diadochi/alexandros';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'alexandros', version: 1,
 *   seats: [{ player: 'red' }, { player: 'yellow' }], faceUp: ['horse', 'lyre'], toMove: 'red',
 * }));
 * legalActions(state).map(({ type }) => type); // ['moveByFaceUpCard', 'moveByFaceUpCard']
 * legalActions(state, 'yellow'); // []
 */
export const legalActions = /* @__PURE__ */ taken(() => machine.legalActions);

/**
 * Carries out a listed action. The state that was given is untouched; the new one shares with it what did not change.
 * Told by whom (`applyAction(state, action, 'red')`), it refuses him the actions of others without a word about them.
 *
 * @returns the new state and what happened, each event with its rule; or why not: `code`, `rule`, `params`, `message`
 *
 * @example
 * import { applyAction, createGame, orThrow } from 'diadochi/alexandros';
 *
 * const answer = applyAction(orThrow(createGame({ players: 2 })), { type: 'pass', player: 'red' });
 * answer._tag === 'Left' && answer.left.code; // 'notYourTurn'
 */
export const applyAction = /* @__PURE__ */ taken(() => machine.applyAction);

/**
 * Why an action would be refused; `undefined` if it would not.
 *
 * The answer may depend on the hand of whoever the action names. Where a stranger asks, say who: about the actions of others he
 * is told nothing.
 *
 * @example
 * import { createGame, explainAction, orThrow } from 'diadochi/alexandros';
 *
 * explainAction(orThrow(createGame({ players: 2 })), { type: 'pass', player: 'red' })?.message; // 'The game waits for somebody else.'
 * explainAction(orThrow(createGame({ players: 2 })), { type: 'pass', player: 'red' }, 'yellow')?.code; // 'notYourAction'
 */
export const explainAction = /* @__PURE__ */ taken(() => machine.explainAction);

/**
 * The cards that can come from the supply now, weighted by how many of them it holds; empty when the game does not wait for chance.
 *
 * @example
 * import { chanceOutcomes, createGame, orThrow } from 'diadochi/alexandros';
 *
 * chanceOutcomes(orThrow(createGame({ players: 2 }))).map(({ weight }) => weight); // [11, 11, 11, 11, 11]
 */
export const chanceOutcomes = /* @__PURE__ */ taken(() => machine.chanceOutcomes);

/**
 * Carries out chance until a player must decide or the game is over.
 *
 * @returns the state, what happened, and the chance actions carried out, for the record
 *
 * @example
 * import { createGame, orThrow, seededChance, settle } from 'diadochi/alexandros';
 *
 * const { state, actions } = settle(orThrow(createGame({ players: 3 })), seededChance('tyre'));
 * [state.turn, actions.length]; // [1, 5]
 */
export const settle = /* @__PURE__ */ taken(() => machine.settle);

/**
 * Who won, how and by which rule (R End of the Game); `undefined` while the game goes on.
 *
 * @example
 * import { createMatch, orThrow, outcome } from 'diadochi/alexandros';
 *
 * outcome(orThrow(createMatch({ players: 4, seed: 'gordion' })).state); // undefined
 */
export const outcome: Alexandros['outcome'] = outcomeOf;

/**
 * All that a player, or a spectator, may know: of the other hands the cards that everybody has seen (ruling A25), and how many more.
 *
 * @example
 * import { createMatch, orThrow, viewFor } from 'diadochi/alexandros';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * viewFor(state, 'red').seats[1]?.hand.secret; // { hidden: 1 }
 */
export const viewFor = seen;

/**
 * An event as a viewer may hear it: a card drawn is its drawer's secret.
 *
 * @example
 * import { eventFor } from 'diadochi/alexandros';
 *
 * eventFor({ type: 'cardDrawn', rule: 'R Take a Card', player: 'red', symbol: 'lyre' }, 'blue').type; // 'cardDrawn'
 */
export const eventFor = told;

/**
 * What the viewer may do, told from his view alone: equals `legalActions(state, viewer)`. A spectator has none.
 *
 * @example
 * import { createMatch, legalActions, legalActionsFromView, orThrow, viewFor } from 'diadochi/alexandros';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * legalActionsFromView(viewFor(state, 'red')).length === legalActions(state, 'red').length; // true
 */
export const legalActionsFromView = listed;

/**
 * One of the states that look like a view, each as likely as the unseen cards make it.
 *
 * @example
 * import { createMatch, orThrow, sampleState, seededChance, simulate, viewFor } from 'diadochi/alexandros';
 *
 * const view = viewFor(orThrow(createMatch({ players: 3, seed: 'gordion' })).state, 'red');
 * const guess = sampleState(view, seededChance('first guess')); // other hands as red may imagine them
 * simulate(guess).actors(); // ['red']
 */
export const sampleState = sampled;

/**
 * Whether taking back what caused an event would be unfair: chance fell, or a card was shown.
 *
 * @example
 * import { isUndoBarrier } from 'diadochi/alexandros';
 *
 * isUndoBarrier({ type: 'cardTurnedUp', rule: 'R Take a Card', symbol: 'lyre' }); // true
 */
export const isUndoBarrier = isBarrier;

/**
 * A mutable twin of a state: the same rules on a plain object, many times faster, for searches and simulations.
 *
 * @example
 * import { createMatch, orThrow, simulate } from 'diadochi/alexandros';
 *
 * const simulation = simulate(orThrow(createMatch({ players: 4, seed: 'gordion' })).state);
 * const [first] = simulation.legalActions();
 * if (first) simulation.clone().apply(first); // the clone moves on, the simulation stays
 */
export const simulate = /* @__PURE__ */ taken(() => machine.simulate);

/**
 * A compact, hand-writable JSON of any situation (docs/alexandros.md).
 *
 * @example
 * import { createMatch, orThrow, toPosition } from 'diadochi/alexandros';
 *
 * toPosition(orThrow(createMatch({ players: 2, seed: 'gordion' })).state).toMove; // 'red'
 */
export const toPosition = writePosition;

/**
 * Reads a position of unknown origin. What it accepts can be played to its end.
 *
 * @returns the state, or every fault with its JSON path
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi/alexandros';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'alexandros', version: 1,
 *   alexander: 'p3.1', walls: ['p0.0-p1.1-p2.2-p3.1'],
 *   seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow' }], faceUp: ['horse', 'lyre'], toMove: 'yellow',
 * }));
 * query.taxesOf(state, 'red'); // 2
 */
export const fromPosition = readPosition;

/**
 * Reads options, an action, an event, a state, a view or a board of unknown origin.
 *
 * @returns what was read, or every fault with its JSON path
 *
 * @example
 * import { decode } from 'diadochi/alexandros';
 *
 * const read = decode.options({ players: 5, startingPlayer: 'purple' });
 * read._tag === 'Left' && read.left.faults.map(({ path }) => path); // ['$.players', '$.startingPlayer']
 */
export const decode = {
  options: decodeOptions,
  action: decodeAction,
  event: decodeEvent,
  state: decodeState,
  view: decodeView,
  board: decodeBoard,
};

/**
 * Makes the record of a game: its options and every action, chance included, versioned and checksummed.
 *
 * @example
 * import { createMatch, createRecord, orThrow } from 'diadochi/alexandros';
 *
 * const { options, actions, state } = orThrow(createMatch({ players: 4, seed: 'gordion' }));
 * createRecord(options, actions, state).game; // 'alexandros'
 */
export const createRecord = /* @__PURE__ */ taken(() => recorder.createRecord);

/**
 * Reads a record of unknown origin and plays it again, action by action.
 *
 * @returns the final state, all events and the outcome; or what is wrong: faults with JSON paths, or the action that is refused
 *
 * @example
 * import { createMatch, orThrow, recordOf, replay } from 'diadochi/alexandros';
 *
 * orThrow(replay(recordOf(orThrow(createMatch({ players: 4, seed: 'gordion' }))))).outcome; // undefined
 */
export const replay = /* @__PURE__ */ taken(() => recorder.replay);

/**
 * Begins a match: one plain value with options, state, chance and every action. Chance deals until a player must decide.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/alexandros';
 *
 * orThrow(createMatch({ players: 4, seed: 'gordion' })).state.turn; // 1
 */
export const createMatch = /* @__PURE__ */ taken(() => host.createMatch);

/**
 * Begins a match at a position, as {@link toPosition} writes it: the rules and chance go on from there until a player must decide.
 * Its record and its save begin there too.
 *
 * @example
 * import { createMatchAt, orThrow } from 'diadochi/alexandros';
 *
 * const match = orThrow(createMatchAt({
 *   position: {
 *     format: 'diadochi-position', game: 'alexandros', version: 1,
 *     seats: [{ player: 'red' }, { player: 'yellow', score: 12 }], faceUp: ['horse', 'lyre'], toMove: 'yellow',
 *   },
 *   seed: 'granikos',
 * }));
 * match.state.seats[1]?.score; // 12
 */
export const createMatchAt = /* @__PURE__ */ taken(() => host.createMatchAt);

/**
 * Carries out a player's action and all the chance that follows from it.
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi/alexandros';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'gordion' }));
 * const [first] = legalActions(match.state);
 * first && orThrow(play(match, first)).events[0]?.type; // 'faceUpCardTaken'
 */
export const play = /* @__PURE__ */ taken(() => host.play);

/**
 * Takes back the last decision of a player with all that followed it: chance, and the passes that standing orders made.
 *
 * @returns the match before it; or why not: `nothingToUndo` when no player has decided anything yet, and the faults of a match from
 *   elsewhere that does not read or cannot be played again
 *
 * @example
 * import { createMatch, orThrow, undo } from 'diadochi/alexandros';
 *
 * const answer = undo(orThrow(createMatch({ players: 4, seed: 'gordion' })));
 * answer._tag === 'Left' && answer.left.code; // 'nothingToUndo'
 */
export const undo = /* @__PURE__ */ taken(() => host.undo);

/**
 * Writes a match down as plain JSON.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi/alexandros';
 *
 * const text = JSON.stringify(save(orThrow(createMatch({ players: 4, seed: 'gordion' }))));
 * orThrow(load(JSON.parse(text))).seed; // 'gordion'
 */
export const save = /* @__PURE__ */ taken(() => host.save);

/**
 * Reads a match written down, replaying it; whatever was changed on the way is refused.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi/alexandros';
 *
 * const saved = save(orThrow(createMatch({ players: 4, seed: 'gordion' })));
 * load({ ...saved, seed: 'another' })._tag; // 'Left'
 */
export const load = /* @__PURE__ */ taken(() => host.load);

/**
 * The record of a match so far. See {@link replay}.
 *
 * @example
 * import { createMatch, orThrow, recordOf } from 'diadochi/alexandros';
 *
 * recordOf(orThrow(createMatch({ players: 2, seed: 'gordion' }))).actions.length; // 4
 */
export const recordOf = /* @__PURE__ */ taken(() => host.recordOf);

export * from './showing.js';
export * from './bots.js';
export * as codecs from './codec/index.js';
export * as query from './query/index.js';
export { isLeft, isRight, match, type Either } from '../core/index.js';
export {
  CHANCE,
  orThrow,
  Refused,
  resumeChance,
  seededChance,
  SPECTATOR,
  type Actor,
  type Chance,
  type ChanceSource,
  type ChanceState,
  type Decode,
  type Fault,
  type Frame,
  type FrameRules,
  type GameRecord,
  type GameTypes,
  type InvalidInput,
  type InvalidRecord,
  type Match,
  type OtherVersion,
  type Outcome,
  type Played,
  type Replay,
  type RuleParams,
  type RuleRef,
  type RuleViolation,
  type Applied,
  type GameRefusal,
  type NothingToUndo,
  type PlayRefusal,
  type UndoRefusal,
  type Run,
  type SavedMatch,
  type Simulation,
  type Transition,
  type Weighted,
  type WholeGameTypes,
} from '../core/index.js';
export type * from './action.js';
export type * from './event.js';
export type * from './frame.js';
export type * from './options.js';
export type * from './position.js';
export type * from './state.js';
export type { AlexandrosTypes, GameRun, RulesOf } from './types.js';
export { REFUSAL_CODES, type Refusal, type RefusalCode } from './code.js';
export { board, type Board } from './data/board.js';
export type { CardCounts, HiddenCards, Pile } from './data/deck.js';
export * from './vocabulary.js';
