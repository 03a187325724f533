/**
 * The public functions of the game: to play it, query and show it, and save it.
 * Written by `npm run faces` from `src/core/face.ts` and `test/clash/face.ts`.
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
  type ClashEnding,
  type ClashTypes,
  type ConquestSubject,
  type GameEvent,
  type GameOptions,
  type GameState,
  type PlayerView,
  type Position,
  type SideId,
  type Viewer,
} from './parts.js';

// A bundler can drop each of these values, so importing one function loads only what that function needs.
const recorder = /* @__PURE__ */ records(game);
const host = /* @__PURE__ */ matches(game);
const kit = /* @__PURE__ */ bots(game);
const evaluated = <T>(one: () => T): T => one();

// Play

/**
 * Starts a match and resolves chance until a side must decide. A match is one plain value with the options, the state,
 * the seed and all actions.
 *
 * @returns the match, or all faults of the options with their JSON paths
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/clash';
 *
 * orThrow(createMatch({ players: 2, seed: 'babylon' })).seed; // 'babylon'
 */
export const createMatch = /* @__PURE__ */ evaluated(() => host.createMatch);

/**
 * Starts a match at a position, as written by {@link toPosition}, and resolves chance until a side must decide. The
 * record and the save of the match start at this position too.
 *
 * @returns the match, or all faults of the position with their JSON paths
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
export const createMatchAt = /* @__PURE__ */ evaluated(() => host.createMatchAt);

/**
 * Applies an action of a side and resolves the chance that follows, until a side must decide again. The given match
 * does not change.
 *
 * @returns the new match and the events; or a refusal with `code`, `rule`, `params` and `message`
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi/clash';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * const [first] = legalActions(match.state);
 * first && orThrow(play(match, first)).events[0]?.type; // 'disengaged'
 */
export const play = /* @__PURE__ */ evaluated(() => host.play);

/**
 * Takes back the last decision of a side and everything that followed it.
 *
 * @returns the match before that decision; or a refusal: `nothingToUndo` if no side has decided anything yet, or the
 *   faults of a match from outside that cannot be read or replayed
 *
 * @example
 * import { createMatch, orThrow, undo } from 'diadochi/clash';
 *
 * const answer = undo(orThrow(createMatch({ players: 2, seed: 'babylon' })));
 * answer._tag === 'Left' && answer.left.code; // 'nothingToUndo'
 */
export const undo = /* @__PURE__ */ evaluated(() => host.undo);

/**
 * Returns whether it would be unfair to undo the action that caused an event, because dice were rolled.
 *
 * @example
 * import { isUndoBarrier } from 'diadochi/clash';
 *
 * isUndoBarrier({ type: 'rolled', rule: 'R S4.3', purpose: 'loyalty', side: null, dice: [6] }); // true
 */
export const isUndoBarrier: (event: GameEvent) => boolean = ownIsUndoBarrier;

// State

/**
 * Returns the state before the first action. Dice decide who follows whom with two players (R S4), and who deploys
 * first with three and four (R S5).
 *
 * @param options - two, three or four players, and any of: optional rules, the Extended game, another start, your own
 *   components
 * @returns the state, or all faults of the options with their JSON paths
 *
 * @example
 * import { actors, createGame, orThrow } from 'diadochi/clash';
 *
 * const state = orThrow(createGame({ players: 4, start: 'triparadeisos', extended: true }));
 * actors(state); // ['chance']
 */
export const createGame: (options: GameOptions) => Either<InvalidInput, GameState> = ownCreateGame;

/**
 * Returns whom the game waits for: one side, `'chance'`, or nobody if the game is over.
 *
 * @example
 * import { actors, createGame, createMatch, orThrow } from 'diadochi/clash';
 *
 * actors(orThrow(createGame({ players: 2 }))); // ['chance']
 * actors(orThrow(createMatch({ players: 2, seed: 'babylon' })).state); // ['regency']
 */
export const actors = /* @__PURE__ */ evaluated(() => machine.actors);

/**
 * Returns all legal actions, or those of one side: complete, without duplicates, in a stable order. An action is legal
 * if and only if it is listed. Accepts a state or a view.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi/clash';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * legalActions(state)[0]; // { type: 'disengage', player: 'regency', province: 'assyria' }
 * legalActions(state, 'warlords'); // []
 */
export const legalActions = /* @__PURE__ */ evaluated(() => machine.legalActions);

/**
 * Applies a legal action and returns the new state. The given state does not change; the new one shares its unchanged
 * parts. If you pass the caller (`applyAction(state, action, 'regency')`), the actions of others are refused with
 * `notYourAction`, which reveals nothing about them.
 *
 * @returns the new state and the events, each with its rule; or a refusal with `code`, `rule`, `params` and `message`
 *
 * @example
 * import { applyAction, createMatch, orThrow } from 'diadochi/clash';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * const answer = applyAction(state, { type: 'disengage', player: 'regency', province: 'egypt' });
 * answer._tag === 'Left' && answer.left.code; // 'noWayThere'
 */
export const applyAction = /* @__PURE__ */ evaluated(() => machine.applyAction);

/**
 * Returns why an action would be refused, or `undefined` if it is legal. If a player sends the action, pass that player
 * as the caller: then the actions of others are refused with `notYourAction`, which reveals nothing about them.
 *
 * @example
 * import { createMatch, explainAction, orThrow } from 'diadochi/clash';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * explainAction(state, { type: 'endMovement', player: 'warlords' })?.code; // 'notYourTurn'
 * explainAction(state, { type: 'endMovement', player: 'warlords' }, 'regency')?.code; // 'notYourAction'
 */
export const explainAction = /* @__PURE__ */ evaluated(() => machine.explainAction);

/**
 * Returns the faces that a die can show now, or the leaders that can be drawn from the cup (R S5.3), all equally
 * likely. Empty if the game does not wait for chance.
 *
 * @example
 * import { chanceOutcomes, createGame, orThrow } from 'diadochi/clash';
 *
 * chanceOutcomes(orThrow(createGame({ players: 2 }))).length; // 6
 */
export const chanceOutcomes = /* @__PURE__ */ evaluated(() => machine.chanceOutcomes);

/**
 * Resolves chance until a side must decide or the game is over.
 *
 * @returns the state, the events, and the chance actions that were applied, for a record
 *
 * @example
 * import { actors, createGame, orThrow, seededChance, settle } from 'diadochi/clash';
 *
 * const { state } = settle(orThrow(createGame({ players: 2 })), seededChance('babylon'));
 * actors(state); // ['regency']
 */
export const settle = /* @__PURE__ */ evaluated(() => machine.settle);

/**
 * Returns who has won, how and by which rule (R S13), or `undefined` while the game goes on. A draw has no winners.
 *
 * @example
 * import { createMatch, orThrow, outcome } from 'diadochi/clash';
 *
 * outcome(orThrow(createMatch({ players: 2, seed: 'babylon' })).state); // undefined
 */
export const outcome: (shown: GameState | PlayerView) => Outcome<SideId, ClashEnding> | undefined = ownOutcome;

// View

/**
 * Returns everything that a side or a spectator may know. Throws a `RangeError` for any other viewer. The view is the
 * whole state and its viewer.
 *
 * @example
 * import { createMatch, orThrow, viewFor } from 'diadochi/clash';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * viewFor(state, 'warlords').leaders['antigonus']; // { at: 'phrygia', wounded: false, side: 'warlords' }
 */
export const viewFor: (state: GameState, viewer: Viewer) => PlayerView = ownViewFor;

/**
 * Returns an event as a viewer may see it. Events have no secrets in this game, so it returns the event itself.
 *
 * @example
 * import { eventFor } from 'diadochi/clash';
 *
 * eventFor({ type: 'orderSettled', rule: 'R S6.2', order: ['warlords', 'regency'] }, 'spectator').type; // 'orderSettled'
 */
export const eventFor: (event: GameEvent, viewer: Viewer) => GameEvent = ownEventFor;

/**
 * Returns the legal actions of the viewer, computed from the view alone. Equals `legalActions(state, viewer)`; empty
 * for a spectator.
 *
 * @example
 * import { createMatch, legalActions, legalActionsFromView, orThrow, viewFor } from 'diadochi/clash';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * legalActionsFromView(viewFor(state, 'regency')).length === legalActions(state, 'regency').length; // true
 */
export const legalActionsFromView: (view: PlayerView) => readonly Action[] = ownLegalActionsFromView;

// Show

/**
 * Returns what an action is about: the ids of its pieces, provinces, cities, sea zones and boxes of the Tactical
 * Display (`regency:centre`), the most specific first.
 *
 * @example
 * import { createMatch, orThrow, subjectOf } from 'diadochi/clash';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * subjectOf({ type: 'sail', player: 'warlords', fleet: 'egyptianFleet', zone: 'cypriote' }, state).spaces; // ['cypriote']
 */
export const subjectOf = (action: Action, shown: GameState): ConquestSubject => subjectOfAny(game, action, shown);

/**
 * Groups legal actions by what a player can click: for each of the pieces, provinces, cities, sea zones and boxes of
 * the Tactical Display (`regency:centre`), the actions that are about it, in a stable order. An action that is about
 * none of them, such as the end of a movement, is in `others`.
 *
 * @example
 * import { createMatch, groupActions, legalActions, orThrow } from 'diadochi/clash';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * groupActions(legalActions(state), state).provinces.map(({ of }) => of); // ['assyria', 'susiana']
 */
export const groupActions = (actions: readonly Action[], shown: GameState): ActionGroups<ClashTypes> =>
  groupActionsOfAny(game, actions, shown);

/**
 * Returns an empty list. A march enters a single province, which the action `march` names.
 *
 * @param asked - the side to list moves for, by default the one who must decide; then a filter, such as the moves of
 *   one piece, which take less time to find
 *
 * @example
 * import { createMatch, destinations, orThrow } from 'diadochi/clash';
 *
 * destinations(orThrow(createMatch({ players: 2, seed: 'babylon' })).state, 'warlords'); // []
 */
export const destinations = (
  shown: GameState,
  ...asked: readonly [player?: SideId, only?: MoveFilter<ClashTypes>]
): readonly Destination<ClashTypes>[] => destinationsOfAny(game, shown, ...asked);

/**
 * Returns the events of a match, grouped by decision, for example for the log of a loaded match. It replays the
 * actions, which must lead to the state of the match.
 *
 * @returns the episodes, beginning with the chance before the first decision; or the faults of the match
 *
 * @example
 * import { createMatch, history, orThrow } from 'diadochi/clash';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * orThrow(history(match)).map(({ action }) => action); // [null]
 */
export const history = /* @__PURE__ */ evaluated(() => host.history);

// Records

/**
 * Returns the record of a game: its options and all actions, chance included, with versions and a checksum.
 *
 * @example
 * import { createMatch, createRecord, orThrow } from 'diadochi/clash';
 *
 * const { options, actions, state } = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * createRecord(options, actions, state).game; // 'clash'
 */
export const createRecord = /* @__PURE__ */ evaluated(() => recorder.createRecord);

/**
 * Validates a record and replays it, action by action.
 *
 * @returns the final state, all events and the outcome; or a refusal: faults with JSON paths, or the action that is
 *   refused
 *
 * @example
 * import { createMatch, orThrow, recordOf, replay } from 'diadochi/clash';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'babylon' }));
 * orThrow(replay(recordOf(match))).outcome; // undefined
 */
export const replay = /* @__PURE__ */ evaluated(() => recorder.replay);

/**
 * Returns a match as plain JSON, including its seed. See {@link load}.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi/clash';
 *
 * const text = JSON.stringify(save(orThrow(createMatch({ players: 2, seed: 'babylon' }))));
 * orThrow(load(JSON.parse(text))).seed; // 'babylon'
 */
export const save = /* @__PURE__ */ evaluated(() => host.save);

/**
 * Reads a match written by {@link save}, and replays it. A save that was changed is refused.
 *
 * @returns the match, or a refusal: faults with JSON paths, or the action that is refused
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi/clash';
 *
 * const saved = save(orThrow(createMatch({ players: 2, seed: 'babylon' })));
 * load({ ...saved, seed: 'another' })._tag; // 'Left'
 */
export const load = /* @__PURE__ */ evaluated(() => host.load);

/**
 * Returns the record of a match so far. See {@link replay}.
 *
 * @example
 * import { createMatch, orThrow, recordOf } from 'diadochi/clash';
 *
 * recordOf(orThrow(createMatch({ players: 2, seed: 'babylon' }))).game; // 'clash'
 */
export const recordOf = /* @__PURE__ */ evaluated(() => host.recordOf);

// Bots

/**
 * Returns a mutable simulation of a state, for searches and playouts. It follows the same rules and is many times
 * faster than {@link applyAction}.
 *
 * @example
 * import { createMatch, orThrow, simulate } from 'diadochi/clash';
 *
 * const simulation = simulate(orThrow(createMatch({ players: 2, seed: 'babylon' })).state);
 * const [first] = simulation.legalActions();
 * if (first) simulation.clone().apply(first); // the clone moves on, the simulation stays
 */
export const simulate = /* @__PURE__ */ evaluated(() => machine.simulate);

/**
 * Returns the only state that fits a view, because nothing is hidden in this game.
 *
 * @example
 * import { createMatch, orThrow, sampleState, seededChance, simulate, viewFor } from 'diadochi/clash';
 *
 * const view = viewFor(orThrow(createMatch({ players: 2, seed: 'babylon' })).state, 'regency');
 * const guess = sampleState(view, seededChance('first guess'));
 * simulate(guess).actors(); // ['regency']
 */
export const sampleState: (view: PlayerView, chance: ChanceSource) => GameState = ownSampleState;

/**
 * Parses the key of an action, as written by {@link actionKey}. Any other JSON text of an action works too.
 *
 * @returns the action, or all faults with their JSON paths
 *
 * @example
 * import { actionKey, orThrow, parseAction } from 'diadochi/clash';
 *
 * orThrow(parseAction(actionKey({ type: 'endMovement', player: 'warlords' }))).player; // 'warlords'
 */
export const parseAction = /* @__PURE__ */ evaluated(() => kit.parseAction);

/**
 * Returns who has won a simulated game, and how, or `undefined` while it goes on. It is cheap to call at every step.
 *
 * @example
 * import { createGame, orThrow, outcomeIn, simulate } from 'diadochi/clash';
 *
 * outcomeIn(simulate(orThrow(createGame({ players: 2 })))); // undefined
 */
export const outcomeIn = /* @__PURE__ */ evaluated(() => kit.outcomeIn);

/**
 * Returns the view of a simulated game for a viewer.
 *
 * @example
 * import { createGame, orThrow, simulate, viewIn } from 'diadochi/clash';
 *
 * viewIn(simulate(orThrow(createGame({ players: 2 }))), 'regency').viewer; // 'regency'
 */
export const viewIn = /* @__PURE__ */ evaluated(() => kit.viewIn);

/**
 * Returns the result of a game for each side: 1 for a single winner, equal shares for several winners, and 0 for
 * everybody else. All are 0 while the game goes on.
 *
 * @example
 * import { createGame, orThrow, returnsOf } from 'diadochi/clash';
 *
 * returnsOf(orThrow(createGame({ players: 2 }))); // { regency: 0, warlords: 0 }
 */
export const returnsOf = /* @__PURE__ */ evaluated(() => kit.returnsOf);

// Positions

/**
 * Returns a state as a position: compact JSON that people can read and write, with what differs from the start of a
 * game.
 *
 * @example
 * import { createGame, orThrow, toPosition } from 'diadochi/clash';
 *
 * toPosition(orThrow(createGame({ players: 2 }))).game; // 'clash'
 */
export const toPosition: (state: GameState) => Position = ownToPosition;

/**
 * Validates a position and returns its state. Every accepted position can be played to the end of the game.
 *
 * @returns the state, or all faults with their JSON paths
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
export const fromPosition: (input: unknown) => Either<InvalidInput, GameState> = ownFromPosition;

// Codecs

/**
 * Validates and decodes options, an action, an event, a state, a view or components.
 *
 * @returns the decoded value, or all faults with their JSON paths
 *
 * @example
 * import { decode } from 'diadochi/clash';
 *
 * const read = decode.options({ players: 9, speed: 'fast' });
 * read._tag === 'Left' && read.left.faults.map(({ path }) => path); // ['$.players', '$.speed']
 */
export const decode = ownDecode;
