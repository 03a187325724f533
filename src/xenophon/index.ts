/**
 * *Xenophon: March of the Ten-Thousand*: Cyrus' rebellion against the King of Persia, 401 to 400 BC, for 2 players; a variant of
 * *Alexandros: Conquest and Empire*. An unofficial library.
 *
 * Everything that goes in or comes out is plain JSON. Refusals are values (`Either` of fp-ts); {@link orThrow} is for those
 * who prefer exceptions. Clauses of the variant are cited as `R X7.3`, those of the base where they are carried out as `R 10.12`,
 * our readings of them as `ruling X7.1`: docs/xenophon-rulings.md lists the readings.
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi/xenophon';
 *
 * let match = orThrow(createMatch({ players: 2, seed: 'sardis' }));
 * const [first] = legalActions(match.state);
 * if (first) match = orThrow(play(match, first)).match;
 *
 * @module xenophon
 */
import { records, type ChanceSource, type Either, type InvalidInput, type Outcome } from '../core/index.js';
import { beginnerOf } from '../conquest/beginning.js';
import type { Viewer } from '../conquest/vocabulary.js';
import {
  eventFor as told,
  isUndoBarrier as isBarrier,
  listedFor,
  sampleState as sampled,
  viewFor as seen,
} from '../conquest/view.js';
import { xenophonBeginning } from './beginning.js';
import { decodeAction } from './codec/action.js';
import { border } from './codec/edition.js';
import { decodeEvent } from './codec/event.js';
import { xenophonOptions } from './codec/options.js';
import { decodeComponents } from './data/codec.js';
import type { GameEvent } from './event.js';
import { xenophon } from './game.js';
import { host } from './host.js';
import { machine } from './machine.js';
import type { GameOptions } from './options.js';
import { outcomeOf } from './query/victory.js';
import type { GameState, PlayerView } from './state.js';
import type { SideId } from '../conquest/vocabulary.js';
import type { XenophonEnding } from './vocabulary.js';

export { xenophon, type Xenophon } from './game.js';
export type { FamilyGame } from '../conquest/family.js';
export { XENOPHON_POSITION_VERSION, XENOPHON_VERSION } from './version.js';

// Whoever imports one function loads what it needs and no more: what is made here can be left out, and is taken one by one.
const recorder = /* @__PURE__ */ records(xenophon);
const taken = <T>(one: () => T): T => one();
const begin = /* @__PURE__ */ beginnerOf(xenophonBeginning);

/**
 * A game about to begin (R X3): all of the set-up is prescribed, and the first turn begins with the feeding of armies.
 *
 * @param options - two players, and what differs from the defaults: optional rules, components of one's own
 * @returns the state, or every fault of the options with its JSON path
 *
 * @example
 * import { actors, createGame, orThrow } from 'diadochi/xenophon';
 *
 * const state = orThrow(createGame({ players: 2, optionalRules: ['brotherlyHatred'] }));
 * actors(state); // ['royal']
 */
export const createGame = (options: GameOptions): Either<InvalidInput, GameState> => begin(options);

/**
 * Whom the game waits for: one side, `'chance'`, or nobody when it is over.
 *
 * @example
 * import { actors, createGame, orThrow } from 'diadochi/xenophon';
 *
 * actors(orThrow(createGame({ players: 2 }))); // ['royal']
 */
export const actors = /* @__PURE__ */ taken(() => machine.actors);

/**
 * All that may be done now, by anyone or by the side named: complete, without duplicates, in a stable order. An action is
 * accepted if and only if it is listed. It may be asked of a view as well.
 *
 * @example
 * import { createGame, legalActions, orThrow } from 'diadochi/xenophon';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * legalActions(state)[1]; // { type: 'supplyFrom', player: 'royal', province: 'cilicia' }
 * legalActions(state, 'rebel'); // []
 */
export const legalActions = /* @__PURE__ */ taken(() => machine.legalActions);

/**
 * Carries out a listed action. The state that was given is untouched; the new one shares with it what did not change.
 * Told by whom (`applyAction(state, action, 'royal')`), it refuses him the actions of others without a word about them.
 *
 * @returns the new state and what happened, each event with its rule; or why not: `code`, `rule`, `params`, `message`
 *
 * @example
 * import { applyAction, createGame, orThrow } from 'diadochi/xenophon';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * const answer = applyAction(state, { type: 'supplyFrom', player: 'royal', province: 'ionia' });
 * answer._tag === 'Left' && answer.left.code; // 'sourceNotControlled'
 */
export const applyAction = /* @__PURE__ */ taken(() => machine.applyAction);

/**
 * Why an action would be refused; `undefined` if it would not. Where a stranger asks, say who: about the actions of others he
 * is told nothing.
 *
 * @example
 * import { createGame, explainAction, orThrow } from 'diadochi/xenophon';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * explainAction(state, { type: 'endMovement', player: 'rebel' })?.code; // 'notYourTurn'
 * explainAction(state, { type: 'endMovement', player: 'rebel' }, 'royal')?.code; // 'notYourAction'
 */
export const explainAction = /* @__PURE__ */ taken(() => machine.explainAction);

/**
 * The faces that a die can show now, each as likely; empty when the game does not wait for chance.
 *
 * @example
 * import { chanceOutcomes, createGame, orThrow } from 'diadochi/xenophon';
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
 * import { createGame, orThrow, seededChance, settle } from 'diadochi/xenophon';
 *
 * settle(orThrow(createGame({ players: 2 })), seededChance('tarsos')).actions; // []
 */
export const settle = /* @__PURE__ */ taken(() => machine.settle);

/**
 * Who won, how and by which rule (R X9); `undefined` while the game goes on. In a draw nobody has.
 *
 * @example
 * import { createMatch, orThrow, outcome } from 'diadochi/xenophon';
 *
 * outcome(orThrow(createMatch({ players: 2, seed: 'sardis' })).state); // undefined
 */
export const outcome: (shown: GameState | PlayerView) => Outcome<SideId, XenophonEnding> | undefined = outcomeOf;

/**
 * All that a side, or a spectator, may know: the whole state, and whose view it is.
 *
 * @example
 * import { createMatch, orThrow, viewFor } from 'diadochi/xenophon';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'sardis' }));
 * viewFor(state, 'rebel').leaders['cyrus']; // { at: 'ionia', wounded: false, side: 'rebel' }
 */
export const viewFor = (state: GameState, viewer: Viewer): PlayerView => seen(state, viewer);

/**
 * An event as a viewer may hear it: nothing is hidden from anybody.
 *
 * @example
 * import { eventFor } from 'diadochi/xenophon';
 *
 * eventFor({ type: 'roundBegan', rule: 'R 10.2', round: 3 }, 'spectator').type; // 'roundBegan'
 */
export const eventFor = (event: GameEvent, viewer: Viewer): GameEvent => told(event, viewer);

/**
 * What the viewer may do, told from his view: equals `legalActions(state, viewer)`. A spectator has none.
 *
 * @example
 * import { createMatch, legalActionsFromView, orThrow, viewFor } from 'diadochi/xenophon';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'sardis' }));
 * legalActionsFromView(viewFor(state, 'royal')).length; // 2
 */
export const legalActionsFromView = /* @__PURE__ */ listedFor(machine);

/**
 * The only state that looks like a view.
 *
 * @example
 * import { createMatch, orThrow, sampleState, seededChance, viewFor } from 'diadochi/xenophon';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'sardis' }));
 * sampleState(viewFor(state, 'royal'), seededChance('guess')).turn; // 1
 */
export const sampleState = (view: PlayerView, chance: ChanceSource): GameState => sampled(view, chance);

/**
 * Whether taking back what caused an event would be unfair: dice fell.
 *
 * @example
 * import { isUndoBarrier } from 'diadochi/xenophon';
 *
 * isUndoBarrier({ type: 'rolled', rule: 'R 10.11', purpose: 'duel', side: 'rebel', dice: [6] }); // true
 */
export const isUndoBarrier = (event: GameEvent): boolean => isBarrier(event);

/**
 * A mutable twin of a state: the same rules on a plain object, many times faster, for searches and simulations.
 *
 * @example
 * import { createMatch, orThrow, simulate } from 'diadochi/xenophon';
 *
 * const simulation = simulate(orThrow(createMatch({ players: 2, seed: 'sardis' })).state);
 * const [first] = simulation.legalActions();
 * if (first) simulation.clone().apply(first); // the clone moves on, the simulation stays
 */
export const simulate = /* @__PURE__ */ taken(() => machine.simulate);

/**
 * A compact, hand-writable JSON of any situation: what differs from the beginning of a game.
 *
 * @example
 * import { createGame, orThrow, toPosition } from 'diadochi/xenophon';
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
 * import { fromPosition, orThrow, query } from 'diadochi/xenophon';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'xenophon', version: 1, turn: 3, others: 'pool',
 *   pieces: {
 *     rebel: { cilicia: ['cyrus', 'clearchus', 'spartanHoplites-1..3', 'cyrusGuard-1:1', 'baggageTrain'] },
 *     royal: { babylonia: ['artaxerxes', 'royalGuard-1', 'scytheChariots-1..3'] },
 *   },
 *   begins: { phase: 'movement', side: 'rebel' },
 * }));
 * query.statusOf(state, 'cilicia'); // 'rebel'
 */
export const fromPosition = /* @__PURE__ */ taken(() => border.fromPosition);

/**
 * Reads options, an action, an event, a state, a view or components of unknown origin.
 *
 * @returns what was read, or every fault with its JSON path
 *
 * @example
 * import { decode } from 'diadochi/xenophon';
 *
 * const read = decode.options({ players: 3, optionalRules: ['scorchedEarth'] });
 * read._tag === 'Left' && read.left.faults.map(({ path }) => path); // ['$.players', '$.optionalRules[0]']
 */
export const decode = /* @__PURE__ */ taken(() => ({
  options: xenophonOptions.decode,
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
 * import { createMatch, createRecord, orThrow } from 'diadochi/xenophon';
 *
 * const { options, actions, state } = orThrow(createMatch({ players: 2, seed: 'sardis' }));
 * createRecord(options, actions, state).game; // 'xenophon'
 */
export const createRecord = /* @__PURE__ */ taken(() => recorder.createRecord);

/**
 * Reads a record of unknown origin and plays it again, action by action.
 *
 * @returns the final state, all events and the outcome; or what is wrong: faults with JSON paths, or the action that is refused
 *
 * @example
 * import { createMatch, orThrow, recordOf, replay } from 'diadochi/xenophon';
 *
 * orThrow(replay(recordOf(orThrow(createMatch({ players: 2, seed: 'sardis' }))))).outcome; // undefined
 */
export const replay = /* @__PURE__ */ taken(() => recorder.replay);

/**
 * Begins a match: one plain value with options, state, chance and every action. Chance acts until a side must decide.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/xenophon';
 *
 * orThrow(createMatch({ players: 2, seed: 'sardis' })).state.turn; // 1
 */
export const createMatch = /* @__PURE__ */ taken(() => host.createMatch);

/**
 * Begins a match at a position, as {@link toPosition} writes it: the rules and chance go on from there until a side must decide.
 * Its record and its save begin there too.
 *
 * @example
 * import { createMatchAt, orThrow } from 'diadochi/xenophon';
 *
 * const match = orThrow(createMatchAt({
 *   position: {
 *     format: 'diadochi-position', game: 'xenophon', version: 1, turn: 3,
 *     pieces: { royal: { babylonia: ['artaxerxes'] } },
 *     begins: { phase: 'movement', side: 'royal' },
 *   },
 *   seed: 'thapsakos',
 * }));
 * match.state.turn; // 3
 */
export const createMatchAt = /* @__PURE__ */ taken(() => host.createMatchAt);

/**
 * Carries out a side's action and all the chance that follows from it.
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi/xenophon';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'sardis' }));
 * const [first] = legalActions(match.state);
 * first && orThrow(play(match, first)).events[0]?.type; // 'rolled'
 */
export const play = /* @__PURE__ */ taken(() => host.play);

/**
 * Takes back the last decision of a side with all that followed it.
 *
 * @returns the match before it; or why not: `nothingToUndo` when no side has decided anything yet, and the faults of a match from
 *   elsewhere that does not read or cannot be played again
 *
 * @example
 * import { createMatch, orThrow, undo } from 'diadochi/xenophon';
 *
 * const answer = undo(orThrow(createMatch({ players: 2, seed: 'sardis' })));
 * answer._tag === 'Left' && answer.left.code; // 'nothingToUndo'
 */
export const undo = /* @__PURE__ */ taken(() => host.undo);

/**
 * Writes a match down as plain JSON.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi/xenophon';
 *
 * const text = JSON.stringify(save(orThrow(createMatch({ players: 2, seed: 'sardis' }))));
 * orThrow(load(JSON.parse(text))).seed; // 'sardis'
 */
export const save = /* @__PURE__ */ taken(() => host.save);

/**
 * Reads a match written down, replaying it; whatever was changed on the way is refused.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi/xenophon';
 *
 * const saved = save(orThrow(createMatch({ players: 2, seed: 'sardis' })));
 * load({ ...saved, seed: 'another' })._tag; // 'Left'
 */
export const load = /* @__PURE__ */ taken(() => host.load);

/**
 * The record of a match so far. See {@link replay}.
 *
 * @example
 * import { createMatch, orThrow, recordOf } from 'diadochi/xenophon';
 *
 * recordOf(orThrow(createMatch({ players: 2, seed: 'sardis' }))).actions.length; // 0
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
export type * from '../conquest/action/index.js';
export type * from '../conquest/event/index.js';
export type * from '../conquest/frame/index.js';
export type * from '../conquest/state.js';
export type * from '../conquest/shared/action.js';
export type * from '../conquest/shared/event.js';
export type * from '../conquest/shared/frame.js';
export type * from './action.js';
export type * from './event.js';
export type * from './frame/index.js';
export type * from './position.js';
export type * from './state.js';
export type { Action, ActionType } from './action.js';
export type { EventType, GameEvent } from './event.js';
export type { CombatFrame, FrameKind, GameFrame } from './frame/index.js';
export type { GameState, PlayerView } from './state.js';
export type { FamilyTypes } from '../conquest/types.js';
export type { GameRun, RulesOf, XenophonTypes } from './types.js';
export { REFUSAL_CODES, type Refusal, type RefusalCode } from './code.js';
export { boxes, type BoxFact, type Line, type Post } from '../conquest/data/display.js';
export { components, extendedComponents } from './data/default.js';
export type * from '../conquest/data/shape.js';
export * from './options.js';
export * from '../conquest/vocabulary.js';
export { FLANKS, OBSTACLES, REBEL, ROYAL, type Flank, type Obstacle } from './vocabulary.js';
/** Who plays, and how a game can end: others of the family have others. */
export {
  XENOPHON_ENDINGS as ENDINGS,
  XENOPHON_SIDES as PLAYERS,
  XENOPHON_SIDES as SIDES,
  type XenophonEnding as Ending,
} from './vocabulary.js';
export type { Ending as FamilyEnding } from '../conquest/vocabulary.js';
