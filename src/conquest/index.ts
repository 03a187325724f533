/**
 * *Alexandros: Conquest and Empire*: Alexander's war against the Persian Empire, 334 to 323 BC, for 2 players. An unofficial library.
 *
 * Everything that goes in or comes out is plain JSON. Refusals are values (`Either` of fp-ts); {@link orThrow} is for those
 * who prefer exceptions. Clauses of the rulebook are cited by number (`R 10.12`), our readings of them too (`ruling C9.1`):
 * docs/conquest-rulings.md lists the readings.
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi/conquest';
 *
 * let match = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * const [first] = legalActions(match.state);
 * if (first) match = orThrow(play(match, first)).match;
 *
 * @module conquest
 */
import { records, type ChanceSource, type Either, type InvalidInput, type Outcome } from '../core/index.js';
import type { GameOptions } from './options.js';
import { decodeAction } from './codec/action.js';
import { decodeEvent } from './codec/event/index.js';
import { beginnerOf, conquestBeginning } from './beginning.js';
import type { GameEvent } from './event/index.js';
import { border } from './codec/base.js';
import { baseOptions } from './codec/options.js';
import { decodeComponents } from './data/codec/components.js';
import { conquest } from './game.js';
import { host } from './host.js';
import { machine } from './machine.js';
import { outcomeOf } from './query/victory.js';
import type { GameState, PlayerView } from './state.js';
import {
  eventFor as told,
  isUndoBarrier as isBarrier,
  listedFor,
  sampleState as sampled,
  viewFor as seen,
} from './view.js';
import type { BaseEnding, SideId, Viewer } from './vocabulary.js';

export { conquest, type Conquest } from './game.js';
export type { FamilyGame } from './family.js';
export { CONQUEST_POSITION_VERSION, CONQUEST_VERSION } from './version.js';

// Whoever imports one function loads what it needs and no more: what is made here can be left out, and is taken one by one.
const recorder = /* @__PURE__ */ records(conquest);
const taken = <T>(one: () => T): T => one();
const begin = /* @__PURE__ */ beginnerOf(conquestBeginning);

/**
 * A game about to begin (R 3): the Persian decides where the King is, and then the armies meet at the Granicus.
 *
 * @param options - two players, and what differs from the defaults: optional rules, sections left out, components of one's own
 * @returns the state, or every fault of the options with its JSON path
 *
 * @example
 * import { actors, createGame, orThrow } from 'diadochi/conquest';
 *
 * const state = orThrow(createGame({ players: 2, optionalRules: ['scorchedEarth'] }));
 * actors(state); // ['persian']
 */
export const createGame = (options: GameOptions): Either<InvalidInput, GameState> => begin(options);

/**
 * Whom the game waits for: one side, `'chance'`, or nobody when it is over.
 *
 * @example
 * import { actors, createGame, orThrow } from 'diadochi/conquest';
 *
 * actors(orThrow(createGame({ players: 2 }))); // ['persian']
 */
export const actors = /* @__PURE__ */ taken(() => machine.actors);

/**
 * All that may be done now, by anyone or by the side named: complete, without duplicates, in a stable order. An action is
 * accepted if and only if it is listed. It may be asked of a view as well.
 *
 * @example
 * import { createGame, legalActions, orThrow } from 'diadochi/conquest';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * legalActions(state)[0]; // { type: 'deploy', player: 'persian', choice: 'kingsArmy', province: 'susiana' }
 * legalActions(state, 'macedonian'); // []
 */
export const legalActions = /* @__PURE__ */ taken(() => machine.legalActions);

/**
 * Carries out a listed action. The state that was given is untouched; the new one shares with it what did not change.
 * Told by whom (`applyAction(state, action, 'persian')`), it refuses him the actions of others without a word about them.
 *
 * @returns the new state and what happened, each event with its rule; or why not: `code`, `rule`, `params`, `message`
 *
 * @example
 * import { applyAction, createGame, orThrow } from 'diadochi/conquest';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * const answer = applyAction(state, { type: 'deploy', player: 'persian', choice: 'kingsArmy', province: 'bactria' });
 * answer._tag === 'Left' && answer.left.code; // 'provinceNotOffered'
 */
export const applyAction = /* @__PURE__ */ taken(() => machine.applyAction);

/**
 * Why an action would be refused; `undefined` if it would not. Where a stranger asks, say who: about the actions of others he
 * is told nothing.
 *
 * @example
 * import { createGame, explainAction, orThrow } from 'diadochi/conquest';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * explainAction(state, { type: 'endMovement', player: 'macedonian' })?.code; // 'notYourTurn'
 * explainAction(state, { type: 'endMovement', player: 'macedonian' }, 'persian')?.code; // 'notYourAction'
 */
export const explainAction = /* @__PURE__ */ taken(() => machine.explainAction);

/**
 * The faces that a die can show now, each as likely; empty when the game does not wait for chance.
 *
 * @example
 * import { chanceOutcomes, createGame, orThrow } from 'diadochi/conquest';
 *
 * chanceOutcomes(orThrow(createGame({ players: 2 }))); // []
 */
export const chanceOutcomes = /* @__PURE__ */ taken(() => machine.chanceOutcomes);

/**
 * Carries out chance until a side must decide or the game is over.
 *
 * @returns the state, what happened, and the chance actions carried out, for the record
 *
 * @example
 * import { createGame, orThrow, seededChance, settle } from 'diadochi/conquest';
 *
 * settle(orThrow(createGame({ players: 2 })), seededChance('issos')).actions; // []
 */
export const settle = /* @__PURE__ */ taken(() => machine.settle);

/**
 * Who won, how and by which rule (R 16); `undefined` while the game goes on. In a draw nobody has.
 *
 * @example
 * import { createMatch, orThrow, outcome } from 'diadochi/conquest';
 *
 * outcome(orThrow(createMatch({ players: 2, seed: 'granikos' })).state); // undefined
 */
export const outcome: (shown: GameState | PlayerView) => Outcome<SideId, BaseEnding> | undefined = outcomeOf;

/**
 * All that a side, or a spectator, may know: the whole state, and whose view it is.
 *
 * @example
 * import { createMatch, orThrow, viewFor } from 'diadochi/conquest';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * viewFor(state, 'macedonian').leaders['alexander']; // { at: 'ionia', wounded: false, side: 'macedonian' }
 */
export const viewFor = (state: GameState, viewer: Viewer): PlayerView => seen(state, viewer);

/**
 * An event as a viewer may hear it: nothing is hidden from anybody.
 *
 * @example
 * import { eventFor } from 'diadochi/conquest';
 *
 * eventFor({ type: 'roundBegan', rule: 'R 10.2', round: 3 }, 'spectator').type; // 'roundBegan'
 */
export const eventFor = (event: GameEvent, viewer: Viewer): GameEvent => told(event, viewer);

/**
 * What the viewer may do, told from his view: equals `legalActions(state, viewer)`. A spectator has none.
 *
 * @example
 * import { createMatch, legalActionsFromView, orThrow, viewFor } from 'diadochi/conquest';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * legalActionsFromView(viewFor(state, 'persian')).length; // 3
 */
export const legalActionsFromView = /* @__PURE__ */ listedFor(machine);

/**
 * The only state that looks like a view.
 *
 * @example
 * import { createMatch, orThrow, sampleState, seededChance, viewFor } from 'diadochi/conquest';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * sampleState(viewFor(state, 'persian'), seededChance('guess')).turn; // 1
 */
export const sampleState = (view: PlayerView, chance: ChanceSource): GameState => sampled(view, chance);

/**
 * Whether taking back what caused an event would be unfair: dice fell.
 *
 * @example
 * import { isUndoBarrier } from 'diadochi/conquest';
 *
 * isUndoBarrier({ type: 'rolled', rule: 'R 10.11', purpose: 'duel', side: 'persian', dice: [6] }); // true
 */
export const isUndoBarrier = (event: GameEvent): boolean => isBarrier(event);

/**
 * A mutable twin of a state: the same rules on a plain object, many times faster, for searches and simulations.
 *
 * @example
 * import { createMatch, orThrow, simulate } from 'diadochi/conquest';
 *
 * const simulation = simulate(orThrow(createMatch({ players: 2, seed: 'granikos' })).state);
 * const [first] = simulation.legalActions();
 * if (first) simulation.clone().apply(first); // the clone moves on, the simulation stays
 */
export const simulate = /* @__PURE__ */ taken(() => machine.simulate);

/**
 * A compact, hand-writable JSON of any situation: what differs from the beginning of a game.
 *
 * @example
 * import { createGame, orThrow, toPosition } from 'diadochi/conquest';
 *
 * const position = toPosition(orThrow(createGame({ players: 2 })));
 * position.pieces; // undefined
 */
export const toPosition = /* @__PURE__ */ taken(() => border.toPosition);

/**
 * Reads a position of unknown origin. What it accepts can be played to its end.
 *
 * @returns the state, or every fault with its JSON path
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi/conquest';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'conquest', version: 1, turn: 7, others: 'pool',
 *   pieces: {
 *     macedonian: { cilicia: ['alexander', 'hetairoi-1:3', 'phalanx-1..6', 'siegeTrain'] },
 *     persian: { syria: ['darius', 'royalGuard-1', 'persianInfantry-1..4'] },
 *   },
 *   begins: { phase: 'movement', side: 'macedonian' },
 * }));
 * query.statusOf(state, 'syria'); // 'persian'
 */
export const fromPosition = /* @__PURE__ */ taken(() => border.fromPosition);

/**
 * Reads options, an action, an event, a state, a view or components of unknown origin.
 *
 * @returns what was read, or every fault with its JSON path
 *
 * @example
 * import { decode } from 'diadochi/conquest';
 *
 * const read = decode.options({ players: 3, optionalRules: ['scorchedEarth'], without: ['supply'] });
 * read._tag === 'Left' && read.left.faults.map(({ path }) => path); // ['$.players', '$.optionalRules[0]']
 */
export const decode = /* @__PURE__ */ taken(() => ({
  options: baseOptions.decode,
  action: decodeAction,
  event: decodeEvent,
  state: border.decodeState,
  view: border.decodeView,
  components: decodeComponents,
}));

/**
 * Makes the record of a game: its options and every action, chance included, versioned and checksummed.
 *
 * @example
 * import { createMatch, createRecord, orThrow } from 'diadochi/conquest';
 *
 * const { options, actions, state } = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * createRecord(options, actions, state).game; // 'conquest'
 */
export const createRecord = /* @__PURE__ */ taken(() => recorder.createRecord);

/**
 * Reads a record of unknown origin and plays it again, action by action.
 *
 * @returns the final state, all events and the outcome; or what is wrong: faults with JSON paths, or the action that is refused
 *
 * @example
 * import { createMatch, orThrow, recordOf, replay } from 'diadochi/conquest';
 *
 * orThrow(replay(recordOf(orThrow(createMatch({ players: 2, seed: 'granikos' }))))).outcome; // undefined
 */
export const replay = /* @__PURE__ */ taken(() => recorder.replay);

/**
 * Begins a match: one plain value with options, state, chance and every action. Chance acts until a side must decide.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/conquest';
 *
 * orThrow(createMatch({ players: 2, seed: 'granikos' })).state.turn; // 1
 */
export const createMatch = /* @__PURE__ */ taken(() => host.createMatch);

/**
 * Begins a match at a position, as {@link toPosition} writes it: the rules and chance go on from there until a side must decide.
 * Its record and its save begin there too.
 *
 * @example
 * import { createMatchAt, orThrow } from 'diadochi/conquest';
 *
 * const match = orThrow(createMatchAt({
 *   position: {
 *     format: 'diadochi-position', game: 'conquest', version: 1, turn: 3,
 *     pieces: { persian: { babylonia: ['darius'] } },
 *     begins: { phase: 'movement', side: 'persian' },
 *   },
 *   seed: 'halikarnassos',
 * }));
 * match.state.turn; // 3
 */
export const createMatchAt = /* @__PURE__ */ taken(() => host.createMatchAt);

/**
 * Carries out a side's action and all the chance that follows from it.
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi/conquest';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * const [first] = legalActions(match.state);
 * first && orThrow(play(match, first)).events[0]?.type; // 'unitRaised'
 */
export const play = /* @__PURE__ */ taken(() => host.play);

/**
 * Takes back the last decision of a side with all that followed it.
 *
 * @returns the match before it; or why not: `nothingToUndo` when no side has decided anything yet, and the faults of a match from
 *   elsewhere that does not read or cannot be played again
 *
 * @example
 * import { createMatch, orThrow, undo } from 'diadochi/conquest';
 *
 * const answer = undo(orThrow(createMatch({ players: 2, seed: 'granikos' })));
 * answer._tag === 'Left' && answer.left.code; // 'nothingToUndo'
 */
export const undo = /* @__PURE__ */ taken(() => host.undo);

/**
 * Writes a match down as plain JSON.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi/conquest';
 *
 * const text = JSON.stringify(save(orThrow(createMatch({ players: 2, seed: 'granikos' }))));
 * orThrow(load(JSON.parse(text))).seed; // 'granikos'
 */
export const save = /* @__PURE__ */ taken(() => host.save);

/**
 * Reads a match written down, replaying it; whatever was changed on the way is refused.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi/conquest';
 *
 * const saved = save(orThrow(createMatch({ players: 2, seed: 'granikos' })));
 * load({ ...saved, seed: 'another' })._tag; // 'Left'
 */
export const load = /* @__PURE__ */ taken(() => host.load);

/**
 * The record of a match so far. See {@link replay}.
 *
 * @example
 * import { createMatch, orThrow, recordOf } from 'diadochi/conquest';
 *
 * recordOf(orThrow(createMatch({ players: 2, seed: 'granikos' }))).actions.length; // 0
 */
export const recordOf = /* @__PURE__ */ taken(() => host.recordOf);

export * from './showing.js';
export * from './bots.js';
export * as codecs from './codec/index.js';
export * as query from './questions.js';
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
export type * from './action/index.js';
export type * from './event/index.js';
export type * from './frame/index.js';
export type * from './position.js';
export type * from './state.js';
export type { ConquestTypes, FamilyTypes, GameRun, RulesOf } from './types.js';
export { REFUSAL_CODES, type Refusal, type RefusalCode } from './code/index.js';
export { boxes, type BoxFact, type Line, type Post } from './data/display.js';
export { figuresOf, type Figures, type Member } from './units.js';
export { components } from './data/default.js';
export type * from './data/shape.js';
export * from './options.js';
export * from './vocabulary.js';
/** Who plays the base, and how a game of it can end: its variants have others too. */
export {
  BASE_ENDINGS as ENDINGS,
  BASE_SIDES as PLAYERS,
  BASE_SIDES as SIDES,
  type BaseEnding as Ending,
  type Ending as FamilyEnding,
} from './vocabulary.js';
