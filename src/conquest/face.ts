/**
 * What everybody does with a game: play it, ask about a state, see it with the eyes of a player, show it, write it down.
 * Written by `npm run faces` from the contract (`src/core/face.ts`) and what this game says of it (`test/conquest/face.ts`).
 */
import {
  bots,
  destinations as destinationsOfAny,
  groupActions as groupActionsOfAny,
  matches,
  records,
  subjectOf as subjectOfAny,
  type ActionGroups,
  type ChanceSource,
  type Destination,
  type Either,
  type InvalidInput,
  type MoveFilter,
  type Outcome,
} from '../core/index.js';
import {
  game,
  machine,
  createGame as ownCreateGame,
  decode as ownDecode,
  eventFor as ownEventFor,
  fromPosition as ownFromPosition,
  isUndoBarrier as ownIsUndoBarrier,
  legalActionsFromView as ownLegalActionsFromView,
  outcome as ownOutcome,
  sampleState as ownSampleState,
  toPosition as ownToPosition,
  viewFor as ownViewFor,
  type Action,
  type BaseEnding,
  type ConquestSubject,
  type ConquestTypes,
  type GameEvent,
  type GameOptions,
  type GameState,
  type PlayerView,
  type Position,
  type SideId,
  type Viewer,
} from './parts.js';

// Whoever imports one function loads what it needs and no more: what is made here can be left out, and is taken one by one.
const recorder = /* @__PURE__ */ records(game);
const host = /* @__PURE__ */ matches(game);
const kit = /* @__PURE__ */ bots(game);
const taken = <T>(one: () => T): T => one();

// Play

/**
 * Begins a match: one plain value with options, state, chance and every action. Chance acts until a side must decide.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/conquest';
 *
 * orThrow(createMatch({ players: 2, seed: 'granikos' })).seed; // 'granikos'
 */
export const createMatch = /* @__PURE__ */ taken(() => host.createMatch);

/**
 * Begins a match at a position, as {@link toPosition} writes it: the rules and chance go on from there until a side
 * must decide. Its record and its save begin there too.
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
 * @returns the match before it; or why not: `nothingToUndo` when no side has decided anything yet, and the faults of a
 *   match from elsewhere that does not read or cannot be played again
 *
 * @example
 * import { createMatch, orThrow, undo } from 'diadochi/conquest';
 *
 * const answer = undo(orThrow(createMatch({ players: 2, seed: 'granikos' })));
 * answer._tag === 'Left' && answer.left.code; // 'nothingToUndo'
 */
export const undo = /* @__PURE__ */ taken(() => host.undo);

/**
 * Whether taking back what caused an event would be unfair: dice fell.
 *
 * @example
 * import { isUndoBarrier } from 'diadochi/conquest';
 *
 * isUndoBarrier({ type: 'rolled', rule: 'R 10.11', purpose: 'duel', side: 'persian', dice: [6] }); // true
 */
export const isUndoBarrier: (event: GameEvent) => boolean = ownIsUndoBarrier;

// State

/**
 * A game about to begin (R 3): the Persian decides where the King is, and then the armies meet at the Granicus.
 *
 * @param options - two players, and what differs from the defaults: optional rules, sections left out, components of
 *   one's own
 * @returns the state, or every fault of the options with its JSON path
 *
 * @example
 * import { actors, createGame, orThrow } from 'diadochi/conquest';
 *
 * const state = orThrow(createGame({ players: 2, optionalRules: ['scorchedEarth'] }));
 * actors(state); // ['persian']
 */
export const createGame: (options: GameOptions) => Either<InvalidInput, GameState> = ownCreateGame;

/**
 * Whom the game waits for: one side, `'chance'`, or nobody when it is over.
 *
 * @example
 * import { actors, createGame, createMatch, orThrow } from 'diadochi/conquest';
 *
 * actors(orThrow(createGame({ players: 2 }))); // ['persian']
 * actors(orThrow(createMatch({ players: 2, seed: 'granikos' })).state); // ['persian']
 */
export const actors = /* @__PURE__ */ taken(() => machine.actors);

/**
 * All that may be done now, by anyone or by the side named: complete, without duplicates, in a stable order. An action
 * is accepted if and only if it is listed. It may be asked of a view as well.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi/conquest';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * legalActions(state)[0]; // { type: 'deploy', player: 'persian', choice: 'kingsArmy', province: 'susiana' }
 * legalActions(state, 'macedonian'); // []
 */
export const legalActions = /* @__PURE__ */ taken(() => machine.legalActions);

/**
 * Carries out a listed action. The state that was given is untouched; the new one shares with it what did not change.
 * Told by whom (`applyAction(state, action, 'persian')`), it refuses them the actions of others without a word about
 * them.
 *
 * @returns the new state and what happened, each event with its rule; or why not: `code`, `rule`, `params`, `message`
 *
 * @example
 * import { applyAction, createMatch, orThrow } from 'diadochi/conquest';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * const answer = applyAction(state, { type: 'deploy', player: 'persian', choice: 'kingsArmy', province: 'bactria' });
 * answer._tag === 'Left' && answer.left.code; // 'provinceNotOffered'
 */
export const applyAction = /* @__PURE__ */ taken(() => machine.applyAction);

/**
 * Why an action would be refused; `undefined` if it would not. Where a stranger asks, say who: about the actions of
 * others they are told nothing.
 *
 * @example
 * import { createMatch, explainAction, orThrow } from 'diadochi/conquest';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'granikos' }));
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
 * chanceOutcomes(orThrow(createGame({ players: 2 }))).length; // 0: dice fall later
 */
export const chanceOutcomes = /* @__PURE__ */ taken(() => machine.chanceOutcomes);

/**
 * Carries out chance until a side must decide or the game is over.
 *
 * @returns the state, what happened, and the chance actions carried out, for the record
 *
 * @example
 * import { actors, createGame, orThrow, seededChance, settle } from 'diadochi/conquest';
 *
 * const { state } = settle(orThrow(createGame({ players: 2 })), seededChance('granikos'));
 * actors(state); // ['persian']
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
export const outcome: (shown: GameState | PlayerView) => Outcome<SideId, BaseEnding> | undefined = ownOutcome;

// View

/**
 * All that a side, or a spectator, may know; for anybody else there is no view, but a `RangeError`. It is the whole
 * state, and whose view it is.
 *
 * @example
 * import { createMatch, orThrow, viewFor } from 'diadochi/conquest';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * viewFor(state, 'macedonian').leaders['alexander']; // { at: 'ionia', wounded: false, side: 'macedonian' }
 */
export const viewFor: (state: GameState, viewer: Viewer) => PlayerView = ownViewFor;

/**
 * An event as a viewer may hear it. Nothing of it is hidden from anybody.
 *
 * @example
 * import { eventFor } from 'diadochi/conquest';
 *
 * eventFor({ type: 'roundBegan', rule: 'R 10.2', round: 3 }, 'spectator').type; // 'roundBegan'
 */
export const eventFor: (event: GameEvent, viewer: Viewer) => GameEvent = ownEventFor;

/**
 * What the viewer may do, told from the view alone: equals `legalActions(state, viewer)`. A spectator may do nothing.
 *
 * @example
 * import { createMatch, legalActions, legalActionsFromView, orThrow, viewFor } from 'diadochi/conquest';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * legalActionsFromView(viewFor(state, 'persian')).length === legalActions(state, 'persian').length; // true
 */
export const legalActionsFromView: (view: PlayerView) => readonly Action[] = ownLegalActionsFromView;

// Show

/**
 * What an action is about: its pieces, provinces, cities and boxes of the Tactical Display (`persian:centre`), by their
 * ids, the most telling first.
 *
 * @example
 * import { createMatch, orThrow, subjectOf } from 'diadochi/conquest';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * subjectOf({ type: 'deploy', player: 'persian', choice: 'kingsArmy', province: 'susiana' }, state).provinces; // ['susiana']
 */
export const subjectOf = (action: Action, shown: GameState): ConquestSubject => subjectOfAny(game, action, shown);

/**
 * Listed actions by what one clicks to choose them: for each of the pieces, provinces, cities and boxes of the Tactical
 * Display (`persian:centre`) the actions that are about it, in stable order. An action that is about nothing, such as
 * the end of a movement, is among the `others`.
 *
 * @example
 * import { createMatch, groupActions, legalActions, orThrow } from 'diadochi/conquest';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * groupActions(legalActions(state), state).provinces.map(({ of }) => of); // ['susiana', 'persis', 'babylonia']
 */
export const groupActions = (actions: readonly Action[], shown: GameState): ActionGroups<ConquestTypes> =>
  groupActionsOfAny(game, actions, shown);

/**
 * Whole moves: none. A march goes into one province, which the action names that begins it.
 *
 * @param asked - the side whom it is for, and then the moves to look for, such as those of one piece: these take less
 *   time; left out: whoever decides, and all moves
 *
 * @example
 * import { createMatch, destinations, orThrow } from 'diadochi/conquest';
 *
 * destinations(orThrow(createMatch({ players: 2, seed: 'granikos' })).state, 'macedonian'); // []
 */
export const destinations = (
  shown: GameState,
  ...asked: readonly [player?: SideId, only?: MoveFilter<ConquestTypes>]
): readonly Destination<ConquestTypes>[] => destinationsOfAny(game, shown, ...asked);

/**
 * What happened in a match, decision by decision, what chance did included: for the log of a match that was loaded. The
 * actions are played again, and must lead to the match's state.
 *
 * @returns the episodes, that of chance before the first decision first; or what is wrong with the match
 *
 * @example
 * import { createMatch, history, orThrow } from 'diadochi/conquest';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * orThrow(history(match)).map(({ action }) => action); // [null]
 */
export const history = /* @__PURE__ */ taken(() => host.history);

// Records

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
 * @returns the final state, all events and the outcome; or what is wrong: faults with JSON paths, or the action that is
 *   refused
 *
 * @example
 * import { createMatch, orThrow, recordOf, replay } from 'diadochi/conquest';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * orThrow(replay(recordOf(match))).outcome; // undefined
 */
export const replay = /* @__PURE__ */ taken(() => recorder.replay);

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
 * Reads a match written down by {@link save}, replaying it; whatever was changed on the way is refused.
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
 * recordOf(orThrow(createMatch({ players: 2, seed: 'granikos' }))).game; // 'conquest'
 */
export const recordOf = /* @__PURE__ */ taken(() => host.recordOf);

// Bots

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
 * The only state that looks like a view: nothing is hidden.
 *
 * @example
 * import { createMatch, orThrow, sampleState, seededChance, simulate, viewFor } from 'diadochi/conquest';
 *
 * const view = viewFor(orThrow(createMatch({ players: 2, seed: 'granikos' })).state, 'persian');
 * const guess = sampleState(view, seededChance('first guess'));
 * simulate(guess).actors(); // ['persian']
 */
export const sampleState: (view: PlayerView, chance: ChanceSource) => GameState = ownSampleState;

/**
 * Reads the key of an action, as {@link actionKey} writes it; any other JSON of an action will do.
 *
 * @returns the action, or every fault with its JSON path
 *
 * @example
 * import { actionKey, orThrow, parseAction } from 'diadochi/conquest';
 *
 * orThrow(parseAction(actionKey({ type: 'endMovement', player: 'macedonian' }))).player; // 'macedonian'
 */
export const parseAction = /* @__PURE__ */ taken(() => kit.parseAction);

/**
 * Who won a simulated game, and how; `undefined` while it goes on, which costs next to nothing to ask.
 *
 * @example
 * import { createGame, orThrow, outcomeIn, simulate } from 'diadochi/conquest';
 *
 * outcomeIn(simulate(orThrow(createGame({ players: 2 })))); // undefined
 */
export const outcomeIn = /* @__PURE__ */ taken(() => kit.outcomeIn);

/**
 * All that a viewer may know of a simulated game.
 *
 * @example
 * import { createGame, orThrow, simulate, viewIn } from 'diadochi/conquest';
 *
 * viewIn(simulate(orThrow(createGame({ players: 2 }))), 'persian').viewer; // 'persian'
 */
export const viewIn = /* @__PURE__ */ taken(() => kit.viewIn);

/**
 * What a game brought each side: 1 to a sole winner, the same share to each of several, 0 to everybody else, and while
 * it goes on.
 *
 * @example
 * import { createGame, orThrow, returnsOf } from 'diadochi/conquest';
 *
 * returnsOf(orThrow(createGame({ players: 2 }))); // { macedonian: 0, persian: 0 }
 */
export const returnsOf = /* @__PURE__ */ taken(() => kit.returnsOf);

// Positions

/**
 * A compact, hand-writable JSON of any situation: what differs from the beginning of a game.
 *
 * @example
 * import { createGame, orThrow, toPosition } from 'diadochi/conquest';
 *
 * toPosition(orThrow(createGame({ players: 2 }))).game; // 'conquest'
 */
export const toPosition: (state: GameState) => Position = ownToPosition;

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
export const fromPosition: (input: unknown) => Either<InvalidInput, GameState> = ownFromPosition;

// Codecs

/**
 * Reads options, an action, an event, a state, a view or components of unknown origin.
 *
 * @returns what was read, or every fault with its JSON path
 *
 * @example
 * import { decode } from 'diadochi/conquest';
 *
 * const read = decode.options({ players: 9, speed: 'fast' });
 * read._tag === 'Left' && read.left.faults.map(({ path }) => path); // ['$.players', '$.speed']
 */
export const decode = ownDecode;
