/**
 * The public functions of the game: to play it, query and show it, and save it.
 * Written by `npm run faces` from `src/core/face.ts` and `test/peloponnesian/face.ts`.
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
 * import { createMatch, orThrow } from 'diadochi/peloponnesian';
 *
 * orThrow(createMatch({ players: 2, seed: 'mantinea' })).seed; // 'mantinea'
 */
export const createMatch = /* @__PURE__ */ evaluated(() => host.createMatch);

/**
 * Starts a match at a position, as written by {@link toPosition}, and resolves chance until a player must decide. The
 * record and the save of the match start at this position too.
 *
 * @returns the match, or all faults of the position with their JSON paths
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
export const createMatchAt = /* @__PURE__ */ evaluated(() => host.createMatchAt);

/**
 * Applies an action of a player and resolves the chance that follows, until a player must decide again. The given match
 * does not change.
 *
 * @returns the new match and the events; or a refusal with `code`, `rule`, `params` and `message`
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi/peloponnesian';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * const [first] = legalActions(match.state);
 * first && orThrow(play(match, first)).events[0]?.type; // 'unitMoved'
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
 * import { createMatch, orThrow, undo } from 'diadochi/peloponnesian';
 *
 * const answer = undo(orThrow(createMatch({ players: 2, seed: 'mantinea' })));
 * answer._tag === 'Left' && answer.left.code; // 'nothingToUndo'
 */
export const undo = /* @__PURE__ */ evaluated(() => host.undo);

/**
 * Returns whether it would be unfair to undo the action that caused an event, because a die was rolled, or a leader or
 * a card was drawn.
 *
 * @example
 * import { isUndoBarrier } from 'diadochi/peloponnesian';
 *
 * isUndoBarrier({ type: 'rolled', rule: 'R 10.5', purpose: 'siege', player: 'athens', dice: [6] }); // true
 */
export const isUndoBarrier: (event: GameEvent) => boolean = ownIsUndoBarrier;

// State

/**
 * Returns the state before the first action (R 2, 22-29): the pieces are where the scenario places them, and the first
 * season begins. Nothing random has happened yet.
 *
 * @param options - the number of players, and any of: the scenario, kinds of card to leave out, optional rules, your
 *   own components
 * @returns the state, or all faults of the options with their JSON paths
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/peloponnesian';
 *
 * const state = orThrow(createGame({ players: 2, scenario: 'athenianFantasy' }));
 * state.year; // 431
 */
export const createGame: (options: GameOptions) => Either<InvalidInput, GameState> = ownCreateGame;

/**
 * Returns whom the game waits for: one player, `'chance'`, or nobody if the game is over.
 *
 * @example
 * import { actors, createGame, createMatch, orThrow } from 'diadochi/peloponnesian';
 *
 * actors(orThrow(createGame({ players: 2 }))); // ['athens']
 * actors(orThrow(createMatch({ players: 2, seed: 'mantinea' })).state); // ['athens']
 */
export const actors = /* @__PURE__ */ evaluated(() => machine.actors);

/**
 * Returns all legal actions, or those of one player: complete, without duplicates, in a stable order. An action is
 * legal if and only if it is listed. Accepts a state or a view.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi/peloponnesian';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * legalActions(state)[0]; // { type: 'place', player: 'athens', unit: 'elis-hoplite-5-1', city: 'elis' }
 * legalActions(state, 'sparta'); // []
 */
export const legalActions = /* @__PURE__ */ evaluated(() => machine.legalActions);

/**
 * Applies a legal action and returns the new state. The given state does not change; the new one shares its unchanged
 * parts. If you pass the caller (`applyAction(state, action, 'athens')`), the actions of others are refused with
 * `notYourAction`, which reveals nothing about them.
 *
 * @returns the new state and the events, each with its rule; or a refusal with `code`, `rule`, `params` and `message`
 *
 * @example
 * import { applyAction, createMatch, orThrow } from 'diadochi/peloponnesian';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * const answer = applyAction(state, { type: 'place', player: 'athens', unit: 'attica-hoplite-4-1', city: 'argos' });
 * answer._tag === 'Left' && answer.left.code; // 'cityElsewhere'
 */
export const applyAction = /* @__PURE__ */ evaluated(() => machine.applyAction);

/**
 * Returns why an action would be refused, or `undefined` if it is legal. If a player sends the action, pass that player
 * as the caller: then the actions of others are refused with `notYourAction`, which reveals nothing about them. Without
 * a caller, the refusal may depend on the hand of the player whom the action names.
 *
 * @example
 * import { createMatch, explainAction, orThrow } from 'diadochi/peloponnesian';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * explainAction(state, { type: 'endMovement', player: 'sparta' })?.code; // 'notYourTurn'
 * explainAction(state, { type: 'endMovement', player: 'sparta' }, 'athens')?.code; // 'notYourAction'
 */
export const explainAction = /* @__PURE__ */ evaluated(() => machine.explainAction);

/**
 * Returns the faces that a die can show now, or the leaders or cards that can be drawn, all equally likely. Empty if
 * the game does not wait for chance.
 *
 * @example
 * import { chanceOutcomes, createGame, orThrow } from 'diadochi/peloponnesian';
 *
 * chanceOutcomes(orThrow(createGame({ players: 2 }))).length; // 0: dice fall later
 */
export const chanceOutcomes = /* @__PURE__ */ evaluated(() => machine.chanceOutcomes);

/**
 * Resolves chance until a player must decide or the game is over.
 *
 * @returns the state, the events, and the chance actions that were applied, for a record
 *
 * @example
 * import { actors, createGame, orThrow, seededChance, settle } from 'diadochi/peloponnesian';
 *
 * const { state } = settle(orThrow(createGame({ players: 2 })), seededChance('mantinea'));
 * actors(state); // ['athens']
 */
export const settle = /* @__PURE__ */ evaluated(() => machine.settle);

/**
 * Returns who has won, how and by which rule (R 21), or `undefined` while the game goes on. A draw has no winners.
 *
 * @example
 * import { createMatch, orThrow, outcome } from 'diadochi/peloponnesian';
 *
 * outcome(orThrow(createMatch({ players: 2, seed: 'mantinea' })).state); // undefined
 */
export const outcome: (shown: GameState | PlayerView) => Outcome<PlayerId, Ending> | undefined = ownOutcome;

// View

/**
 * Returns everything that a player or a spectator may know. Throws a `RangeError` for any other viewer.
 *
 * @example
 * import { createMatch, orThrow, viewFor } from 'diadochi/peloponnesian';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * viewFor(state, 'athens').viewer; // 'athens'
 */
export const viewFor: (state: GameState, viewer: Viewer) => PlayerView = ownViewFor;

/**
 * Returns an event as a viewer may see it.
 *
 * @example
 * import { eventFor } from 'diadochi/peloponnesian';
 *
 * eventFor({ type: 'unitMoved', rule: 'R 7.3.1', player: 'athens', unit: 'attica-hoplite-4-1', from: 'forcePool', to: 'W3831', inside: true }, 'spectator').type; // 'unitMoved'
 */
export const eventFor: (event: GameEvent, viewer: Viewer) => GameEvent = ownEventFor;

/**
 * Returns the legal actions of the viewer, computed from the view alone. Equals `legalActions(state, viewer)`; empty
 * for a spectator.
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
 * Returns what an action is about: the ids of its hexes and sea areas, units and leaders, and land areas, the most
 * specific first.
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
 * Groups legal actions by what a player can click: for each of the hexes and sea areas, units and leaders, and land
 * areas, the actions that are about it, in a stable order. An action that is about none of them, such as the end of a
 * movement, is in `others`.
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
 * Returns the whole moves by land and the whole plans of voyages that are open to the deciding player, each as the
 * actions that lead to its goal. Weather and interception may cut a voyage short.
 *
 * @param asked - the player to list moves for, by default the one who must decide; then a filter, such as the moves of
 *   one piece, which take less time to find
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
 * Returns the events of a match, grouped by decision, for example for the log of a loaded match. It replays the
 * actions, which must lead to the state of the match. Episodes contain hidden cards: send a player only what `eventFor`
 * returns.
 *
 * @returns the episodes, beginning with the chance before the first decision; or the faults of the match
 *
 * @example
 * import { createMatch, history, orThrow } from 'diadochi/peloponnesian';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * orThrow(history(match)).map(({ action }) => action); // [null]
 */
export const history = /* @__PURE__ */ evaluated(() => host.history);

// Records

/**
 * Returns the record of a game: its options and all actions, chance included, with versions and a checksum.
 *
 * @example
 * import { createMatch, createRecord, orThrow } from 'diadochi/peloponnesian';
 *
 * const { options, actions, state } = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * createRecord(options, actions, state).game; // 'peloponnesian'
 */
export const createRecord = /* @__PURE__ */ evaluated(() => recorder.createRecord);

/**
 * Validates a record and replays it, action by action.
 *
 * @returns the final state, all events and the outcome; or a refusal: faults with JSON paths, or the action that is
 *   refused
 *
 * @example
 * import { createMatch, orThrow, recordOf, replay } from 'diadochi/peloponnesian';
 *
 * const match = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
 * orThrow(replay(recordOf(match))).outcome; // undefined
 */
export const replay = /* @__PURE__ */ evaluated(() => recorder.replay);

/**
 * Returns a match as plain JSON, including its seed. See {@link load}.
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi/peloponnesian';
 *
 * const text = JSON.stringify(save(orThrow(createMatch({ players: 2, seed: 'mantinea' }))));
 * orThrow(load(JSON.parse(text))).seed; // 'mantinea'
 */
export const save = /* @__PURE__ */ evaluated(() => host.save);

/**
 * Reads a match written by {@link save}, and replays it. A save that was changed is refused.
 *
 * @returns the match, or a refusal: faults with JSON paths, or the action that is refused
 *
 * @example
 * import { createMatch, load, orThrow, save } from 'diadochi/peloponnesian';
 *
 * const saved = save(orThrow(createMatch({ players: 2, seed: 'mantinea' })));
 * load({ ...saved, seed: 'another' })._tag; // 'Left'
 */
export const load = /* @__PURE__ */ evaluated(() => host.load);

/**
 * Returns the record of a match so far. See {@link replay}.
 *
 * @example
 * import { createMatch, orThrow, recordOf } from 'diadochi/peloponnesian';
 *
 * recordOf(orThrow(createMatch({ players: 2, seed: 'mantinea' }))).game; // 'peloponnesian'
 */
export const recordOf = /* @__PURE__ */ evaluated(() => host.recordOf);

// Bots

/**
 * Returns a mutable simulation of a state, for searches and playouts. It follows the same rules and is many times
 * faster than {@link applyAction}.
 *
 * @example
 * import { createMatch, orThrow, simulate } from 'diadochi/peloponnesian';
 *
 * const simulation = simulate(orThrow(createMatch({ players: 2, seed: 'mantinea' })).state);
 * const [first] = simulation.legalActions();
 * if (first) simulation.clone().apply(first); // the clone moves on, the simulation stays
 */
export const simulate = /* @__PURE__ */ evaluated(() => machine.simulate);

/**
 * Returns a random state that fits a view. The unseen cards determine how likely each state is.
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
 * Parses the key of an action, as written by {@link actionKey}. Any other JSON text of an action works too.
 *
 * @returns the action, or all faults with their JSON paths
 *
 * @example
 * import { actionKey, orThrow, parseAction } from 'diadochi/peloponnesian';
 *
 * orThrow(parseAction(actionKey({ type: 'endMovement', player: 'sparta' }))).player; // 'sparta'
 */
export const parseAction = /* @__PURE__ */ evaluated(() => kit.parseAction);

/**
 * Returns who has won a simulated game, and how, or `undefined` while it goes on. It is cheap to call at every step.
 *
 * @example
 * import { createGame, orThrow, outcomeIn, simulate } from 'diadochi/peloponnesian';
 *
 * outcomeIn(simulate(orThrow(createGame({ players: 2 })))); // undefined
 */
export const outcomeIn = /* @__PURE__ */ evaluated(() => kit.outcomeIn);

/**
 * Returns the view of a simulated game for a viewer.
 *
 * @example
 * import { createGame, orThrow, simulate, viewIn } from 'diadochi/peloponnesian';
 *
 * viewIn(simulate(orThrow(createGame({ players: 2 }))), 'athens').viewer; // 'athens'
 */
export const viewIn = /* @__PURE__ */ evaluated(() => kit.viewIn);

/**
 * Returns the result of a game for each player: 1 for a single winner, equal shares for several winners, and 0 for
 * everybody else. All are 0 while the game goes on.
 *
 * @example
 * import { createGame, orThrow, returnsOf } from 'diadochi/peloponnesian';
 *
 * returnsOf(orThrow(createGame({ players: 2 }))); // { athens: 0, sparta: 0 }
 */
export const returnsOf = /* @__PURE__ */ evaluated(() => kit.returnsOf);

// Positions

/**
 * Returns a state as a position: compact JSON that people can read and write, with what differs from the start of a
 * game.
 *
 * @example
 * import { createGame, orThrow, toPosition } from 'diadochi/peloponnesian';
 *
 * toPosition(orThrow(createGame({ players: 2 }))).game; // 'peloponnesian'
 */
export const toPosition: (state: GameState) => Position = ownToPosition;

/**
 * Validates a position and returns its state. Every accepted position can be played to the end of the game.
 *
 * @returns the state, or all faults with their JSON paths
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
 * Validates and decodes options, an action, an event, a state, a view or components.
 *
 * @returns the decoded value, or all faults with their JSON paths
 *
 * @example
 * import { decode } from 'diadochi/peloponnesian';
 *
 * const read = decode.options({ players: 9, speed: 'fast' });
 * read._tag === 'Left' && read.left.faults.map(({ path }) => path); // ['$.players', '$.speed']
 */
export const decode = ownDecode;
