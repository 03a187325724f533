/**
 * What everybody does with a game: play it, ask about a state, see it with the eyes of a player, show it, write it down.
 * Written by `npm run faces` from the contract (`src/core/face.ts`) and what this game says of it (`test/alexandros/face.ts`).
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
 * import { createMatch, orThrow } from 'diadochi/alexandros';
 *
 * orThrow(createMatch({ players: 2, seed: 'gordion' })).seed; // 'gordion'
 */
export const createMatch = /* @__PURE__ */ taken(() => host.createMatch);

/**
 * Begins a match at a position, as {@link toPosition} writes it: the rules and chance go on from there until a player
 * must decide. Its record and its save begin there too.
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
 * const match = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * const [first] = legalActions(match.state);
 * first && orThrow(play(match, first)).events[0]?.type; // 'faceUpCardTaken'
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
 * import { createMatch, orThrow, undo } from 'diadochi/alexandros';
 *
 * const answer = undo(orThrow(createMatch({ players: 2, seed: 'gordion' })));
 * answer._tag === 'Left' && answer.left.code; // 'nothingToUndo'
 */
export const undo = /* @__PURE__ */ taken(() => host.undo);

/**
 * Whether taking back what caused an event would be unfair: chance fell, or a card was shown.
 *
 * @example
 * import { isUndoBarrier } from 'diadochi/alexandros';
 *
 * isUndoBarrier({ type: 'cardTurnedUp', rule: 'R Take a Card', symbol: 'lyre' }); // true
 */
export const isUndoBarrier: (event: GameEvent) => boolean = ownIsUndoBarrier;

// State

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
export const createGame: (options: GameOptions) => Either<InvalidInput, GameState> = ownCreateGame;

/**
 * Whom the game waits for: one player, `'chance'`, or nobody when it is over.
 *
 * @example
 * import { actors, createGame, createMatch, orThrow } from 'diadochi/alexandros';
 *
 * actors(orThrow(createGame({ players: 2 }))); // ['chance']
 * actors(orThrow(createMatch({ players: 2, seed: 'gordion' })).state); // ['red']
 */
export const actors = /* @__PURE__ */ taken(() => machine.actors);

/**
 * All that may be done now, by anyone or by the player named: complete, without duplicates, in a stable order. An
 * action is accepted if and only if it is listed. It may be asked of a view as well.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi/alexandros';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * legalActions(state)[0]; // { type: 'moveByFaceUpCard', player: 'red', symbol: 'amphora' }
 * legalActions(state, 'yellow'); // []
 */
export const legalActions = /* @__PURE__ */ taken(() => machine.legalActions);

/**
 * Carries out a listed action. The state that was given is untouched; the new one shares with it what did not change.
 * Told by whom (`applyAction(state, action, 'red')`), it refuses them the actions of others without a word about them.
 *
 * @returns the new state and what happened, each event with its rule; or why not: `code`, `rule`, `params`, `message`
 *
 * @example
 * import { applyAction, createMatch, orThrow } from 'diadochi/alexandros';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * const answer = applyAction(state, { type: 'pass', player: 'red' });
 * answer._tag === 'Left' && answer.left.code; // 'alexanderFirst'
 */
export const applyAction = /* @__PURE__ */ taken(() => machine.applyAction);

/**
 * Why an action would be refused; `undefined` if it would not. Where a stranger asks, say who: about the actions of
 * others they are told nothing. The answer may depend on the hand of whoever the action names.
 *
 * @example
 * import { createMatch, explainAction, orThrow } from 'diadochi/alexandros';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * explainAction(state, { type: 'pass', player: 'yellow' })?.code; // 'notYourTurn'
 * explainAction(state, { type: 'pass', player: 'yellow' }, 'red')?.code; // 'notYourAction'
 */
export const explainAction = /* @__PURE__ */ taken(() => machine.explainAction);

/**
 * The cards that can come from the supply now, weighted by how many of them it holds; empty when the game does not wait
 * for chance.
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
 * import { actors, createGame, orThrow, seededChance, settle } from 'diadochi/alexandros';
 *
 * const { state } = settle(orThrow(createGame({ players: 2 })), seededChance('gordion'));
 * actors(state); // ['red']
 */
export const settle = /* @__PURE__ */ taken(() => machine.settle);

/**
 * Who won, how and by which rule (R End of the Game); `undefined` while the game goes on.
 *
 * @example
 * import { createMatch, orThrow, outcome } from 'diadochi/alexandros';
 *
 * outcome(orThrow(createMatch({ players: 2, seed: 'gordion' })).state); // undefined
 */
export const outcome: (shown: GameState | PlayerView) => Outcome<PlayerId, Ending> | undefined = ownOutcome;

// View

/**
 * All that a player, or a spectator, may know: of the other hands the cards that everybody has seen (ruling A25), and
 * how many more.
 *
 * @example
 * import { createMatch, orThrow, viewFor } from 'diadochi/alexandros';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * viewFor(state, 'red').seats[1]?.hand.secret; // { hidden: 1 }
 */
export const viewFor: (state: GameState, viewer: Viewer) => PlayerView = ownViewFor;

/**
 * An event as a viewer may hear it: a card drawn is the secret of whoever draws it.
 *
 * @example
 * import { eventFor } from 'diadochi/alexandros';
 *
 * eventFor({ type: 'cardDrawn', rule: 'R Take a Card', player: 'red', symbol: 'lyre' }, 'yellow'); // { type: 'cardDrawn', rule: 'R Take a Card', player: 'red', symbol: null }
 */
export const eventFor: (event: GameEvent, viewer: Viewer) => GameEvent = ownEventFor;

/**
 * What the viewer may do, told from the view alone: equals `legalActions(state, viewer)`. A spectator may do nothing.
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
 * What an action is about: its spaces (points among them), pieces, cards, provinces and players, by their ids, the most
 * telling first. Cards are told apart by where they lie: `hand:lyre`, `faceUp:lyre`.
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
 * Listed actions by what one clicks to choose them: for each of the spaces (points among them), pieces, cards,
 * provinces and players the actions that are about it, in stable order. An action that is about nothing, such as
 * "pass", is among the `others`.
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
 * Where Alexander can go: whole moves, from the card to the last step. Each point is told once for each card that leads
 * there, by the way that needs the fewest new walls (`cost`); where another way puts up other walls, it is for whoever
 * plays to step it.
 *
 * Each of the actions is listed in its turn, and the last leads to the goal; the card that is turned up in the place of
 * one that was taken, after `certain` actions, changes nothing about it. It is told from what the player sees who
 * decides, and of a view as of a state; anybody else is told nothing.
 *
 * @param asked - the player whom it is for, and then the moves to look for, such as those of one piece: these take less
 *   time; left out: whoever decides, and all moves
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
 * What happened in a match, decision by decision, what chance did included: for the log of a match that was loaded. The
 * actions are played again, and must lead to the match's state. It tells hidden cards: of the events, `eventFor` tells
 * what a player may hear.
 *
 * @returns the episodes, that of chance before the first decision first; or what is wrong with the match
 *
 * @example
 * import { createMatch, history, orThrow } from 'diadochi/alexandros';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * orThrow(history(match)).map(({ action }) => action); // [null]
 */
export const history = /* @__PURE__ */ taken(() => host.history);

// Records

/**
 * Makes the record of a game: its options and every action, chance included, versioned and checksummed.
 *
 * @example
 * import { createMatch, createRecord, orThrow } from 'diadochi/alexandros';
 *
 * const { options, actions, state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * createRecord(options, actions, state).game; // 'alexandros'
 */
export const createRecord = /* @__PURE__ */ taken(() => recorder.createRecord);

/**
 * Reads a record of unknown origin and plays it again, action by action.
 *
 * @returns the final state, all events and the outcome; or what is wrong: faults with JSON paths, or the action that is
 *   refused
 *
 * @example
 * import { createMatch, orThrow, recordOf, replay } from 'diadochi/alexandros';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * orThrow(replay(recordOf(match))).outcome; // undefined
 */
export const replay = /* @__PURE__ */ taken(() => recorder.replay);

/**
 * Writes a match down as plain JSON.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi/alexandros';
 *
 * const text = JSON.stringify(save(orThrow(createMatch({ players: 2, seed: 'gordion' }))));
 * orThrow(load(JSON.parse(text))).seed; // 'gordion'
 */
export const save = /* @__PURE__ */ taken(() => host.save);

/**
 * Reads a match written down by {@link save}, replaying it; whatever was changed on the way is refused.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi/alexandros';
 *
 * const saved = save(orThrow(createMatch({ players: 2, seed: 'gordion' })));
 * load({ ...saved, seed: 'another' })._tag; // 'Left'
 */
export const load = /* @__PURE__ */ taken(() => host.load);

/**
 * The record of a match so far. See {@link replay}.
 *
 * @example
 * import { createMatch, orThrow, recordOf } from 'diadochi/alexandros';
 *
 * recordOf(orThrow(createMatch({ players: 2, seed: 'gordion' }))).game; // 'alexandros'
 */
export const recordOf = /* @__PURE__ */ taken(() => host.recordOf);

// Bots

/**
 * A mutable twin of a state: the same rules on a plain object, many times faster, for searches and simulations.
 *
 * @example
 * import { createMatch, orThrow, simulate } from 'diadochi/alexandros';
 *
 * const simulation = simulate(orThrow(createMatch({ players: 2, seed: 'gordion' })).state);
 * const [first] = simulation.legalActions();
 * if (first) simulation.clone().apply(first); // the clone moves on, the simulation stays
 */
export const simulate = /* @__PURE__ */ taken(() => machine.simulate);

/**
 * One of the states that look like a view, each as likely as the unseen cards make it.
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
 * Reads the key of an action, as {@link actionKey} writes it; any other JSON of an action will do.
 *
 * @returns the action, or every fault with its JSON path
 *
 * @example
 * import { actionKey, orThrow, parseAction } from 'diadochi/alexandros';
 *
 * orThrow(parseAction(actionKey({ type: 'pass', player: 'yellow' }))).player; // 'yellow'
 */
export const parseAction = /* @__PURE__ */ taken(() => kit.parseAction);

/**
 * Who won a simulated game, and how; `undefined` while it goes on, which costs next to nothing to ask.
 *
 * @example
 * import { createGame, orThrow, outcomeIn, simulate } from 'diadochi/alexandros';
 *
 * outcomeIn(simulate(orThrow(createGame({ players: 2 })))); // undefined
 */
export const outcomeIn = /* @__PURE__ */ taken(() => kit.outcomeIn);

/**
 * All that a viewer may know of a simulated game.
 *
 * @example
 * import { createGame, orThrow, simulate, viewIn } from 'diadochi/alexandros';
 *
 * viewIn(simulate(orThrow(createGame({ players: 2 }))), 'red').viewer; // 'red'
 */
export const viewIn = /* @__PURE__ */ taken(() => kit.viewIn);

/**
 * What a game brought each player: 1 to a sole winner, the same share to each of several, 0 to everybody else, and
 * while it goes on.
 *
 * @example
 * import { createGame, orThrow, returnsOf } from 'diadochi/alexandros';
 *
 * returnsOf(orThrow(createGame({ players: 2 }))); // { red: 0, yellow: 0 }
 */
export const returnsOf = /* @__PURE__ */ taken(() => kit.returnsOf);

// Positions

/**
 * A compact, hand-writable JSON of any situation (docs/alexandros.md).
 *
 * @example
 * import { createGame, orThrow, toPosition } from 'diadochi/alexandros';
 *
 * toPosition(orThrow(createGame({ players: 2 }))).game; // 'alexandros'
 */
export const toPosition: (state: GameState) => Position = ownToPosition;

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
export const fromPosition: (input: unknown) => Either<InvalidInput, GameState> = ownFromPosition;

// Codecs

/**
 * Reads options, an action, an event, a state, a view or a board of unknown origin.
 *
 * @returns what was read, or every fault with its JSON path
 *
 * @example
 * import { decode } from 'diadochi/alexandros';
 *
 * const read = decode.options({ players: 9, speed: 'fast' });
 * read._tag === 'Left' && read.left.faults.map(({ path }) => path); // ['$.players', '$.speed']
 */
export const decode = ownDecode;
