/**
 * The public functions of the game: to play it, query and show it, and save it.
 * Written by `npm run faces` from `src/core/face.ts` and `test/successors/face.ts`.
 */
import {
  autoAction as autoActionOfAny,
  bots,
  decodeStandingOrders as decodeStandingOrdersOfAny,
  destinations as destinationsOfAny,
  groupActions as groupActionsOfAny,
  matches,
  nextTurn as nextTurnOfAny,
  records,
  subjectOf as subjectOfAny,
  type ActionGroups,
  type ChanceSource,
  type Decode,
  type Destination,
  type Either,
  type InvalidInput,
  type MoveFilter,
  type StandingOrders,
} from '../core/index.js';
import {
  game,
  machine,
  createGame as ownCreateGame,
  eventFor as ownEventFor,
  fromPosition as ownFromPosition,
  isUndoBarrier as ownIsUndoBarrier,
  legalActionsFromView as ownLegalActionsFromView,
  outcome as ownOutcome,
  sampleState as ownSampleState,
  toPosition as ownToPosition,
  viewFor as ownViewFor,
  type Action,
  type GameEvent,
  type GameOptions,
  type GameState,
  type PlayerId,
  type PlayerView,
  type Position,
  type SuccessorsOutcome,
  type SuccessorsSubject,
  type SuccessorsTypes,
  type Viewer,
} from './parts.js';

// A bundler can drop each of these values, so importing one function loads only what that function needs.
const recorder = /* @__PURE__ */ records(game);
const host = /* @__PURE__ */ matches(game);
const kit = /* @__PURE__ */ bots(game);
const evaluated = <T>(one: () => T): T => one();

// Play

/**
 * Starts a match and resolves chance until a player must decide. A match is one plain value with the options, the
 * state, the seed and all actions.
 *
 * @returns the match, or all faults of the options with their JSON paths
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi';
 *
 * orThrow(createMatch({ players: 4, seed: 'babylon' })).seed; // 'babylon'
 */
export const createMatch = /* @__PURE__ */ evaluated(() => host.createMatch);

/**
 * Starts a match at a position, as written by {@link toPosition}, and resolves chance until a player must decide. The
 * record and the save of the match start at this position too.
 *
 * @returns the match, or all faults of the position with their JSON paths
 *
 * @example
 * import { createMatchAt, orThrow } from 'diadochi';
 *
 * const match = orThrow(createMatchAt({
 *   position: { format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 }, turn: 3 },
 *   seed: 'raphia',
 * }));
 * match.state.turn; // 3
 */
export const createMatchAt = /* @__PURE__ */ evaluated(() => host.createMatchAt);

/**
 * Applies an action of a player and resolves the chance that follows, until a player must decide again. The given match
 * does not change.
 *
 * @returns the new match and the events; or a refusal with `code`, `rule`, `params` and `message`
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * const [first] = legalActions(match.state);
 * first && orThrow(play(match, first)).events[0]?.type; // 'markerPlaced'
 */
export const play = /* @__PURE__ */ evaluated(() => host.play);

/**
 * Takes back the last decision of a player and everything that followed it. That includes chance, and the passes made
 * by standing orders.
 *
 * @returns the match before that decision; or a refusal: `nothingToUndo` if no player has decided anything yet, or the
 *   faults of a match from outside that cannot be read or replayed
 *
 * @example
 * import { createMatch, orThrow, undo } from 'diadochi';
 *
 * const answer = undo(orThrow(createMatch({ players: 4, seed: 'babylon' })));
 * answer._tag === 'Left' && answer.left.code; // 'nothingToUndo'
 */
export const undo = /* @__PURE__ */ evaluated(() => host.undo);

/**
 * Returns whether it would be unfair to undo the action that caused an event, because chance was resolved or something
 * hidden was revealed.
 *
 * @example
 * import { isUndoBarrier } from 'diadochi';
 *
 * isUndoBarrier({ type: 'cardDrawn', rule: 'R 6.5', player: 'blue', card: 26, secretOf: 'blue' }); // true
 */
export const isUndoBarrier: (event: GameEvent) => boolean = ownIsUndoBarrier;

// State

/**
 * Returns the state before the first action (R 5). Nothing random has happened yet: deals and dice are chance actions.
 *
 * @param options - the number of players, and any of: edition, optional rules, interrupts, board, cards, abilities
 * @returns the state, or all faults of the options with their JSON paths
 *
 * @example
 * import { actors, createGame, orThrow } from 'diadochi';
 *
 * const state = orThrow(createGame({ players: 4 }));
 * actors(state); // ['chance']: the Generals are still to be dealt (R 5.4.4)
 */
export const createGame: (options: GameOptions) => Either<InvalidInput, GameState> = ownCreateGame;

/**
 * Returns whom the game waits for: one player, `'chance'`, or nobody if the game is over.
 *
 * @example
 * import { actors, createGame, createMatch, orThrow } from 'diadochi';
 *
 * actors(orThrow(createGame({ players: 4 }))); // ['chance']
 * actors(orThrow(createMatch({ players: 4, seed: 'babylon' })).state); // ['white']
 */
export const actors = /* @__PURE__ */ evaluated(() => machine.actors);

/**
 * Returns all legal actions, or those of one player: complete, without duplicates, in a stable order. An action is
 * legal if and only if it is listed. Accepts a state or a view.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi';
 *
 * const { state } = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * legalActions(state)[0]; // { type: 'placeGeneral', player: 'white', general: 'leonnatos', space: 'abydos' }
 * legalActions(state, 'red'); // []
 */
export const legalActions = /* @__PURE__ */ evaluated(() => machine.legalActions);

/**
 * Applies a legal action and returns the new state. The given state does not change; the new one shares its unchanged
 * parts. If you pass the caller (`applyAction(state, action, 'white')`), the actions of others are refused with
 * `notYourAction`, which reveals nothing about them.
 *
 * @returns the new state and the events, each with its rule; or a refusal with `code`, `rule`, `params` and `message`
 *
 * @example
 * import { applyAction, createMatch, orThrow } from 'diadochi';
 *
 * const { state } = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * const answer = applyAction(state, { type: 'placeGeneral', player: 'white', general: 'leonnatos', space: 'pella' });
 * answer._tag === 'Left' && answer.left.code; // 'notOffered'
 */
export const applyAction = /* @__PURE__ */ evaluated(() => machine.applyAction);

/**
 * Returns why an action would be refused, or `undefined` if it is legal. If a player sends the action, pass that player
 * as the caller: then the actions of others are refused with `notYourAction`, which reveals nothing about them. Without
 * a caller, the refusal may depend on the hand of the player whom the action names.
 *
 * @example
 * import { createMatch, explainAction, orThrow } from 'diadochi';
 *
 * const { state } = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * explainAction(state, { type: 'rollMovement', player: 'red' })?.code; // 'notYourTurn'
 * explainAction(state, { type: 'rollMovement', player: 'red' }, 'white')?.code; // 'notYourAction'
 */
export const explainAction = /* @__PURE__ */ evaluated(() => machine.explainAction);

/**
 * Returns all outcomes that chance can have now, with exact integer weights. Empty if the game does not wait for
 * chance.
 *
 * @example
 * import { chanceOutcomes, createGame, orThrow } from 'diadochi';
 *
 * chanceOutcomes(orThrow(createGame({ players: 4 }))).length; // 8: the Generals who can be dealt first (R 5.4.2)
 */
export const chanceOutcomes = /* @__PURE__ */ evaluated(() => machine.chanceOutcomes);

/**
 * Resolves chance until a player must decide or the game is over.
 *
 * @returns the state, the events, and the chance actions that were applied, for a record
 *
 * @example
 * import { actors, createGame, orThrow, seededChance, settle } from 'diadochi';
 *
 * const { state } = settle(orThrow(createGame({ players: 4 })), seededChance('babylon'));
 * actors(state); // ['white']
 */
export const settle = /* @__PURE__ */ evaluated(() => machine.settle);

/**
 * Returns who has won, how and by which rule (R 7), or `undefined` while the game goes on.
 *
 * @example
 * import { createMatch, orThrow, outcome } from 'diadochi';
 *
 * outcome(orThrow(createMatch({ players: 4, seed: 'babylon' })).state); // undefined
 */
export const outcome: (shown: GameState | PlayerView) => SuccessorsOutcome | undefined = ownOutcome;

// View

/**
 * Returns everything that a viewer may know: the state with the deck and the hands of others face down, except cards
 * that were stolen from the viewer (card 58). Throws a `RangeError` for a viewer who is neither a player nor the
 * spectator.
 *
 * @example
 * import { fromPosition, orThrow, viewFor } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   hands: { red: [26], blue: [10, 57] },
 * }));
 * const view = viewFor(state, 'red');
 * view.hands; // { red: [26], blue: ['hidden', 'hidden'] }
 */
export const viewFor: (state: GameState, viewer: Viewer) => PlayerView = ownViewFor;

/**
 * Returns an event as a viewer may see it: cards that others draw, or take from each other face down, are hidden.
 *
 * @example
 * import { createMatch, eventFor, legalActions, orThrow, play } from 'diadochi';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * const [first] = legalActions(match.state);
 * if (first) orThrow(play(match, first)).events.map((event) => eventFor(event, 'red')); // send this to red
 *
 * const drawn = { type: 'cardDrawn', rule: 'R 6.5', player: 'blue', card: 26, secretOf: 'blue' } as const;
 * eventFor(drawn, 'red'); // { type: 'cardDrawn', rule: 'R 6.5', player: 'blue', card: 'hidden', secretOf: 'blue' }
 */
export const eventFor: (event: GameEvent, viewer: Viewer) => GameEvent = ownEventFor;

/**
 * Returns the legal actions of the viewer, computed from the view alone. Equals `legalActions(state, viewer)`; empty
 * for a spectator.
 *
 * @example
 * import { createMatch, legalActions, legalActionsFromView, orThrow, viewFor } from 'diadochi';
 *
 * const { state } = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * legalActionsFromView(viewFor(state, 'white')).length === legalActions(state, 'white').length; // true
 */
export const legalActionsFromView: (view: PlayerView) => readonly Action[] = ownLegalActionsFromView;

// Show

/**
 * Returns what an action is about: the ids of its spaces, pieces, cards, provinces and players, the most specific
 * first. Pass the state in which the action is legal: taking and leaving are about the space of the Army on the march.
 *
 * @example
 * import { fromPosition, orThrow, subjectOf } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2 } }, toMove: 'red',
 * }));
 * const action = { type: 'activate', player: 'red', commander: 'antigonos', space: 'kelainai', inside: false } as const;
 * subjectOf(action, state).spaces; // ['kelainai']
 * subjectOf(action, state).pieces; // ['general:antigonos', 'army:red:kelainai']
 */
export const subjectOf = (action: Action, shown: GameState | PlayerView): SuccessorsSubject =>
  subjectOfAny(game, action, shown);

/**
 * Groups legal actions by what a player can click: for each of the spaces, pieces, cards, provinces and players, the
 * actions that are about it, in a stable order. An action that is about none of them, such as a plain "pass", is in
 * `others`.
 *
 * @example
 * import { createMatch, groupActions, legalActions, orThrow } from 'diadochi';
 *
 * const { state } = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * groupActions(legalActions(state), state).spaces.map(({ of }) => of); // ['abydos', 'kyzikos']
 */
export const groupActions = (
  actions: readonly Action[],
  shown: GameState | PlayerView,
): ActionGroups<SuccessorsTypes> => groupActionsOfAny(game, actions, shown);

/**
 * Returns the whole marches and voyages that are open to the deciding player, each as the actions that lead to its
 * goal. It covers every commander that can be activated, an Army on the march, an Army that avoids battle, and an
 * Independent Army. Each goal is listed once for each commander, by the cheapest way in Movement Points without dice
 * and decisions of others; if there is none, by the cheapest way of all.
 *
 * As long as the other players pass, each action is legal in its turn and the last one leads to the goal. The first
 * `certain` actions are legal whatever others do. A way ends before a die and before a decision of others that is more
 * than a pass (Friendly Passage); `awaits` says whom the game waits for then. An Army that must pass through an
 * Independent Stronghold stops there for a die. No unit is picked up or left on the way, no escort is declared, and no
 * Surprise card is played. What to do at the goal is the next decision.
 *
 * The result depends only on what that player sees, so a view works as well as a state. It is empty for a player who
 * does not decide.
 *
 * @param asked - the player to list moves for, by default the one who must decide; then a filter, such as the moves of
 *   one piece, which take less time to find
 *
 * @example
 * import { destinations, fromPosition, orThrow, seededChance, settleSimulation, simulate } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2 } }, toMove: 'red',
 * }));
 * destinations(state); // []: the movement die comes first (R 8.1)
 * const simulation = simulate(state);
 * simulation.apply({ type: 'rollMovement', player: 'red' });
 * settleSimulation(simulation, seededChance('kelainai'));
 * const march = destinations(simulation.state()).find(({ goal }) => goal === 'ephesos');
 * march?.actions.map((action) => action.type); // ['activate', 'march', 'march']: through Sardeis
 * march?.cost; // 2
 */
export const destinations = (
  shown: GameState | PlayerView,
  ...asked: readonly [player?: PlayerId, only?: MoveFilter<SuccessorsTypes>]
): readonly Destination<SuccessorsTypes>[] => destinationsOfAny(game, shown, ...asked);

/**
 * Returns the events of a match, grouped by decision, for example for the log of a loaded match. It replays the
 * actions, which must lead to the state of the match. Episodes contain hidden cards: send a player only what `eventFor`
 * returns.
 *
 * @returns the episodes, beginning with the chance before the first decision; or the faults of the match
 *
 * @example
 * import { createMatch, history, orThrow } from 'diadochi';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * orThrow(history(match)).map(({ action }) => action); // [null]
 */
export const history = /* @__PURE__ */ evaluated(() => host.history);

/**
 * Returns the pass that standing orders give now, or `undefined` if nobody is asked about an interrupt or no order
 * applies. It ignores hidden hands, unless a player has ordered `unless: ['able']` (see {@link StandingOrders}).
 *
 * @example
 * import { autoAction, createMatch, orThrow } from 'diadochi';
 *
 * const { state } = orThrow(createMatch({ players: 4, seed: 'babylon', interrupts: 'everyone' }));
 * const orders = [{ player: 'red', moments: 'all', unless: ['concerned'], untilTurn: null }] as const;
 * autoAction(state, orders); // undefined: nobody is asked about an interrupt
 */
export const autoAction = (
  shown: GameState | PlayerView,
  orders: readonly StandingOrders<SuccessorsTypes>[],
): Action | undefined => autoActionOfAny(game, shown, orders);

/**
 * Applies an action as {@link play} does, and then passes for each player with a standing order to pass.
 *
 * @returns the match, the events, and the passes; or a refusal of the action
 *
 * @example
 * import { createMatch, legalActions, orThrow, playWithOrders } from 'diadochi';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'babylon', interrupts: 'everyone' }));
 * const [first] = legalActions(match.state);
 * if (first) orThrow(playWithOrders(match, first, [])).passes; // []: there are no orders
 */
export const playWithOrders = /* @__PURE__ */ evaluated(() => host.playWithOrders);

/**
 * Passes as long as standing orders apply. Call it when a player has just given orders. See {@link playWithOrders}.
 *
 * @example
 * import { createMatch, obey, orThrow } from 'diadochi';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'babylon', interrupts: 'everyone' }));
 * obey(match, [{ player: 'red', moments: 'all', unless: [], untilTurn: null }]).passes; // []: nobody is asked
 */
export const obey = /* @__PURE__ */ evaluated(() => host.obey);

/**
 * Returns the `untilTurn` of an order that lasts until the next turn of a player begins (R 6.6.1).
 *
 * @example
 * import { createMatch, nextTurn, orThrow } from 'diadochi';
 *
 * nextTurn(orThrow(createMatch({ players: 4, seed: 'babylon' })).state, 'red'); // 1: the first turn
 */
export const nextTurn = (shown: GameState | PlayerView, player: PlayerId): number => nextTurnOfAny(game, shown, player);

/**
 * Validates and decodes standing orders. Reports all faults at once.
 *
 * @example
 * import { decodeStandingOrders, isLeft } from 'diadochi';
 *
 * const read = decodeStandingOrders({ player: 'red', moments: ['tea'], unless: [], untilTurn: null });
 * if (isLeft(read)) read.left.faults.length; // 1
 */
export const decodeStandingOrders: Decode<StandingOrders<SuccessorsTypes>> =
  /* @__PURE__ */ decodeStandingOrdersOfAny(game);

// Records

/**
 * Returns the record of a game: its options and all actions, chance included, with versions and a checksum.
 *
 * @example
 * import { createMatch, createRecord, orThrow } from 'diadochi';
 *
 * const { options, actions, state } = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * createRecord(options, actions, state).game; // 'successors'
 */
export const createRecord = /* @__PURE__ */ evaluated(() => recorder.createRecord);

/**
 * Validates a record and replays it, action by action.
 *
 * @returns the final state, all events and the outcome; or a refusal: faults with JSON paths, or the action that is
 *   refused
 *
 * @example
 * import { createMatch, orThrow, recordOf, replay } from 'diadochi';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * orThrow(replay(recordOf(match))).outcome; // undefined
 */
export const replay = /* @__PURE__ */ evaluated(() => recorder.replay);

/**
 * Returns a match as plain JSON, including its seed. See {@link load}.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi';
 *
 * const text = JSON.stringify(save(orThrow(createMatch({ players: 4, seed: 'babylon' }))));
 * orThrow(load(JSON.parse(text))).seed; // 'babylon'
 */
export const save = /* @__PURE__ */ evaluated(() => host.save);

/**
 * Reads a match written by {@link save}, and replays it. A save that was changed is refused.
 *
 * @returns the match, or a refusal: faults with JSON paths, or the action that is refused
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi';
 *
 * const saved = save(orThrow(createMatch({ players: 4, seed: 'babylon' })));
 * load({ ...saved, seed: 'another' })._tag; // 'Left'
 */
export const load = /* @__PURE__ */ evaluated(() => host.load);

/**
 * Returns the record of a match so far. See {@link replay}.
 *
 * @example
 * import { createMatch, orThrow, recordOf } from 'diadochi';
 *
 * recordOf(orThrow(createMatch({ players: 4, seed: 'babylon' }))).game; // 'successors'
 */
export const recordOf = /* @__PURE__ */ evaluated(() => host.recordOf);

// Bots

/**
 * Returns a mutable simulation of a state, for searches and playouts. It follows the same rules and is many times
 * faster than {@link applyAction}.
 *
 * @example
 * import { createMatch, orThrow, simulate } from 'diadochi';
 *
 * const simulation = simulate(orThrow(createMatch({ players: 4, seed: 'babylon' })).state);
 * const [first] = simulation.legalActions();
 * if (first) simulation.clone().apply(first); // the clone moves on, the simulation stays
 */
export const simulate = /* @__PURE__ */ evaluated(() => machine.simulate);

/**
 * Returns a random state that fits a view. The unseen cards determine how likely each state is. If the game waits for
 * somebody's Surprise card, that player gets a hand that explains the wait; if no hand can explain it, which happens
 * only in a view made by hand, the wait is ignored. The state is frozen.
 *
 * @example
 * import { createMatch, orThrow, sampleState, seededChance, simulate, viewFor } from 'diadochi';
 *
 * const view = viewFor(orThrow(createMatch({ players: 4, seed: 'babylon' })).state, 'white');
 * const guess = sampleState(view, seededChance('first guess'));
 * simulate(guess).actors(); // ['white']
 */
export const sampleState: (view: PlayerView, chance: ChanceSource) => GameState = ownSampleState;

/**
 * Parses the key of an action, as written by {@link actionKey}. Any other JSON text of an action works too.
 *
 * @returns the action, or all faults with their JSON paths
 *
 * @example
 * import { actionKey, orThrow, parseAction } from 'diadochi';
 *
 * orThrow(parseAction(actionKey({ type: 'rollMovement', player: 'red' }))).player; // 'red'
 */
export const parseAction = /* @__PURE__ */ evaluated(() => kit.parseAction);

/**
 * Returns who has won a simulated game, and how, or `undefined` while it goes on. It is cheap to call at every step.
 *
 * @example
 * import { createGame, orThrow, outcomeIn, simulate } from 'diadochi';
 *
 * outcomeIn(simulate(orThrow(createGame({ players: 4 })))); // undefined
 */
export const outcomeIn = /* @__PURE__ */ evaluated(() => kit.outcomeIn);

/**
 * Returns the view of a simulated game for a viewer.
 *
 * @example
 * import { createGame, orThrow, simulate, viewIn } from 'diadochi';
 *
 * viewIn(simulate(orThrow(createGame({ players: 4 }))), 'white').viewer; // 'white'
 */
export const viewIn = /* @__PURE__ */ evaluated(() => kit.viewIn);

/**
 * Returns the result of a game for each player: 1 for a single winner, equal shares for several winners, and 0 for
 * everybody else. All are 0 while the game goes on.
 *
 * @example
 * import { createGame, orThrow, returnsOf } from 'diadochi';
 *
 * returnsOf(orThrow(createGame({ players: 4 }))); // { red: 0, blue: 0, yellow: 0, white: 0 }
 */
export const returnsOf = /* @__PURE__ */ evaluated(() => kit.returnsOf);

// Positions

/**
 * Returns a state as a position: compact JSON that people can read and write (docs/positions.md).
 *
 * @example
 * import { createGame, orThrow, toPosition } from 'diadochi';
 *
 * toPosition(orThrow(createGame({ players: 4 }))).game; // 'successors'
 */
export const toPosition: (state: GameState) => Position = ownToPosition;

/**
 * Validates a position and returns its state.
 *
 * @returns the state, or all faults with their JSON paths
 *
 * @example
 * import { fromPosition, legalActions, orThrow } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2 } }, toMove: 'red',
 * }));
 * legalActions(state, 'red')[0]; // { type: 'rollMovement', player: 'red' }: red's Movement Segment begins (R 6.6.4)
 */
export const fromPosition: (input: unknown) => Either<InvalidInput, GameState> = ownFromPosition;
