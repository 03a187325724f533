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
import { records } from '../core/index.js';
import { isUndoBarrier as isBarrier } from './event/traits.js';
import { createGame as begin, outcome as outcomeOf, successors } from './game.js';
import { host } from './host.js';
import { machine } from './machine.js';
import { fromPosition as readPosition, toPosition as writePosition } from './codec/position/index.js';

export { successors, type Successors } from './game.js';
export { SUCCESSORS_POSITION_VERSION, SUCCESSORS_VERSION } from './version.js';

// Whoever imports one function loads what it needs and no more: what is made here can be left out, and is taken one by one.
const recorder = /* @__PURE__ */ records(successors);
const taken = <T>(one: () => T): T => one();

/**
 * A game about to begin (R 5). There is no chance in it: dealing and dice are chance actions.
 *
 * @param options - the number of players, and what differs from the defaults: edition, optional rules, interrupts, board, cards, abilities
 * @returns the state, or every fault of the options with its JSON path
 *
 * @example
 * import { actors, createGame, orThrow } from 'diadochi';
 *
 * const state = orThrow(createGame({ players: 4 }));
 * actors(state); // ['chance']: the Generals are to be dealt (R 5.4.4)
 */
export const createGame = begin;

/**
 * Whom the game waits for: one player, `'chance'`, or nobody when it is over.
 *
 * @example
 * import { actors, createGame, orThrow, seededChance, settle } from 'diadochi';
 *
 * const dealt = settle(orThrow(createGame({ players: 2 })), seededChance('tyre'));
 * actors(dealt.state); // the player who must decide
 */
export const actors = /* @__PURE__ */ taken(() => machine.actors);

/**
 * All that may be done now, by anyone or by the player named: complete, without duplicates, in a stable order. An action
 * is accepted if and only if it is listed. It may be asked of a view as well.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi';
 *
 * const { state } = orThrow(createMatch({ players: 3, seed: 'ipsos' }));
 * legalActions(state, 'red'); // [] unless it is red's turn to decide
 */
export const legalActions = /* @__PURE__ */ taken(() => machine.legalActions);

/**
 * Carries out a listed action. The state that was given is untouched; the new one shares with it what did not change.
 * Told by whom (`applyAction(state, action, 'red')`), it refuses him the actions of others without a word about them.
 *
 * @returns the new state and what happened, each event with its rule; or why not: `code`, `rule`, `params`, `message`
 *
 * @example
 * import { applyAction, createGame, isLeft, orThrow } from 'diadochi';
 *
 * const answer = applyAction(orThrow(createGame({ players: 2 })), { type: 'pass', player: 'red' });
 * if (isLeft(answer)) console.log(answer.left.code, answer.left.rule); // notYourTurn R 6
 */
export const applyAction = /* @__PURE__ */ taken(() => machine.applyAction);

/**
 * Why an action would be refused; `undefined` if it would not.
 *
 * The answer may depend on the hand of whoever the action names. Where a stranger asks, say who: about the actions of others he
 * is told nothing.
 *
 * @example
 * import { createGame, explainAction, orThrow } from 'diadochi';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * explainAction(state, { type: 'rollMovement', player: 'blue' })?.code; // 'notYourTurn'
 * explainAction(state, { type: 'rollMovement', player: 'blue' }, 'red')?.code; // 'notYourAction'
 */
export const explainAction = /* @__PURE__ */ taken(() => machine.explainAction);

/**
 * What chance may do now, with exact integer weights; empty when the game does not wait for chance.
 *
 * @example
 * import { chanceOutcomes, createGame, orThrow } from 'diadochi';
 *
 * chanceOutcomes(orThrow(createGame({ players: 2 }))).length; // 8: the Generals who can be dealt first (R 5.4.2)
 */
export const chanceOutcomes = /* @__PURE__ */ taken(() => machine.chanceOutcomes);

/**
 * Carries out chance until a player must decide or the game is over.
 *
 * @returns the state, what happened, and the chance actions carried out, for the record
 *
 * @example
 * import { createGame, orThrow, seededChance, settle } from 'diadochi';
 *
 * const { state, actions } = settle(orThrow(createGame({ players: 5 })), seededChance('gaza'));
 */
export const settle = /* @__PURE__ */ taken(() => machine.settle);

/**
 * Who won, how and by which rule (R 7); `undefined` while the game goes on.
 *
 * @example
 * import { createMatch, orThrow, outcome } from 'diadochi';
 *
 * outcome(orThrow(createMatch({ players: 4, seed: 'babylon' })).state); // undefined
 */
export const outcome = outcomeOf;

/**
 * A mutable twin of a state: the same rules on a plain object, many times faster, for searches and simulations.
 *
 * @example
 * import { createMatch, orThrow, simulate } from 'diadochi';
 *
 * const simulation = simulate(orThrow(createMatch({ players: 4, seed: 'babylon' })).state);
 * const [first] = simulation.legalActions();
 * if (first) simulation.clone().apply(first); // the clone moves on, the simulation stays
 */
export const simulate = /* @__PURE__ */ taken(() => machine.simulate);

/**
 * Whether taking back what caused this event would be unfair: chance fell, or something hidden was shown.
 *
 * @example
 * import { createMatch, isUndoBarrier, legalActions, orThrow, play } from 'diadochi';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'tyre' }));
 * const [first] = legalActions(match.state);
 * const mayTakeBack = first !== undefined && !orThrow(play(match, first)).events.some(isUndoBarrier);
 */
export const isUndoBarrier = isBarrier;

/**
 * A compact, hand-writable JSON of any situation (docs/positions.md).
 *
 * @example
 * import { createGame, fromPosition, orThrow, toPosition } from 'diadochi';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * orThrow(fromPosition(toPosition(state))); // the same state
 */
export const toPosition = writePosition;

/**
 * Reads a position of unknown origin.
 *
 * @returns the state, or every fault with its JSON path
 *
 * @example
 * import { fromPosition, legalActions, orThrow } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2 } }, toMove: 'red',
 * }));
 * legalActions(state, 'red'); // red's Movement Segment begins (R 6.6.4)
 */
export const fromPosition = readPosition;

/**
 * Makes the record of a game: its options and every action, chance included, versioned and checksummed.
 *
 * @example
 * import { createMatch, createRecord, orThrow } from 'diadochi';
 *
 * const { options, actions, state } = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * createRecord(options, actions, state);
 */
export const createRecord = /* @__PURE__ */ taken(() => recorder.createRecord);

/**
 * Reads a record of unknown origin and plays it again, action by action.
 *
 * @returns the final state, all events and the outcome; or what is wrong: faults with JSON paths, or the action that is refused
 *
 * @example
 * import { createMatch, orThrow, recordOf, replay } from 'diadochi';
 *
 * orThrow(replay(recordOf(orThrow(createMatch({ players: 4, seed: 'babylon' })))));
 */
export const replay = /* @__PURE__ */ taken(() => recorder.replay);

/**
 * Begins a match: one plain value with options, state, chance and every action. Chance deals until a player must decide.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 */
export const createMatch = /* @__PURE__ */ taken(() => host.createMatch);

/**
 * Begins a match at a position, as {@link toPosition} writes it: the rules and chance go on from there until a player must decide.
 * Its record and its save begin there too.
 *
 * @example
 * import { createMatchAt, legalActions, orThrow } from 'diadochi';
 *
 * const match = orThrow(createMatchAt({
 *   position: { format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 }, turn: 3 },
 *   seed: 'raphia',
 * }));
 * match.state.turn; // 3
 */
export const createMatchAt = /* @__PURE__ */ taken(() => host.createMatchAt);

/**
 * Carries out a player's action and all the chance that follows from it.
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * const [first] = legalActions(match.state);
 * if (first) console.log(orThrow(play(match, first)).events.length);
 */
export const play = /* @__PURE__ */ taken(() => host.play);

/**
 * Takes back the last decision of a player with all that followed it: chance, and the passes that standing orders made.
 *
 * @returns the match before it; or why not: `nothingToUndo` when no player has decided anything yet, and the faults of a match from
 *   elsewhere that does not read or cannot be played again
 *
 * @example
 * import { createMatch, orThrow, undo } from 'diadochi';
 *
 * const answer = undo(orThrow(createMatch({ players: 4, seed: 'babylon' })));
 * answer._tag === 'Left' && answer.left.code; // 'nothingToUndo'
 */
export const undo = /* @__PURE__ */ taken(() => host.undo);

/**
 * Writes a match down as plain JSON.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi';
 *
 * const text = JSON.stringify(save(orThrow(createMatch({ players: 4, seed: 'babylon' }))));
 * orThrow(load(JSON.parse(text)));
 */
export const save = /* @__PURE__ */ taken(() => host.save);

/**
 * Reads a match written down, replaying it; whatever was changed on the way is refused. See {@link save}.
 *
 * @example
 * import { createMatch, isLeft, load, orThrow, save } from 'diadochi';
 *
 * const saved = save(orThrow(createMatch({ players: 4, seed: 'babylon' })));
 * isLeft(load({ ...saved, seed: 'tyre' })); // true
 */
export const load = /* @__PURE__ */ taken(() => host.load);

/**
 * The record of a match so far. See {@link replay}.
 *
 * @example
 * import { createMatch, orThrow, recordOf } from 'diadochi';
 *
 * recordOf(orThrow(createMatch({ players: 4, seed: 'babylon' }))).game; // 'successors'
 */
export const recordOf = /* @__PURE__ */ taken(() => host.recordOf);

export * from './showing.js';
export * from './bots.js';
export { eventFor, legalActionsFromView, sampleState, viewFor, type Viewer } from './view.js';
export * as codecs from './codec/index.js';
export * as query from './questions.js';

export type * from './action/index.js';
export type * from './event/index.js';
export type * from './frame/index.js';
export type * from './data/ability.js';
export type * from './data/shape.js';
export { EDITIONS, INTERRUPTS, OPTIONAL_RULE_CLAUSES, OPTIONAL_RULES, PLAYER_COUNTS } from './options.js';
export type { Edition, GameOptions, Interrupts, OptionalRule, PlayerCount } from './options.js';
export { VICTORY_KINDS } from './state.js';
export type * from './state.js';
export type { SomeUnits, Units } from './units.js';
export type { Post } from './table/places.js';
export type { Position } from './position.js';
export { REFUSAL_CODES, type Refusal, type RefusalCode } from './code.js';
export type { SuccessorsTypes } from './types.js';
export * from './vocabulary.js';
export { decodeAbilities, decodeBoard, decodeDeck, checkDeck } from './data/codec.js';
export { attestedAbilities, reconstructedAbilities } from './data/abilities.js';
export { ABILITY_OCCASIONS } from './data/ability.js';
export { board, type KnownPath, type KnownProvinceId, type KnownSpaceId } from './data/board.js';
export { cards, type KnownCardId } from './data/cards.js';
export { generals, type GeneralFact } from './data/generals.js';
export { sources, type Sources } from './data/sources/index.js';
export { cardTexts } from './data/texts.js';
export { cardText } from './text/card-text.js';

export { isLeft, isRight, match, type Either } from '../core/index.js';
export { orThrow, platformChance, randomSeed, Refused, resumeChance, seededChance } from '../core/index.js';
export type {
  AnyMatch,
  ChanceSource,
  ChanceState,
  Fault,
  GameRecord,
  InvalidInput,
  Match,
  Played,
  RuleRef,
  RuleViolation,
  Applied,
  GameRefusal,
  NothingToUndo,
  PlayRefusal,
  UndoRefusal,
  SavedMatch,
  SeededChance,
  Simulation,
  Transition,
  UnseededMatch,
  Weighted,
} from '../core/index.js';
