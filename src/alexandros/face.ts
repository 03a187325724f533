/**
 * The public functions of the game: to play it, query and show it, and save it.
 * Written by `npm run faces` from `src/core/face.ts` and `test/alexandros/face.ts`.
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
  type AlexandrosSubject,
  type AlexandrosTypes,
  type Ending,
  type GameEvent,
  type GameOptions,
  type GameState,
  type PlayerId,
  type PlayerView,
  type Position,
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
 * import { createMatch, orThrow } from 'diadochi/alexandros';
 *
 * orThrow(createMatch({ players: 2, seed: 'gordion' })).seed; // 'gordion'
 */
export const createMatch = /* @__PURE__ */ evaluated(() => host.createMatch);

/**
 * Starts a match at a position, as written by {@link toPosition}, and resolves chance until a player must decide. The
 * record and the save of the match start at this position too.
 *
 * @returns the match, or all faults of the position with their JSON paths
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
export const createMatchAt = /* @__PURE__ */ evaluated(() => host.createMatchAt);

/**
 * Applies an action of a player and resolves the chance that follows, until a player must decide again. The given match
 * does not change.
 *
 * @returns the new match and the events; or a refusal with `code`, `rule`, `params` and `message`
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi/alexandros';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * const [first] = legalActions(match.state);
 * first && orThrow(play(match, first)).events[0]?.type; // 'faceUpCardTaken'
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
 * import { createMatch, orThrow, undo } from 'diadochi/alexandros';
 *
 * const answer = undo(orThrow(createMatch({ players: 2, seed: 'gordion' })));
 * answer._tag === 'Left' && answer.left.code; // 'nothingToUndo'
 */
export const undo = /* @__PURE__ */ evaluated(() => host.undo);

/**
 * Returns whether it would be unfair to undo the action that caused an event, because chance was resolved or a card was
 * revealed.
 *
 * @example
 * import { isUndoBarrier } from 'diadochi/alexandros';
 *
 * isUndoBarrier({ type: 'cardTurnedUp', rule: 'R Take a Card', symbol: 'lyre' }); // true
 */
export const isUndoBarrier: (event: GameEvent) => boolean = ownIsUndoBarrier;

// State

/**
 * Returns the state before the deal (R Setup). Nothing random has happened yet: deals are chance actions.
 *
 * @param options - the number of players, and any of: the starting player, the board
 * @returns the state, or all faults of the options with their JSON paths
 *
 * @example
 * import { actors, createGame, orThrow } from 'diadochi/alexandros';
 *
 * const state = orThrow(createGame({ players: 4, startingPlayer: 'blue' }));
 * actors(state); // ['chance']
 */
export const createGame: (options: GameOptions) => Either<InvalidInput, GameState> = ownCreateGame;

/**
 * Returns whom the game waits for: one player, `'chance'`, or nobody if the game is over.
 *
 * @example
 * import { actors, createGame, createMatch, orThrow } from 'diadochi/alexandros';
 *
 * actors(orThrow(createGame({ players: 2 }))); // ['chance']
 * actors(orThrow(createMatch({ players: 2, seed: 'gordion' })).state); // ['red']
 */
export const actors = /* @__PURE__ */ evaluated(() => machine.actors);

/**
 * Returns all legal actions, or those of one player: complete, without duplicates, in a stable order. An action is
 * legal if and only if it is listed. Accepts a state or a view.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi/alexandros';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * legalActions(state)[0]; // { type: 'moveByFaceUpCard', player: 'red', symbol: 'amphora' }
 * legalActions(state, 'yellow'); // []
 */
export const legalActions = /* @__PURE__ */ evaluated(() => machine.legalActions);

/**
 * Applies a legal action and returns the new state. The given state does not change; the new one shares its unchanged
 * parts. If you pass the caller (`applyAction(state, action, 'red')`), the actions of others are refused with
 * `notYourAction`, which reveals nothing about them.
 *
 * @returns the new state and the events, each with its rule; or a refusal with `code`, `rule`, `params` and `message`
 *
 * @example
 * import { applyAction, createMatch, orThrow } from 'diadochi/alexandros';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * const answer = applyAction(state, { type: 'pass', player: 'red' });
 * answer._tag === 'Left' && answer.left.code; // 'alexanderFirst'
 */
export const applyAction = /* @__PURE__ */ evaluated(() => machine.applyAction);

/**
 * Returns why an action would be refused, or `undefined` if it is legal. If a player sends the action, pass that player
 * as the caller: then the actions of others are refused with `notYourAction`, which reveals nothing about them. Without
 * a caller, the refusal may depend on the hand of the player whom the action names.
 *
 * @example
 * import { createMatch, explainAction, orThrow } from 'diadochi/alexandros';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * explainAction(state, { type: 'pass', player: 'yellow' })?.code; // 'notYourTurn'
 * explainAction(state, { type: 'pass', player: 'yellow' }, 'red')?.code; // 'notYourAction'
 */
export const explainAction = /* @__PURE__ */ evaluated(() => machine.explainAction);

/**
 * Returns the cards that can be drawn from the supply now, weighted by their number. Empty if the game does not wait
 * for chance.
 *
 * @example
 * import { chanceOutcomes, createGame, orThrow } from 'diadochi/alexandros';
 *
 * chanceOutcomes(orThrow(createGame({ players: 2 }))).map(({ weight }) => weight); // [11, 11, 11, 11, 11]
 */
export const chanceOutcomes = /* @__PURE__ */ evaluated(() => machine.chanceOutcomes);

/**
 * Resolves chance until a player must decide or the game is over.
 *
 * @returns the state, the events, and the chance actions that were applied, for a record
 *
 * @example
 * import { actors, createGame, orThrow, seededChance, settle } from 'diadochi/alexandros';
 *
 * const { state } = settle(orThrow(createGame({ players: 2 })), seededChance('gordion'));
 * actors(state); // ['red']
 */
export const settle = /* @__PURE__ */ evaluated(() => machine.settle);

/**
 * Returns who has won, how and by which rule (R End of the Game), or `undefined` while the game goes on.
 *
 * @example
 * import { createMatch, orThrow, outcome } from 'diadochi/alexandros';
 *
 * outcome(orThrow(createMatch({ players: 2, seed: 'gordion' })).state); // undefined
 */
export const outcome: (shown: GameState | PlayerView) => Outcome<PlayerId, Ending> | undefined = ownOutcome;

// View

/**
 * Returns everything that a player or a spectator may know. Of the hands of others it shows the cards that everybody
 * has seen (ruling A25) and the number of the rest.
 *
 * @example
 * import { createMatch, orThrow, viewFor } from 'diadochi/alexandros';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * viewFor(state, 'red').seats[1]?.hand.secret; // { hidden: 1 }
 */
export const viewFor: (state: GameState, viewer: Viewer) => PlayerView = ownViewFor;

/**
 * Returns an event as a viewer may see it: a card drawn is shown only to the player who draws it.
 *
 * @example
 * import { eventFor } from 'diadochi/alexandros';
 *
 * eventFor({ type: 'cardDrawn', rule: 'R Take a Card', player: 'red', symbol: 'lyre' }, 'yellow'); // { type: 'cardDrawn', rule: 'R Take a Card', player: 'red', symbol: null }
 */
export const eventFor: (event: GameEvent, viewer: Viewer) => GameEvent = ownEventFor;

/**
 * Returns the legal actions of the viewer, computed from the view alone. Equals `legalActions(state, viewer)`; empty
 * for a spectator.
 *
 * @example
 * import { createMatch, legalActions, legalActionsFromView, orThrow, viewFor } from 'diadochi/alexandros';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * legalActionsFromView(viewFor(state, 'red')).length === legalActions(state, 'red').length; // true
 */
export const legalActionsFromView: (view: PlayerView) => readonly Action[] = ownLegalActionsFromView;

// Show

/**
 * Returns what an action is about: the ids of its spaces (including points), pieces, cards, provinces and players, the
 * most specific first. The id of a card says where it lies: `hand:lyre`, `faceUp:lyre`.
 *
 * @example
 * import { createMatch, orThrow, subjectOf } from 'diadochi/alexandros';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * subjectOf({ type: 'takeBackGuard', player: 'red', space: 's2.0' }, state).pieces; // ['guard:s2.0']
 */
export const subjectOf = (action: Action, shown: GameState | PlayerView): AlexandrosSubject =>
  subjectOfAny(game, action, shown);

/**
 * Groups legal actions by what a player can click: for each of the spaces (including points), pieces, cards, provinces
 * and players, the actions that are about it, in a stable order. An action that is about none of them, such as "pass",
 * is in `others`.
 *
 * @example
 * import { createMatch, groupActions, legalActions, orThrow } from 'diadochi/alexandros';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * groupActions(legalActions(state), state).cards.map(({ of }) => of); // ['faceUp:amphora', 'faceUp:lyre', 'hand:horse']
 */
export const groupActions = (
  actions: readonly Action[],
  shown: GameState | PlayerView,
): ActionGroups<AlexandrosTypes> => groupActionsOfAny(game, actions, shown);

/**
 * Returns the whole moves of Alexander, from the card to the last step. Each point is listed once for each card that
 * leads there, by the way that needs the fewest new walls (`cost`). To build other walls, play the steps of another way
 * one by one.
 *
 * Each action is legal in its turn, and the last one leads to the goal. After `certain` actions a card is turned up to
 * replace the one taken, which does not affect the move. The result depends only on what the deciding player sees, so a
 * view works as well as a state. It is empty for a player who does not decide.
 *
 * @param asked - the player to list moves for, by default the one who must decide; then a filter, such as the moves of
 *   one piece, which take less time to find
 *
 * @example
 * import { destinations, fromPosition, orThrow } from 'diadochi/alexandros';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'alexandros', version: 1, alexander: 'p3.1',
 *   seats: [{ player: 'red' }, { player: 'yellow' }], faceUp: ['horse'], toMove: 'red',
 * }));
 * const moves = destinations(state);
 * moves.every(({ actions }) => actions[0]?.type === 'moveByFaceUpCard'); // true: red holds no card
 * destinations(state, 'yellow'); // []
 */
export const destinations = (
  shown: GameState | PlayerView,
  ...asked: readonly [player?: PlayerId, only?: MoveFilter<AlexandrosTypes>]
): readonly Destination<AlexandrosTypes>[] => destinationsOfAny(game, shown, ...asked);

/**
 * Returns the events of a match, grouped by decision, for example for the log of a loaded match. It replays the
 * actions, which must lead to the state of the match. Episodes contain hidden cards: send a player only what `eventFor`
 * returns.
 *
 * @returns the episodes, beginning with the chance before the first decision; or the faults of the match
 *
 * @example
 * import { createMatch, history, orThrow } from 'diadochi/alexandros';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * orThrow(history(match)).map(({ action }) => action); // [null]
 */
export const history = /* @__PURE__ */ evaluated(() => host.history);

// Records

/**
 * Returns the record of a game: its options and all actions, chance included, with versions and a checksum.
 *
 * @example
 * import { createMatch, createRecord, orThrow } from 'diadochi/alexandros';
 *
 * const { options, actions, state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * createRecord(options, actions, state).game; // 'alexandros'
 */
export const createRecord = /* @__PURE__ */ evaluated(() => recorder.createRecord);

/**
 * Validates a record and replays it, action by action.
 *
 * @returns the final state, all events and the outcome; or a refusal: faults with JSON paths, or the action that is
 *   refused
 *
 * @example
 * import { createMatch, orThrow, recordOf, replay } from 'diadochi/alexandros';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * orThrow(replay(recordOf(match))).outcome; // undefined
 */
export const replay = /* @__PURE__ */ evaluated(() => recorder.replay);

/**
 * Returns a match as plain JSON, including its seed. See {@link load}.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi/alexandros';
 *
 * const text = JSON.stringify(save(orThrow(createMatch({ players: 2, seed: 'gordion' }))));
 * orThrow(load(JSON.parse(text))).seed; // 'gordion'
 */
export const save = /* @__PURE__ */ evaluated(() => host.save);

/**
 * Reads a match written by {@link save}, and replays it. A save that was changed is refused.
 *
 * @returns the match, or a refusal: faults with JSON paths, or the action that is refused
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi/alexandros';
 *
 * const saved = save(orThrow(createMatch({ players: 2, seed: 'gordion' })));
 * load({ ...saved, seed: 'another' })._tag; // 'Left'
 */
export const load = /* @__PURE__ */ evaluated(() => host.load);

/**
 * Returns the record of a match so far. See {@link replay}.
 *
 * @example
 * import { createMatch, orThrow, recordOf } from 'diadochi/alexandros';
 *
 * recordOf(orThrow(createMatch({ players: 2, seed: 'gordion' }))).game; // 'alexandros'
 */
export const recordOf = /* @__PURE__ */ evaluated(() => host.recordOf);

// Bots

/**
 * Returns a mutable simulation of a state, for searches and playouts. It follows the same rules and is many times
 * faster than {@link applyAction}.
 *
 * @example
 * import { createMatch, orThrow, simulate } from 'diadochi/alexandros';
 *
 * const simulation = simulate(orThrow(createMatch({ players: 2, seed: 'gordion' })).state);
 * const [first] = simulation.legalActions();
 * if (first) simulation.clone().apply(first); // the clone moves on, the simulation stays
 */
export const simulate = /* @__PURE__ */ evaluated(() => machine.simulate);

/**
 * Returns a random state that fits a view. The unseen cards determine how likely each state is.
 *
 * @example
 * import { createMatch, orThrow, sampleState, seededChance, simulate, viewFor } from 'diadochi/alexandros';
 *
 * const view = viewFor(orThrow(createMatch({ players: 2, seed: 'gordion' })).state, 'red');
 * const guess = sampleState(view, seededChance('first guess'));
 * simulate(guess).actors(); // ['red']
 */
export const sampleState: (view: PlayerView, chance: ChanceSource) => GameState = ownSampleState;

/**
 * Parses the key of an action, as written by {@link actionKey}. Any other JSON text of an action works too.
 *
 * @returns the action, or all faults with their JSON paths
 *
 * @example
 * import { actionKey, orThrow, parseAction } from 'diadochi/alexandros';
 *
 * orThrow(parseAction(actionKey({ type: 'pass', player: 'yellow' }))).player; // 'yellow'
 */
export const parseAction = /* @__PURE__ */ evaluated(() => kit.parseAction);

/**
 * Returns who has won a simulated game, and how, or `undefined` while it goes on. It is cheap to call at every step.
 *
 * @example
 * import { createGame, orThrow, outcomeIn, simulate } from 'diadochi/alexandros';
 *
 * outcomeIn(simulate(orThrow(createGame({ players: 2 })))); // undefined
 */
export const outcomeIn = /* @__PURE__ */ evaluated(() => kit.outcomeIn);

/**
 * Returns the view of a simulated game for a viewer.
 *
 * @example
 * import { createGame, orThrow, simulate, viewIn } from 'diadochi/alexandros';
 *
 * viewIn(simulate(orThrow(createGame({ players: 2 }))), 'red').viewer; // 'red'
 */
export const viewIn = /* @__PURE__ */ evaluated(() => kit.viewIn);

/**
 * Returns the result of a game for each player: 1 for a single winner, equal shares for several winners, and 0 for
 * everybody else. All are 0 while the game goes on.
 *
 * @example
 * import { createGame, orThrow, returnsOf } from 'diadochi/alexandros';
 *
 * returnsOf(orThrow(createGame({ players: 2 }))); // { red: 0, yellow: 0 }
 */
export const returnsOf = /* @__PURE__ */ evaluated(() => kit.returnsOf);

// Positions

/**
 * Returns a state as a position: compact JSON that people can read and write (docs/alexandros.md).
 *
 * @example
 * import { createGame, orThrow, toPosition } from 'diadochi/alexandros';
 *
 * toPosition(orThrow(createGame({ players: 2 }))).game; // 'alexandros'
 */
export const toPosition: (state: GameState) => Position = ownToPosition;

/**
 * Validates a position and returns its state. Every accepted position can be played to the end of the game.
 *
 * @returns the state, or all faults with their JSON paths
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
export const fromPosition: (input: unknown) => Either<InvalidInput, GameState> = ownFromPosition;

// Codecs

/**
 * Validates and decodes options, an action, an event, a state, a view or a board.
 *
 * @returns the decoded value, or all faults with their JSON paths
 *
 * @example
 * import { decode } from 'diadochi/alexandros';
 *
 * const read = decode.options({ players: 9, speed: 'fast' });
 * read._tag === 'Left' && read.left.faults.map(({ path }) => path); // ['$.players', '$.speed']
 */
export const decode = ownDecode;
