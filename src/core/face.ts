/**
 * Declares the public API of every game, with its documentation.
 *
 * `npm run faces` writes `src/<game>/face.ts` from it, and turns the comments of the members into the comments of the functions. A word in
 * braces is replaced by the word of the game's table, `test/<game>/face.ts`; a row of that table replaces a whole comment. The text of
 * `@open` is added for games without hidden information, and the text of `@hidden` for games with hands. Imports are added to the
 * examples. An optional member is part of the API of those games whose table names it.
 */
import type { bots } from './bots.js';
import type { ChanceSource } from './chance/weighted.js';
import type { Decode } from './codec/index.js';
import type { Either } from './either.js';
import type { Viewer } from './frame.js';
import type { Outcome, WholeGameTypes } from './game.js';
import type { Destination } from './guide.js';
import type { MoveFilter } from './destinations.js';
import type { Machine } from './machine.js';
import type { matches } from './match/index.js';
import type { records } from './record.js';
import type { InvalidInput } from './rule.js';
import type { StandingOrders } from './standing-orders.js';
import type { ActionGroups } from './subjects.js';
import type { ViewOf } from './view.js';

type Records<G extends WholeGameTypes> = ReturnType<typeof records<G>>;
type Matches<G extends WholeGameTypes> = ReturnType<typeof matches<G>>;
type Bots<G extends WholeGameTypes> = ReturnType<typeof bots<G>>;

/** Marks a member that each game implements itself: `src/<game>/parts.ts` exports it under the name of the member. */
type Own<Part> = Part;

/**
 * The public API of a game. The type of a member says where its implementation comes from: the machine, the records, the matches, the functions for
 * bots, or the game itself ({@link Own}). A signature that is written out stands for the function of core that does the same for any game.
 */
export interface Face<G extends WholeGameTypes> {
  // Play

  /**
   * Starts a match and resolves chance until a {player} must decide. A match is one plain value with the options, the state, the seed and all actions.
   *
   * @returns the match, or all faults of the options with their JSON paths
   *
   * @example
   * orThrow(createMatch({ players: {players}, seed: '{seed}' })).seed; // '{seed}'
   */
  readonly createMatch: Matches<G>['createMatch'];

  /**
   * Starts a match at a position, as written by {@link toPosition}, and resolves chance until a {player} must decide. The record and the save of
   * the match start at this position too.
   *
   * @returns the match, or all faults of the position with their JSON paths
   *
   * @example
   * const position = toPosition(orThrow(createMatch({ players: {players}, seed: '{seed}' })).state);
   * orThrow(createMatchAt({ position, seed: 'another' })).seed; // 'another'
   */
  readonly createMatchAt: Matches<G>['createMatchAt'];

  /**
   * Applies an action of a {player} and resolves the chance that follows, until a {player} must decide again. The given match does not change.
   *
   * @returns the new match and the events; or a refusal with `code`, `rule`, `params` and `message`
   *
   * @example
   * const match = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * const [first] = legalActions(match.state);
   * first && orThrow(play(match, first)).events[0]?.type; // '{happened}'
   */
  readonly play: Matches<G>['play'];

  /**
   * Takes back the last decision of a {player} and everything that followed it.
   *
   * @hidden That includes chance, and the passes made by standing orders.
   *
   * @returns the match before that decision; or a refusal: `nothingToUndo` if no {player} has decided anything yet, or the faults of a match
   *   from outside that cannot be read or replayed
   *
   * @example
   * const answer = undo(orThrow(createMatch({ players: {players}, seed: '{seed}' })));
   * answer._tag === 'Left' && answer.left.code; // 'nothingToUndo'
   */
  readonly undo: Matches<G>['undo'];

  /**
   * Returns whether it would be unfair to undo the action that caused an event, because {unfair}.
   *
   * @example
   * isUndoBarrier({barrier}); // true
   */
  readonly isUndoBarrier: Own<(event: G['event']) => boolean>;

  // State

  /**
   * Returns the state before the first action. Nothing random has happened yet: deals and dice are chance actions.
   *
   * @param options - {options}
   * @returns the state, or all faults of the options with their JSON paths
   *
   * @example
   * const state = orThrow(createGame({ players: {players} }));
   * actors(state); // [{first}]
   */
  readonly createGame: Own<(options: G['options']) => Either<InvalidInput, G['state']>>;

  /**
   * Returns whom the game waits for: one {player}, `'chance'`, or nobody if the game is over.
   *
   * @example
   * actors(orThrow(createGame({ players: {players} }))); // [{first}]
   * actors(orThrow(createMatch({ players: {players}, seed: '{seed}' })).state); // ['{asked}']
   */
  readonly actors: Machine<G>['actors'];

  /**
   * Returns all legal actions, or those of one {player}: complete, without duplicates, in a stable order. An action is legal if and only if
   * it is listed. Accepts a state or a view.
   *
   * @example
   * const { state } = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * legalActions(state)[0]; // {listed}
   * legalActions(state, '{other}'); // []
   */
  readonly legalActions: Machine<G>['legalActions'];

  /**
   * Applies a legal action and returns the new state. The given state does not change; the new one shares its unchanged parts. If you
   * pass the caller (`applyAction(state, action, '{asked}')`), the actions of others are refused with `notYourAction`, which reveals nothing about them.
   *
   * @returns the new state and the events, each with its rule; or a refusal with `code`, `rule`, `params` and `message`
   *
   * @example
   * const { state } = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * const answer = applyAction(state, {refused});
   * answer._tag === 'Left' && answer.left.code; // '{refusal}'
   */
  readonly applyAction: Machine<G>['applyAction'];

  /**
   * Returns why an action would be refused, or `undefined` if it is legal. If a player sends the action, pass that player as the caller: then
   * the actions of others are refused with `notYourAction`, which reveals nothing about them.
   *
   * @hidden Without a caller, the refusal may depend on the hand of the player whom the action names.
   *
   * @example
   * const { state } = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * explainAction(state, {untimely})?.code; // 'notYourTurn'
   * explainAction(state, {untimely}, '{asked}')?.code; // 'notYourAction'
   */
  readonly explainAction: Machine<G>['explainAction'];

  /**
   * Returns all outcomes that chance can have now, with exact integer weights. Empty if the game does not wait for chance.
   *
   * @example
   * chanceOutcomes(orThrow(createGame({ players: {players} }))).length; // {chances}
   */
  readonly chanceOutcomes: Machine<G>['chanceOutcomes'];

  /**
   * Resolves chance until a {player} must decide or the game is over.
   *
   * @returns the state, the events, and the chance actions that were applied, for a record
   *
   * @example
   * const { state } = settle(orThrow(createGame({ players: {players} })), seededChance('{seed}'));
   * actors(state); // ['{asked}']
   */
  readonly settle: Machine<G>['settle'];

  /**
   * Returns who has won, how and by which rule ({victory}), or `undefined` while the game goes on.
   *
   * @example
   * outcome(orThrow(createMatch({ players: {players}, seed: '{seed}' })).state); // undefined
   */
  readonly outcome: Own<(shown: G['state'] | G['view']) => Outcome<G['player']> | undefined>;

  // View

  /**
   * Returns everything that a {player} or a spectator may know. Throws a `RangeError` for any other viewer.
   *
   * @open The view is the whole state and its viewer.
   *
   * @example
   * const { state } = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * viewFor(state, '{asked}').viewer; // '{asked}'
   */
  readonly viewFor: Own<(state: G['state'], viewer: Viewer<G>) => ViewOf<G>>;

  /**
   * Returns an event as a viewer may see it.
   *
   * @open Events have no secrets in this game, so it returns the event itself.
   *
   * @example
   * eventFor({event}, 'spectator').type; // '{eventType}'
   */
  readonly eventFor: Own<(event: G['event'], viewer: Viewer<G>) => G['event']>;

  /**
   * Returns the legal actions of the viewer, computed from the view alone. Equals `legalActions(state, viewer)`; empty for a spectator.
   *
   * @example
   * const { state } = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * legalActionsFromView(viewFor(state, '{asked}')).length === legalActions(state, '{asked}').length; // true
   */
  readonly legalActionsFromView: Own<(view: G['view']) => readonly G['action'][]>;

  // Show

  /**
   * Returns what an action is about: the ids of its {things}, the most specific first.
   *
   * @example
   * const { state } = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * subjectOf({listed}, state).{aspect}; // {about}
   */
  readonly subjectOf: (action: G['action'], shown: G['shown']) => G['subject'];

  /**
   * Groups legal actions by what a player can click: for each of the {things}, the actions that are about it, in a stable order. An
   * action that is about none of them, such as {aboutNothing}, is in `others`.
   *
   * @example
   * const { state } = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * groupActions(legalActions(state), state).{aspect}.map(({ of }) => of); // {groups}
   */
  readonly groupActions: (actions: readonly G['action'][], shown: G['shown']) => ActionGroups<G>;

  /**
   * Returns the whole moves that are open to the deciding {player}, each as the actions that lead to its goal.
   *
   * @param asked - the {player} to list moves for, by default the one who must decide; then a filter, such as the moves of one piece,
   * which take less time to find
   *
   * @example
   * destinations(orThrow(createMatch({ players: {players}, seed: '{seed}' })).state, '{other}'); // []
   */
  readonly destinations: (
    shown: G['shown'],
    ...asked: readonly [player?: G['player'], only?: MoveFilter<G>]
  ) => readonly Destination<G>[];

  /**
   * Returns the events of a match, grouped by decision, for example for the log of a loaded match. It replays the actions, which must lead to
   * the state of the match.
   *
   * @hidden Episodes contain hidden cards: send a {player} only what `eventFor` returns.
   *
   * @returns the episodes, beginning with the chance before the first decision; or the faults of the match
   *
   * @example
   * const match = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * orThrow(history(match)).map(({ action }) => action); // [null]
   */
  readonly history: Matches<G>['history'];

  /**
   * Returns the pass that standing orders give now, or `undefined` if nobody is asked about an interrupt or no order applies. It ignores
   * hidden hands, unless a {player} has ordered `unless: ['able']` (see {@link StandingOrders}).
   *
   * @example
   * const { state } = orThrow(createMatch({ players: {players}, seed: '{seed}', interrupts: 'everyone' }));
   * const orders = [{ player: '{other}', moments: 'all', unless: ['concerned'], untilTurn: null }] as const;
   * autoAction(state, orders); // undefined: nobody is asked about an interrupt
   */
  readonly autoAction?: (shown: G['shown'], orders: readonly StandingOrders<G>[]) => G['action'] | undefined;

  /**
   * Applies an action as {@link play} does, and then passes for each {player} with a standing order to pass.
   *
   * @returns the match, the events, and the passes; or a refusal of the action
   *
   * @example
   * const match = orThrow(createMatch({ players: {players}, seed: '{seed}', interrupts: 'everyone' }));
   * const [first] = legalActions(match.state);
   * if (first) orThrow(playWithOrders(match, first, [])).passes; // []: there are no orders
   */
  readonly playWithOrders?: Matches<G>['playWithOrders'];

  /**
   * Passes as long as standing orders apply. Call it when a {player} has just given orders. See {@link playWithOrders}.
   *
   * @example
   * const match = orThrow(createMatch({ players: {players}, seed: '{seed}', interrupts: 'everyone' }));
   * obey(match, [{ player: '{other}', moments: 'all', unless: [], untilTurn: null }]).passes; // []: nobody is asked
   */
  readonly obey?: Matches<G>['obey'];

  /**
   * Returns the `untilTurn` of an order that lasts until the next turn of a {player} begins.
   *
   * @example
   * nextTurn(orThrow(createMatch({ players: {players}, seed: '{seed}' })).state, '{other}'); // 1: the first turn
   */
  readonly nextTurn?: (shown: G['shown'], player: G['player']) => number;

  /**
   * Validates and decodes standing orders. Reports all faults at once.
   *
   * @example
   * const read = decodeStandingOrders({ player: '{other}', moments: ['tea'], unless: [], untilTurn: null });
   * if (isLeft(read)) read.left.faults.length; // 1
   */
  readonly decodeStandingOrders?: Decode<StandingOrders<G>>;

  // Records

  /**
   * Returns the record of a game: its options and all actions, chance included, with versions and a checksum.
   *
   * @example
   * const { options, actions, state } = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * createRecord(options, actions, state).game; // '{name}'
   */
  readonly createRecord: Records<G>['createRecord'];

  /**
   * Validates a record and replays it, action by action.
   *
   * @returns the final state, all events and the outcome; or a refusal: faults with JSON paths, or the action that is refused
   *
   * @example
   * const match = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * orThrow(replay(recordOf(match))).outcome; // undefined
   */
  readonly replay: Records<G>['replay'];

  /**
   * Returns a match as plain JSON, including its seed. See {@link load}.
   *
   * @example
   * const text = JSON.stringify(save(orThrow(createMatch({ players: {players}, seed: '{seed}' }))));
   * orThrow(load(JSON.parse(text))).seed; // '{seed}'
   */
  readonly save: Matches<G>['save'];

  /**
   * Reads a match written by {@link save}, and replays it. A save that was changed is refused.
   *
   * @returns the match, or a refusal: faults with JSON paths, or the action that is refused
   *
   * @example
   * const saved = save(orThrow(createMatch({ players: {players}, seed: '{seed}' })));
   * load({ ...saved, seed: 'another' })._tag; // 'Left'
   */
  readonly load: Matches<G>['load'];

  /**
   * Returns the record of a match so far. See {@link replay}.
   *
   * @example
   * recordOf(orThrow(createMatch({ players: {players}, seed: '{seed}' }))).game; // '{name}'
   */
  readonly recordOf: Matches<G>['recordOf'];

  // Bots

  /**
   * Returns a mutable simulation of a state, for searches and playouts. It follows the same rules and is many times faster than {@link applyAction}.
   *
   * @example
   * const simulation = simulate(orThrow(createMatch({ players: {players}, seed: '{seed}' })).state);
   * const [first] = simulation.legalActions();
   * if (first) simulation.clone().apply(first); // the clone moves on, the simulation stays
   */
  readonly simulate: Machine<G>['simulate'];

  /**
   * @open Returns the only state that fits a view, because nothing is hidden in this game.
   * @hidden Returns a random state that fits a view. The unseen cards determine how likely each state is.
   *
   * @example
   * const view = viewFor(orThrow(createMatch({ players: {players}, seed: '{seed}' })).state, '{asked}');
   * const guess = sampleState(view, seededChance('first guess'));
   * simulate(guess).actors(); // ['{asked}']
   */
  readonly sampleState: Own<(view: G['view'], chance: ChanceSource) => G['state']>;

  /**
   * Parses the key of an action, as written by {@link actionKey}. Any other JSON text of an action works too.
   *
   * @returns the action, or all faults with their JSON paths
   *
   * @example
   * orThrow(parseAction(actionKey({untimely}))).player; // '{other}'
   */
  readonly parseAction: Bots<G>['parseAction'];

  /**
   * Returns who has won a simulated game, and how, or `undefined` while it goes on. It is cheap to call at every step.
   *
   * @example
   * outcomeIn(simulate(orThrow(createGame({ players: {players} })))); // undefined
   */
  readonly outcomeIn: Bots<G>['outcomeIn'];

  /**
   * Returns the view of a simulated game for a viewer.
   *
   * @example
   * viewIn(simulate(orThrow(createGame({ players: {players} }))), '{asked}').viewer; // '{asked}'
   */
  readonly viewIn: Bots<G>['viewIn'];

  /**
   * Returns the result of a game for each {player}: 1 for a single winner, equal shares for several winners, and 0 for everybody else. All
   * are 0 while the game goes on.
   *
   * @example
   * returnsOf(orThrow(createGame({ players: {players} }))); // {returns}
   */
  readonly returnsOf: Bots<G>['returnsOf'];

  // Positions

  /**
   * Returns a state as a position: compact JSON that people can read and write, with what differs from the start of a game.
   *
   * @example
   * toPosition(orThrow(createGame({ players: {players} }))).game; // '{name}'
   */
  readonly toPosition: Own<(state: G['state']) => G['position']>;

  /**
   * Validates a position and returns its state. Every accepted position can be played to the end of the game.
   *
   * @returns the state, or all faults with their JSON paths
   *
   * @example
   * const position = toPosition(orThrow(createGame({ players: {players} })));
   * actors(orThrow(fromPosition(position))); // [{first}]
   */
  readonly fromPosition: Own<(input: unknown) => Either<InvalidInput, G['state']>>;

  // Codecs

  /**
   * Validates and decodes {decoded}.
   *
   * @returns the decoded value, or all faults with their JSON paths
   *
   * @example
   * const read = decode.options({ players: 9, speed: 'fast' });
   * read._tag === 'Left' && read.left.faults.map(({ path }) => path); // ['$.players', '$.speed']
   */
  readonly decode?: Own<Readonly<Record<'options' | 'action' | 'event' | 'state' | 'view', Decode<unknown>>>>;
}
