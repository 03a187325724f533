/**
 * What everybody does with a game: play it, ask about a state, see it with the eyes of a player, show it, write it down.
 * Written by `npm run faces` from the contract (`src/core/face.ts`) and what this game says of it (`test/successors/face.ts`).
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

// Whoever imports one function loads what it needs and no more: what is made here can be left out, and is taken one by one.
const recorder = /* @__PURE__ */ records(game);
const host = /* @__PURE__ */ matches(game);
const kit = /* @__PURE__ */ bots(game);
const taken = <T>(one: () => T): T => one();

// Play

/**
 * Begins a match: one plain value with options, state, chance and every action. Chance acts until a player must decide.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi';
 *
 * orThrow(createMatch({ players: 4, seed: 'babylon' })).seed; // 'babylon'
 */
export const createMatch = /* @__PURE__ */ taken(() => host.createMatch);

/**
 * Begins a match at a position, as {@link toPosition} writes it: the rules and chance go on from there until a player
 * must decide. Its record and its save begin there too.
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
export const createMatchAt = /* @__PURE__ */ taken(() => host.createMatchAt);

/**
 * Carries out a player's action and all the chance that follows from it.
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * const [first] = legalActions(match.state);
 * first && orThrow(play(match, first)).events[0]?.type; // 'markerPlaced'
 */
export const play = /* @__PURE__ */ taken(() => host.play);

/**
 * Takes back the last decision of a player with all that followed it. That is chance, and the passes that standing
 * orders made.
 *
 * @returns the match before it; or why not: `nothingToUndo` when no player has decided anything yet, and the faults of
 *   a match from elsewhere that does not read or cannot be played again
 *
 * @example
 * import { createMatch, orThrow, undo } from 'diadochi';
 *
 * const answer = undo(orThrow(createMatch({ players: 4, seed: 'babylon' })));
 * answer._tag === 'Left' && answer.left.code; // 'nothingToUndo'
 */
export const undo = /* @__PURE__ */ taken(() => host.undo);

/**
 * Whether taking back what caused an event would be unfair: chance fell, or something hidden was shown.
 *
 * @example
 * import { isUndoBarrier } from 'diadochi';
 *
 * isUndoBarrier({ type: 'cardDrawn', rule: 'R 6.5', player: 'blue', card: 26, secretOf: 'blue' }); // true
 */
export const isUndoBarrier: (event: GameEvent) => boolean = ownIsUndoBarrier;

// State

/**
 * A game about to begin (R 5). There is no chance in it: dealing and dice are chance actions.
 *
 * @param options - the number of players, and what differs from the defaults: edition, optional rules, interrupts,
 *   board, cards, abilities
 * @returns the state, or every fault of the options with its JSON path
 *
 * @example
 * import { actors, createGame, orThrow } from 'diadochi';
 *
 * const state = orThrow(createGame({ players: 4 }));
 * actors(state); // ['chance']: the Generals are to be dealt (R 5.4.4)
 */
export const createGame: (options: GameOptions) => Either<InvalidInput, GameState> = ownCreateGame;

/**
 * Whom the game waits for: one player, `'chance'`, or nobody when it is over.
 *
 * @example
 * import { actors, createGame, createMatch, orThrow } from 'diadochi';
 *
 * actors(orThrow(createGame({ players: 4 }))); // ['chance']
 * actors(orThrow(createMatch({ players: 4, seed: 'babylon' })).state); // ['white']
 */
export const actors = /* @__PURE__ */ taken(() => machine.actors);

/**
 * All that may be done now, by anyone or by the player named: complete, without duplicates, in a stable order. An
 * action is accepted if and only if it is listed. It may be asked of a view as well.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi';
 *
 * const { state } = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * legalActions(state)[0]; // { type: 'placeGeneral', player: 'white', general: 'leonnatos', space: 'abydos' }
 * legalActions(state, 'red'); // []
 */
export const legalActions = /* @__PURE__ */ taken(() => machine.legalActions);

/**
 * Carries out a listed action. The state that was given is untouched; the new one shares with it what did not change.
 * Told by whom (`applyAction(state, action, 'white')`), it refuses them the actions of others without a word about
 * them.
 *
 * @returns the new state and what happened, each event with its rule; or why not: `code`, `rule`, `params`, `message`
 *
 * @example
 * import { applyAction, createMatch, orThrow } from 'diadochi';
 *
 * const { state } = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * const answer = applyAction(state, { type: 'placeGeneral', player: 'white', general: 'leonnatos', space: 'pella' });
 * answer._tag === 'Left' && answer.left.code; // 'notOffered'
 */
export const applyAction = /* @__PURE__ */ taken(() => machine.applyAction);

/**
 * Why an action would be refused; `undefined` if it would not. Where a stranger asks, say who: about the actions of
 * others they are told nothing. The answer may depend on the hand of whoever the action names.
 *
 * @example
 * import { createMatch, explainAction, orThrow } from 'diadochi';
 *
 * const { state } = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * explainAction(state, { type: 'rollMovement', player: 'red' })?.code; // 'notYourTurn'
 * explainAction(state, { type: 'rollMovement', player: 'red' }, 'white')?.code; // 'notYourAction'
 */
export const explainAction = /* @__PURE__ */ taken(() => machine.explainAction);

/**
 * What chance may do now, with exact integer weights; empty when the game does not wait for chance.
 *
 * @example
 * import { chanceOutcomes, createGame, orThrow } from 'diadochi';
 *
 * chanceOutcomes(orThrow(createGame({ players: 4 }))).length; // 8: the Generals who can be dealt first (R 5.4.2)
 */
export const chanceOutcomes = /* @__PURE__ */ taken(() => machine.chanceOutcomes);

/**
 * Carries out chance until a player must decide or the game is over.
 *
 * @returns the state, what happened, and the chance actions carried out, for the record
 *
 * @example
 * import { actors, createGame, orThrow, seededChance, settle } from 'diadochi';
 *
 * const { state } = settle(orThrow(createGame({ players: 4 })), seededChance('babylon'));
 * actors(state); // ['white']
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
export const outcome: (shown: GameState | PlayerView) => SuccessorsOutcome | undefined = ownOutcome;

// View

/**
 * All that a viewer may know: the state with other hands and the deck face down, but for cards that were stolen from
 * the viewer (card 58). A viewer who neither plays nor is the spectator is a `RangeError`.
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
 * An event as a viewer may hear it: cards that others draw, or take unseen from each other, stay unnamed.
 *
 * @example
 * import { createMatch, eventFor, legalActions, orThrow, play } from 'diadochi';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * const [first] = legalActions(match.state);
 * if (first) orThrow(play(match, first)).events.map((event) => eventFor(event, 'red')); // what goes to the page of red
 *
 * const drawn = { type: 'cardDrawn', rule: 'R 6.5', player: 'blue', card: 26, secretOf: 'blue' } as const;
 * eventFor(drawn, 'red'); // { type: 'cardDrawn', rule: 'R 6.5', player: 'blue', card: 'hidden', secretOf: 'blue' }
 */
export const eventFor: (event: GameEvent, viewer: Viewer) => GameEvent = ownEventFor;

/**
 * What the viewer may do, told from the view alone: equals `legalActions(state, viewer)`. A spectator may do nothing.
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
 * What an action is about: its spaces, pieces, cards, provinces and players, by their ids, the most telling first. It
 * is told in the situation in which the action is listed: taking and leaving are about the space of the Army on the
 * march.
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
 * Listed actions by what one clicks to choose them: for each of the spaces, pieces, cards, provinces and players the
 * actions that are about it, in stable order. An action that is about nothing, such as a plain "pass", is among the
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
 * Where the player who decides can go: whole marches and voyages, each as the actions that lead there, with everyone
 * whom they may activate or with whoever is on the march. Also where an Army goes that avoids battle, and an
 * Independent Army. Each goal is told once for each commander: by the way of the fewest Movement Points on which no die
 * falls and nobody else decides anything, and if there is none, by that of the fewest.
 *
 * Promised is: if others pass whenever they are asked, each action is listed in its turn and the last leads to the
 * goal; the first `certain` of them follow on one another whatever others hold. A way ends before a die and before a
 * decision of others that is more than a pass (Friendly Passage): `awaits` tells for whom the game waits then. An Army
 * that has to pass through an Independent Stronghold is bound for its goal, and first a die falls. Nobody and nothing
 * is taken or left on the way, no escort is declared, and no Surprise card played; whether to stay at the goal, to go
 * on or to do something there is another decision.
 *
 * It is told from what that player sees, and of a view as of a state; anybody else is told nothing.
 *
 * @param asked - the player whom it is for, and then the moves to look for, such as those of one piece: these take less
 *   time; left out: whoever decides, and all moves
 *
 * @example
 * import { destinations, fromPosition, orThrow, seededChance, settleSimulation, simulate } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2 } }, toMove: 'red',
 * }));
 * destinations(state); // []: first the movement die is rolled (R 8.1)
 * const simulation = simulate(state);
 * simulation.apply({ type: 'rollMovement', player: 'red' });
 * settleSimulation(simulation, seededChance('kelainai'));
 * const march = destinations(simulation.state()).find(({ goal }) => goal === 'ephesos');
 * march?.actions.map((action) => action.type); // ['activate', 'march', 'march']: by way of Sardeis
 * march?.cost; // 2
 */
export const destinations = (
  shown: GameState | PlayerView,
  ...asked: readonly [player?: PlayerId, only?: MoveFilter<SuccessorsTypes>]
): readonly Destination<SuccessorsTypes>[] => destinationsOfAny(game, shown, ...asked);

/**
 * What happened in a match, decision by decision, what chance did included: for the log of a match that was loaded. The
 * actions are played again, and must lead to the match's state. It tells hidden cards: of the events, `eventFor` tells
 * what a player may hear.
 *
 * @returns the episodes, that of chance before the first decision first; or what is wrong with the match
 *
 * @example
 * import { createMatch, history, orThrow } from 'diadochi';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * orThrow(history(match)).map(({ action }) => action); // [null]
 */
export const history = /* @__PURE__ */ taken(() => host.history);

/**
 * The pass with which standing orders answer the window that is open; `undefined`: none is, or its player is to be
 * asked. It looks at no hand, unless the player has ordered `unless: ['able']` (see {@link StandingOrders}).
 *
 * @example
 * import { autoAction, createMatch, orThrow } from 'diadochi';
 *
 * const { state } = orThrow(createMatch({ players: 4, seed: 'babylon', interrupts: 'everyone' }));
 * const orders = [{ player: 'red', moments: 'all', unless: ['concerned'], untilTurn: null }] as const;
 * autoAction(state, orders); // undefined: no window is open
 */
export const autoAction = (
  shown: GameState | PlayerView,
  orders: readonly StandingOrders<SuccessorsTypes>[],
): Action | undefined => autoActionOfAny(game, shown, orders);

/**
 * Plays an action as {@link play} does, and then passes in every window for whoever has ordered it.
 *
 * @returns the match, what happened, and the passes; or why the action is refused
 *
 * @example
 * import { createMatch, legalActions, orThrow, playWithOrders } from 'diadochi';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'babylon', interrupts: 'everyone' }));
 * const [first] = legalActions(match.state);
 * if (first) orThrow(playWithOrders(match, first, [])).passes; // []: nobody has ordered anything
 */
export const playWithOrders = /* @__PURE__ */ taken(() => host.playWithOrders);

/**
 * Passes as long as standing orders say so: for a host to whom somebody has just given some. See
 * {@link playWithOrders}.
 *
 * @example
 * import { createMatch, obey, orThrow } from 'diadochi';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'babylon', interrupts: 'everyone' }));
 * obey(match, [{ player: 'red', moments: 'all', unless: [], untilTurn: null }]).passes; // []: no window is open
 */
export const obey = /* @__PURE__ */ taken(() => host.obey);

/**
 * What `untilTurn` must be in orders that stand until a player's next turn begins (R 6.6.1).
 *
 * @example
 * import { createMatch, nextTurn, orThrow } from 'diadochi';
 *
 * nextTurn(orThrow(createMatch({ players: 4, seed: 'babylon' })).state, 'red'); // 1: the first
 */
export const nextTurn = (shown: GameState | PlayerView, player: PlayerId): number => nextTurnOfAny(game, shown, player);

/**
 * Reads standing orders of unknown origin; every fault at once.
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
 * Makes the record of a game: its options and every action, chance included, versioned and checksummed.
 *
 * @example
 * import { createMatch, createRecord, orThrow } from 'diadochi';
 *
 * const { options, actions, state } = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * createRecord(options, actions, state).game; // 'successors'
 */
export const createRecord = /* @__PURE__ */ taken(() => recorder.createRecord);

/**
 * Reads a record of unknown origin and plays it again, action by action.
 *
 * @returns the final state, all events and the outcome; or what is wrong: faults with JSON paths, or the action that is
 *   refused
 *
 * @example
 * import { createMatch, orThrow, recordOf, replay } from 'diadochi';
 *
 * const match = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * orThrow(replay(recordOf(match))).outcome; // undefined
 */
export const replay = /* @__PURE__ */ taken(() => recorder.replay);

/**
 * Writes a match down as plain JSON.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi';
 *
 * const text = JSON.stringify(save(orThrow(createMatch({ players: 4, seed: 'babylon' }))));
 * orThrow(load(JSON.parse(text))).seed; // 'babylon'
 */
export const save = /* @__PURE__ */ taken(() => host.save);

/**
 * Reads a match written down by {@link save}, replaying it; whatever was changed on the way is refused.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi';
 *
 * const saved = save(orThrow(createMatch({ players: 4, seed: 'babylon' })));
 * load({ ...saved, seed: 'another' })._tag; // 'Left'
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

// Bots

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
 * One full state that looks like this to the viewer, each as likely as the unseen cards make it. Where the game waits
 * for somebody's Surprise card, hands are dealt that can have caused the wait; a pause that no hands can explain, as
 * only a view has that was put together by hand, betrays nothing of them. The state is frozen.
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
 * Reads the key of an action, as {@link actionKey} writes it; any other JSON of an action will do.
 *
 * @returns the action, or every fault with its JSON path
 *
 * @example
 * import { actionKey, orThrow, parseAction } from 'diadochi';
 *
 * orThrow(parseAction(actionKey({ type: 'rollMovement', player: 'red' }))).player; // 'red'
 */
export const parseAction = /* @__PURE__ */ taken(() => kit.parseAction);

/**
 * Who won a simulated game, and how; `undefined` while it goes on, which costs next to nothing to ask.
 *
 * @example
 * import { createGame, orThrow, outcomeIn, simulate } from 'diadochi';
 *
 * outcomeIn(simulate(orThrow(createGame({ players: 4 })))); // undefined
 */
export const outcomeIn = /* @__PURE__ */ taken(() => kit.outcomeIn);

/**
 * All that a viewer may know of a simulated game.
 *
 * @example
 * import { createGame, orThrow, simulate, viewIn } from 'diadochi';
 *
 * viewIn(simulate(orThrow(createGame({ players: 4 }))), 'white').viewer; // 'white'
 */
export const viewIn = /* @__PURE__ */ taken(() => kit.viewIn);

/**
 * What a game brought each player: 1 to a sole winner, the same share to each of several, 0 to everybody else, and
 * while it goes on.
 *
 * @example
 * import { createGame, orThrow, returnsOf } from 'diadochi';
 *
 * returnsOf(orThrow(createGame({ players: 4 }))); // { red: 0, blue: 0, yellow: 0, white: 0 }
 */
export const returnsOf = /* @__PURE__ */ taken(() => kit.returnsOf);

// Positions

/**
 * A compact, hand-writable JSON of any situation (docs/positions.md).
 *
 * @example
 * import { createGame, orThrow, toPosition } from 'diadochi';
 *
 * toPosition(orThrow(createGame({ players: 4 }))).game; // 'successors'
 */
export const toPosition: (state: GameState) => Position = ownToPosition;

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
 * legalActions(state, 'red')[0]; // { type: 'rollMovement', player: 'red' }: red's Movement Segment begins (R 6.6.4)
 */
export const fromPosition: (input: unknown) => Either<InvalidInput, GameState> = ownFromPosition;
