/**
 * *Successors: Clash of the Generals*: the wars of Alexander's generals, 323 to 301 BC, for 2, 3 or 4 players. An unofficial library.
 *
 * It is a variant of *Conquest and Empire* (`diadochi/conquest`): what actions, events and frames the two have in common, has its
 * types there. Everything that goes in or comes out is plain JSON. Refusals are values (`Either` of fp-ts); {@link orThrow} is for
 * those who prefer exceptions. Clauses of the variant are cited as `R S8.4`, those of the base by their numbers (`R 10.12`), our
 * readings of them too (`ruling S9.1`): docs/clash-rulings.md lists the readings.
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi/clash';
 *
 * let match = orThrow(createMatch({ players: 3, seed: 'triparadeisos' }));
 * const [first] = legalActions(match.state);
 * if (first) match = orThrow(play(match, first)).match;
 *
 * @module clash
 */
import { records, type ChanceSource, type Either, type InvalidInput, type Outcome } from '../core/index.js';
import type { GameOptions } from './options.js';
import { decodeAction } from './codec/action.js';
import { decodeEvent } from './codec/event.js';
import { beginnerOf } from '../conquest/beginning.js';
import { clashBeginning } from './beginning.js';
import type { GameEvent } from './event/index.js';
import { border } from './codec/edition.js';
import { clashOptions } from './codec/options.js';
import { decodeComponents } from './data/codec/components.js';
import { clash } from './game.js';
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
} from '../conquest/view.js';
import type { SideId, Viewer } from '../conquest/vocabulary.js';
import type { ClashEnding } from './vocabulary.js';

export { clash, type Clash } from './game.js';
export type { FamilyGame } from '../conquest/family.js';
export { CLASH_POSITION_VERSION, CLASH_VERSION } from './version.js';

// Whoever imports one function loads what it needs and no more: what is made here can be left out, and is taken one by one.
const recorder = /* @__PURE__ */ records(clash);
const taken = <T>(one: () => T): T => one();
const begin = /* @__PURE__ */ beginnerOf(clashBeginning);

/**
 * A game about to begin: dice tell for two who follows whom (R S4), and for three and four who deploys first (R S5).
 *
 * @param options - two, three or four players, and what differs from the defaults: optional rules, the Extended game, another
 *   beginning, components of one's own
 * @returns the state, or every fault of the options with its JSON path
 *
 * @example
 * import { actors, createGame, orThrow } from 'diadochi/clash';
 *
 * const state = orThrow(createGame({ players: 4, start: 'triparadeisos', extended: true }));
 * actors(state); // ['chance']
 */
export const createGame = (options: GameOptions): Either<InvalidInput, GameState> => begin(options);

/**
 * Whom the game waits for: one side, `'chance'`, or nobody when it is over.
 *
 * @example
 * import { actors, createGame, orThrow } from 'diadochi/clash';
 *
 * actors(orThrow(createGame({ players: 2 }))); // ['chance']
 */
export const actors = /* @__PURE__ */ taken(() => machine.actors);

/**
 * All that may be done now, by anyone or by the side named: complete, without duplicates, in a stable order. An action is
 * accepted if and only if it is listed. It may be asked of a view as well.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi/clash';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * legalActions(state)[0]; // { type: 'disengage', player: 'regency', province: 'assyria' }
 * legalActions(state, 'warlords'); // []
 */
export const legalActions = /* @__PURE__ */ taken(() => machine.legalActions);

/**
 * Carries out a listed action. The state that was given is untouched; the new one shares with it what did not change.
 * Told by whom (`applyAction(state, action, 'regency')`), it refuses him the actions of others without a word about them.
 *
 * @returns the new state and what happened, each event with its rule; or why not: `code`, `rule`, `params`, `message`
 *
 * @example
 * import { applyAction, createMatch, orThrow } from 'diadochi/clash';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * const answer = applyAction(state, { type: 'disengage', player: 'regency', province: 'egypt' });
 * answer._tag === 'Left' && answer.left.code; // 'noWayThere'
 */
export const applyAction = /* @__PURE__ */ taken(() => machine.applyAction);

/**
 * Why an action would be refused; `undefined` if it would not. Where a stranger asks, say who: about the actions of others he
 * is told nothing.
 *
 * @example
 * import { createMatch, explainAction, orThrow } from 'diadochi/clash';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * explainAction(state, { type: 'endMovement', player: 'warlords' })?.code; // 'notYourTurn'
 * explainAction(state, { type: 'endMovement', player: 'warlords' }, 'regency')?.code; // 'notYourAction'
 */
export const explainAction = /* @__PURE__ */ taken(() => machine.explainAction);

/**
 * The faces that a die can show now, or the leaders who can be drawn from the cup (R S5.3), each as likely; empty when the game does
 * not wait for chance.
 *
 * @example
 * import { chanceOutcomes, createGame, orThrow } from 'diadochi/clash';
 *
 * chanceOutcomes(orThrow(createGame({ players: 2 }))).length; // 6
 */
export const chanceOutcomes = /* @__PURE__ */ taken(() => machine.chanceOutcomes);

/**
 * Carries out chance until a side must decide or the game is over.
 *
 * @returns the state, what happened, and the chance actions carried out, for the record
 *
 * @example
 * import { createGame, orThrow, seededChance, settle } from 'diadochi/clash';
 *
 * const { state } = settle(orThrow(createGame({ players: 3 })), seededChance('cup'));
 * state.stack.at(-1)?.kind; // 'deployment'
 */
export const settle = /* @__PURE__ */ taken(() => machine.settle);

/**
 * Who won, how and by which rule (R S13); `undefined` while the game goes on. In a draw nobody has.
 *
 * @example
 * import { createMatch, orThrow, outcome } from 'diadochi/clash';
 *
 * outcome(orThrow(createMatch({ players: 2, seed: 'babylon' })).state); // undefined
 */
export const outcome: (shown: GameState | PlayerView) => Outcome<SideId, ClashEnding> | undefined = outcomeOf;

/**
 * All that a side, or a spectator, may know: the whole state, and whose view it is.
 *
 * @example
 * import { createMatch, orThrow, viewFor } from 'diadochi/clash';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * viewFor(state, 'warlords').leaders['antigonus']; // { at: 'phrygia', wounded: false, side: 'warlords' }
 */
export const viewFor = (state: GameState, viewer: Viewer): PlayerView => seen(state, viewer);

/**
 * An event as a viewer may hear it: nothing is hidden from anybody.
 *
 * @example
 * import { eventFor } from 'diadochi/clash';
 *
 * eventFor({ type: 'orderSettled', rule: 'R S6.2', order: ['warlords', 'regency'] }, 'spectator').type; // 'orderSettled'
 */
export const eventFor = (event: GameEvent, viewer: Viewer): GameEvent => told(event, viewer);

/**
 * What the viewer may do, told from his view: equals `legalActions(state, viewer)`. A spectator has none.
 *
 * @example
 * import { createMatch, legalActionsFromView, orThrow, viewFor } from 'diadochi/clash';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * legalActionsFromView(viewFor(state, 'regency')).length; // 2
 */
export const legalActionsFromView = /* @__PURE__ */ listedFor(machine);

/**
 * The only state that looks like a view.
 *
 * @example
 * import { createMatch, orThrow, sampleState, seededChance, viewFor } from 'diadochi/clash';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * sampleState(viewFor(state, 'regency'), seededChance('guess')).turn; // 1
 */
export const sampleState = (view: PlayerView, chance: ChanceSource): GameState => sampled(view, chance);

/**
 * Whether taking back what caused an event would be unfair: dice fell.
 *
 * @example
 * import { isUndoBarrier } from 'diadochi/clash';
 *
 * isUndoBarrier({ type: 'rolled', rule: 'R S4.3', purpose: 'loyalty', side: null, dice: [6] }); // true
 */
export const isUndoBarrier = (event: GameEvent): boolean => isBarrier(event);

/**
 * A mutable twin of a state: the same rules on a plain object, many times faster, for searches and simulations.
 *
 * @example
 * import { createMatch, orThrow, simulate } from 'diadochi/clash';
 *
 * const simulation = simulate(orThrow(createMatch({ players: 2, seed: 'babylon' })).state);
 * const [first] = simulation.legalActions();
 * if (first) simulation.clone().apply(first); // the clone moves on, the simulation stays
 */
export const simulate = /* @__PURE__ */ taken(() => machine.simulate);

/**
 * A compact, hand-writable JSON of any situation: what differs from the beginning of a game.
 *
 * @example
 * import { createGame, orThrow, toPosition } from 'diadochi/clash';
 *
 * const position = toPosition(orThrow(createGame({ players: 3 })));
 * position.pieces; // undefined
 */
export const toPosition = /* @__PURE__ */ taken(() => border.toPosition);

/**
 * Reads a position of unknown origin. What it accepts can be played to its end.
 *
 * @returns the state, or every fault with its JSON path
 *
 * @example
 * import { fromPosition, orThrow } from 'diadochi/clash';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'clash', version: 1, turn: 7, others: 'pool',
 *   pieces: {
 *     regency: { cilicia: ['perdiccas', 'hetairoi-1:2', 'phalanx-1..6', 'siegeTrain'] },
 *     warlords: { egypt: ['ptolemy', 'phalanx-7..9', 'body'], egyptian: ['egyptianFleet'] },
 *   },
 *   begins: { phase: 'movement', side: 'regency' },
 * }));
 * state.provinces['egypt']; // { holder: 'warlords', supplies: 'plenty' }
 */
export const fromPosition = /* @__PURE__ */ taken(() => border.fromPosition);

/**
 * Reads options, an action, an event, a state, a view or components of unknown origin.
 *
 * @returns what was read, or every fault with its JSON path
 *
 * @example
 * import { decode } from 'diadochi/clash';
 *
 * const read = decode.options({ players: 5, optionalRules: ['scorchedEarth'] });
 * read._tag === 'Left' && read.left.faults.map(({ path }) => path); // ['$.players', '$.optionalRules[0]']
 */
export const decode = /* @__PURE__ */ taken(() => ({
  options: clashOptions.decode,
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
 * import { createMatch, createRecord, orThrow } from 'diadochi/clash';
 *
 * const { options, actions, state } = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * createRecord(options, actions, state).game; // 'clash'
 */
export const createRecord = /* @__PURE__ */ taken(() => recorder.createRecord);

/**
 * Reads a record of unknown origin and plays it again, action by action.
 *
 * @returns the final state, all events and the outcome; or what is wrong: faults with JSON paths, or the action that is refused
 *
 * @example
 * import { createMatch, orThrow, recordOf, replay } from 'diadochi/clash';
 *
 * orThrow(replay(recordOf(orThrow(createMatch({ players: 2, seed: 'babylon' }))))).outcome; // undefined
 */
export const replay = /* @__PURE__ */ taken(() => recorder.replay);

/**
 * Begins a match: one plain value with options, state, chance and every action. Chance acts until a side must decide.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/clash';
 *
 * orThrow(createMatch({ players: 2, seed: 'babylon' })).state.turn; // 1
 */
export const createMatch = /* @__PURE__ */ taken(() => host.createMatch);

/**
 * Begins a match at a position, as {@link toPosition} writes it: the rules and chance go on from there until a side must decide.
 * Its record and its save begin there too.
 *
 * @example
 * import { createMatchAt, orThrow } from 'diadochi/clash';
 *
 * const match = orThrow(createMatchAt({
 *   position: {
 *     format: 'diadochi-position', game: 'clash', version: 1, turn: 3,
 *     pieces: { warlords: { egypt: ['ptolemy'] } },
 *   },
 *   seed: 'memphis',
 * }));
 * match.state.turn; // 3
 */
export const createMatchAt = /* @__PURE__ */ taken(() => host.createMatchAt);

/**
 * Carries out a side's action and all the chance that follows from it.
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi/clash';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * const [first] = legalActions(match.state);
 * first && orThrow(play(match, first)).events[0]?.type; // 'disengaged'
 */
export const play = /* @__PURE__ */ taken(() => host.play);

/**
 * Takes back the last decision of a side with all that followed it.
 *
 * @returns the match before it; or why not: `nothingToUndo` when no side has decided anything yet, and the faults of a match from
 *   elsewhere that does not read or cannot be played again
 *
 * @example
 * import { createMatch, orThrow, undo } from 'diadochi/clash';
 *
 * const answer = undo(orThrow(createMatch({ players: 2, seed: 'babylon' })));
 * answer._tag === 'Left' && answer.left.code; // 'nothingToUndo'
 */
export const undo = /* @__PURE__ */ taken(() => host.undo);

/**
 * Writes a match down as plain JSON.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi/clash';
 *
 * const text = JSON.stringify(save(orThrow(createMatch({ players: 2, seed: 'babylon' }))));
 * orThrow(load(JSON.parse(text))).seed; // 'babylon'
 */
export const save = /* @__PURE__ */ taken(() => host.save);

/**
 * Reads a match written down, replaying it; whatever was changed on the way is refused.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi/clash';
 *
 * const saved = save(orThrow(createMatch({ players: 2, seed: 'babylon' })));
 * load({ ...saved, seed: 'another' })._tag; // 'Left'
 */
export const load = /* @__PURE__ */ taken(() => host.load);

/**
 * The record of a match so far. See {@link replay}.
 *
 * @example
 * import { createMatch, orThrow, recordOf } from 'diadochi/clash';
 *
 * recordOf(orThrow(createMatch({ players: 2, seed: 'babylon' }))).actions.length; // 29
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
export type { ClashTypes, GameRun, RulesOf } from './types.js';
export type { FamilyTypes } from '../conquest/types.js';
export { REFUSAL_CODES, type Refusal, type RefusalCode } from './code/index.js';
export { boxes, type BoxFact, type Line, type Post } from '../conquest/data/display.js';
export { components, componentsFor } from './data/default.js';
export type * from './data/shape.js';
export * from './options.js';
export * from '../conquest/vocabulary.js';
export {
  INDEPENDENTS,
  NEUTRAL,
  OFFERS,
  STARTS,
  TALKS,
  type LoyaltyId,
  type Offer,
  type Start,
  type Talks,
} from './vocabulary.js';
/** Who is in a game of this variant, and how one can end: others of the family have others. */
export {
  CLASH_ENDINGS as ENDINGS,
  CLASH_PLAYERS as PLAYERS,
  CLASH_SIDES as SIDES,
  type ClashEnding as Ending,
} from './vocabulary.js';
export type { Ending as FamilyEnding } from '../conquest/vocabulary.js';
