/**
 * What everybody does with a game: play it, ask about a state, see it with the eyes of a player, show it, write it down.
 * Written by `npm run faces` from the contract (`src/core/face.ts`) and what this game says of it (`test/peloponnesian/face.ts`).
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
  type Ending,
  type GameEvent,
  type GameOptions,
  type GameState,
  type PeloponnesianSubject,
  type PeloponnesianTypes,
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
 * import { createMatch, orThrow } from 'diadochi/peloponnesian';
 *
 * orThrow(createMatch({ players: 2, seed: 'mantinea' })).seed; // 'mantinea'
 */
export const createMatch = /* @__PURE__ */ taken(() => host.createMatch);

/**
 * Begins a match at a position, as {@link toPosition} writes it: the rules and chance go on from there until a player
 * must decide. Its record and its save begin there too.
 *
 * @example
 * import { createMatchAt, orThrow } from 'diadochi/peloponnesian';
 *
 * const match = orThrow(createMatchAt({
 *   position: {
 *     format: 'diadochi-position', game: 'peloponnesian', version: 1,
 *     options: { players: 2 }, year: 416, season: 'winter',
 *   },
 *   seed: 'melos',
 * }));
 * match.state.turn; // 15: the last season of the Argive League
 */
export const createMatchAt = /* @__PURE__ */ taken(() => host.createMatchAt);

/**
 * Carries out a player's action and all the chance that follows from it.
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi/peloponnesian';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * const [first] = legalActions(match.state);
 * first && orThrow(play(match, first)).events[0]?.type; // 'unitMoved'
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
 * import { createMatch, orThrow, undo } from 'diadochi/peloponnesian';
 *
 * const answer = undo(orThrow(createMatch({ players: 2, seed: 'mantinea' })));
 * answer._tag === 'Left' && answer.left.code; // 'nothingToUndo'
 */
export const undo = /* @__PURE__ */ taken(() => host.undo);

/**
 * Whether taking back what caused an event would be unfair: a die fell, or a leader or a card was drawn.
 *
 * @example
 * import { isUndoBarrier } from 'diadochi/peloponnesian';
 *
 * isUndoBarrier({ type: 'rolled', rule: 'R 10.5', purpose: 'siege', player: 'athens', dice: [6] }); // true
 */
export const isUndoBarrier: (event: GameEvent) => boolean = ownIsUndoBarrier;

// State

/**
 * A game about to begin (R 2, 22-29): the pieces are where the scenario places them, and the first season is open.
 * There is no chance in it.
 *
 * @param options - two players, the scenario (left out: the Argive League), and components of one’s own
 * @returns the state, or every fault of the options with its JSON path
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/peloponnesian';
 *
 * const state = orThrow(createGame({ players: 2, scenario: 'athenianFantasy' }));
 * state.year; // 431
 */
export const createGame: (options: GameOptions) => Either<InvalidInput, GameState> = ownCreateGame;

/**
 * Whom the game waits for: one player, `'chance'`, or nobody when it is over.
 *
 * @example
 * import { actors, createGame, createMatch, orThrow } from 'diadochi/peloponnesian';
 *
 * actors(orThrow(createGame({ players: 2 }))); // ['athens']
 * actors(orThrow(createMatch({ players: 2, seed: 'mantinea' })).state); // ['athens']
 */
export const actors = /* @__PURE__ */ taken(() => machine.actors);

/**
 * All that may be done now, by anyone or by the player named: complete, without duplicates, in a stable order. An
 * action is accepted if and only if it is listed. It may be asked of a view as well.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi/peloponnesian';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * legalActions(state)[0]; // { type: 'place', player: 'athens', unit: 'elis-hoplite-5-1', city: 'elis' }
 * legalActions(state, 'sparta'); // []
 */
export const legalActions = /* @__PURE__ */ taken(() => machine.legalActions);

/**
 * Carries out a listed action. The state that was given is untouched; the new one shares with it what did not change.
 * Told by whom (`applyAction(state, action, 'athens')`), it refuses them the actions of others without a word about
 * them.
 *
 * @returns the new state and what happened, each event with its rule; or why not: `code`, `rule`, `params`, `message`
 *
 * @example
 * import { applyAction, createMatch, orThrow } from 'diadochi/peloponnesian';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * const answer = applyAction(state, { type: 'place', player: 'athens', unit: 'attica-hoplite-4-1', city: 'argos' });
 * answer._tag === 'Left' && answer.left.code; // 'cityElsewhere'
 */
export const applyAction = /* @__PURE__ */ taken(() => machine.applyAction);

/**
 * Why an action would be refused; `undefined` if it would not. Where a stranger asks, say who: about the actions of
 * others they are told nothing. The answer may depend on the hand of whoever the action names.
 *
 * @example
 * import { createMatch, explainAction, orThrow } from 'diadochi/peloponnesian';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * explainAction(state, { type: 'endMovement', player: 'sparta' })?.code; // 'notYourTurn'
 * explainAction(state, { type: 'endMovement', player: 'sparta' }, 'athens')?.code; // 'notYourAction'
 */
export const explainAction = /* @__PURE__ */ taken(() => machine.explainAction);

/**
 * The faces that a die can show now, or the leaders or cards that can be drawn, each as likely; empty when the game
 * does not wait for chance.
 *
 * @example
 * import { chanceOutcomes, createGame, orThrow } from 'diadochi/peloponnesian';
 *
 * chanceOutcomes(orThrow(createGame({ players: 2 }))).length; // 0: dice fall later
 */
export const chanceOutcomes = /* @__PURE__ */ taken(() => machine.chanceOutcomes);

/**
 * Carries out chance until a player must decide or the game is over.
 *
 * @returns the state, what happened, and the chance actions carried out, for the record
 *
 * @example
 * import { actors, createGame, orThrow, seededChance, settle } from 'diadochi/peloponnesian';
 *
 * const { state } = settle(orThrow(createGame({ players: 2 })), seededChance('mantinea'));
 * actors(state); // ['athens']
 */
export const settle = /* @__PURE__ */ taken(() => machine.settle);

/**
 * Who won, how and by which rule (R 21); `undefined` while the game goes on. In a draw nobody has.
 *
 * @example
 * import { createMatch, orThrow, outcome } from 'diadochi/peloponnesian';
 *
 * outcome(orThrow(createMatch({ players: 2, seed: 'mantinea' })).state); // undefined
 */
export const outcome: (shown: GameState | PlayerView) => Outcome<PlayerId, Ending> | undefined = ownOutcome;

// View

/**
 * All that a player, or a spectator, may know; for anybody else there is no view, but a `RangeError`.
 *
 * @example
 * import { createMatch, orThrow, viewFor } from 'diadochi/peloponnesian';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * viewFor(state, 'athens').viewer; // 'athens'
 */
export const viewFor: (state: GameState, viewer: Viewer) => PlayerView = ownViewFor;

/**
 * An event as a viewer may hear it.
 *
 * @example
 * import { eventFor } from 'diadochi/peloponnesian';
 *
 * eventFor({ type: 'unitMoved', rule: 'R 7.3.1', player: 'athens', unit: 'attica-hoplite-4-1', from: 'forcePool', to: 'W3831', inside: true }, 'spectator').type; // 'unitMoved'
 */
export const eventFor: (event: GameEvent, viewer: Viewer) => GameEvent = ownEventFor;

/**
 * What the viewer may do, told from the view alone: equals `legalActions(state, viewer)`. A spectator may do nothing.
 *
 * @example
 * import { createMatch, legalActions, legalActionsFromView, orThrow, viewFor } from 'diadochi/peloponnesian';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * legalActionsFromView(viewFor(state, 'athens')).length === legalActions(state, 'athens').length; // true
 */
export const legalActionsFromView: (view: PlayerView) => readonly Action[] = ownLegalActionsFromView;

// Show

/**
 * What an action is about: its hexes and sea areas, units and leaders, and land areas, by their ids, the most telling
 * first.
 *
 * @example
 * import { createMatch, orThrow, subjectOf } from 'diadochi/peloponnesian';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * subjectOf({ type: 'place', player: 'athens', unit: 'elis-hoplite-5-1', city: 'elis' }, state).pieces; // ['elis-hoplite-5-1']
 */
export const subjectOf = (action: Action, shown: GameState | PlayerView): PeloponnesianSubject =>
  subjectOfAny(game, action, shown);

/**
 * Listed actions by what one clicks to choose them: for each of the hexes and sea areas, units and leaders, and land
 * areas the actions that are about it, in stable order. An action that is about nothing, such as the end of a movement,
 * is among the `others`.
 *
 * @example
 * import { createMatch, groupActions, legalActions, orThrow } from 'diadochi/peloponnesian';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * groupActions(legalActions(state), state).pieces[0]?.of; // 'elis-hoplite-5-1'
 */
export const groupActions = (
  actions: readonly Action[],
  shown: GameState | PlayerView,
): ActionGroups<PeloponnesianTypes> => groupActionsOfAny(game, actions, shown);

/**
 * Where the pieces of the player who decides can go: whole moves by land, and whole plans of voyages, each as the
 * actions that lead there. Weather and interception may cut a voyage short.
 *
 * @param asked - the player whom it is for, and then the moves to look for, such as those of one piece: these take less
 *   time; left out: whoever decides, and all moves
 *
 * @example
 * import { createMatch, destinations, orThrow } from 'diadochi/peloponnesian';
 *
 * destinations(orThrow(createMatch({ players: 2, seed: 'mantinea' })).state, 'sparta'); // []
 */
export const destinations = (
  shown: GameState | PlayerView,
  ...asked: readonly [player?: PlayerId, only?: MoveFilter<PeloponnesianTypes>]
): readonly Destination<PeloponnesianTypes>[] => destinationsOfAny(game, shown, ...asked);

/**
 * What happened in a match, decision by decision, what chance did included: for the log of a match that was loaded. The
 * actions are played again, and must lead to the match's state. It tells hidden cards: of the events, `eventFor` tells
 * what a player may hear.
 *
 * @returns the episodes, that of chance before the first decision first; or what is wrong with the match
 *
 * @example
 * import { createMatch, history, orThrow } from 'diadochi/peloponnesian';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * orThrow(history(match)).map(({ action }) => action); // [null]
 */
export const history = /* @__PURE__ */ taken(() => host.history);

// Records

/**
 * Makes the record of a game: its options and every action, chance included, versioned and checksummed.
 *
 * @example
 * import { createMatch, createRecord, orThrow } from 'diadochi/peloponnesian';
 *
 * const { options, actions, state } = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * createRecord(options, actions, state).game; // 'peloponnesian'
 */
export const createRecord = /* @__PURE__ */ taken(() => recorder.createRecord);

/**
 * Reads a record of unknown origin and plays it again, action by action.
 *
 * @returns the final state, all events and the outcome; or what is wrong: faults with JSON paths, or the action that is
 *   refused
 *
 * @example
 * import { createMatch, orThrow, recordOf, replay } from 'diadochi/peloponnesian';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * orThrow(replay(recordOf(match))).outcome; // undefined
 */
export const replay = /* @__PURE__ */ taken(() => recorder.replay);

/**
 * Writes a match down as plain JSON.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi/peloponnesian';
 *
 * const text = JSON.stringify(save(orThrow(createMatch({ players: 2, seed: 'mantinea' }))));
 * orThrow(load(JSON.parse(text))).seed; // 'mantinea'
 */
export const save = /* @__PURE__ */ taken(() => host.save);

/**
 * Reads a match written down by {@link save}, replaying it; whatever was changed on the way is refused.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi/peloponnesian';
 *
 * const saved = save(orThrow(createMatch({ players: 2, seed: 'mantinea' })));
 * load({ ...saved, seed: 'another' })._tag; // 'Left'
 */
export const load = /* @__PURE__ */ taken(() => host.load);

/**
 * The record of a match so far. See {@link replay}.
 *
 * @example
 * import { createMatch, orThrow, recordOf } from 'diadochi/peloponnesian';
 *
 * recordOf(orThrow(createMatch({ players: 2, seed: 'mantinea' }))).game; // 'peloponnesian'
 */
export const recordOf = /* @__PURE__ */ taken(() => host.recordOf);

// Bots

/**
 * A mutable twin of a state: the same rules on a plain object, many times faster, for searches and simulations.
 *
 * @example
 * import { createMatch, orThrow, simulate } from 'diadochi/peloponnesian';
 *
 * const simulation = simulate(orThrow(createMatch({ players: 2, seed: 'mantinea' })).state);
 * const [first] = simulation.legalActions();
 * if (first) simulation.clone().apply(first); // the clone moves on, the simulation stays
 */
export const simulate = /* @__PURE__ */ taken(() => machine.simulate);

/**
 * One of the states that look like a view, each as likely as the unseen cards make it.
 *
 * @example
 * import { createMatch, orThrow, sampleState, seededChance, simulate, viewFor } from 'diadochi/peloponnesian';
 *
 * const view = viewFor(orThrow(createMatch({ players: 2, seed: 'mantinea' })).state, 'athens');
 * const guess = sampleState(view, seededChance('first guess'));
 * simulate(guess).actors(); // ['athens']
 */
export const sampleState: (view: PlayerView, chance: ChanceSource) => GameState = ownSampleState;

/**
 * Reads the key of an action, as {@link actionKey} writes it; any other JSON of an action will do.
 *
 * @returns the action, or every fault with its JSON path
 *
 * @example
 * import { actionKey, orThrow, parseAction } from 'diadochi/peloponnesian';
 *
 * orThrow(parseAction(actionKey({ type: 'endMovement', player: 'sparta' }))).player; // 'sparta'
 */
export const parseAction = /* @__PURE__ */ taken(() => kit.parseAction);

/**
 * Who won a simulated game, and how; `undefined` while it goes on, which costs next to nothing to ask.
 *
 * @example
 * import { createGame, orThrow, outcomeIn, simulate } from 'diadochi/peloponnesian';
 *
 * outcomeIn(simulate(orThrow(createGame({ players: 2 })))); // undefined
 */
export const outcomeIn = /* @__PURE__ */ taken(() => kit.outcomeIn);

/**
 * All that a viewer may know of a simulated game.
 *
 * @example
 * import { createGame, orThrow, simulate, viewIn } from 'diadochi/peloponnesian';
 *
 * viewIn(simulate(orThrow(createGame({ players: 2 }))), 'athens').viewer; // 'athens'
 */
export const viewIn = /* @__PURE__ */ taken(() => kit.viewIn);

/**
 * What a game brought each player: 1 to a sole winner, the same share to each of several, 0 to everybody else, and
 * while it goes on.
 *
 * @example
 * import { createGame, orThrow, returnsOf } from 'diadochi/peloponnesian';
 *
 * returnsOf(orThrow(createGame({ players: 2 }))); // { athens: 0, sparta: 0 }
 */
export const returnsOf = /* @__PURE__ */ taken(() => kit.returnsOf);

// Positions

/**
 * A compact, hand-writable JSON of any situation: what differs from the beginning of a game.
 *
 * @example
 * import { createGame, orThrow, toPosition } from 'diadochi/peloponnesian';
 *
 * toPosition(orThrow(createGame({ players: 2 }))).game; // 'peloponnesian'
 */
export const toPosition: (state: GameState) => Position = ownToPosition;

/**
 * Reads a position of unknown origin. What it accepts can be played to its end.
 *
 * @returns the state, or every fault with its JSON path
 *
 * @example
 * import { fromPosition, orThrow } from 'diadochi/peloponnesian';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'peloponnesian', version: 1,
 *   options: { players: 2 }, year: 418, season: 'summer', others: 'pools',
 *   pieces: { W3034: ['alcibiades inside', 'argolid-hoplite-4-1..3 inside'], W2838: ['agis inside', 'laconia-hoplite-6-1..4 inside'] },
 * }));
 * state.units['laconia-hoplite-6-4']; // { at: 'W2838', inside: true }
 */
export const fromPosition: (input: unknown) => Either<InvalidInput, GameState> = ownFromPosition;

// Codecs

/**
 * Reads options, an action, an event, a state, a view or components of unknown origin.
 *
 * @returns what was read, or every fault with its JSON path
 *
 * @example
 * import { decode } from 'diadochi/peloponnesian';
 *
 * const read = decode.options({ players: 9, speed: 'fast' });
 * read._tag === 'Left' && read.left.faults.map(({ path }) => path); // ['$.players', '$.speed']
 */
export const decode = ownDecode;
