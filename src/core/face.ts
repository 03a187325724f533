/**
 * The contract of a public face: what the entry of every game offers, and what it says there.
 *
 * `npm run faces` writes `src/<game>/face.ts` from it: the comments of the members become the comments of the functions. A word in
 * braces stands for what a game says in its table, `test/<game>/face.ts`; what a game says otherwise is a row of that table. What
 * stands behind `@open` is said where nothing is hidden, and what stands behind `@hidden` where players have hands. The imports of
 * an example are added. An optional member is offered by the games whose table names it.
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

/** What every game makes itself: `src/<game>/parts.ts` exports it by the name of the member. */
type Own<Part> = Part;

/**
 * The public face of a game. A type says what a member is made of: of the machine, of records, of matches, of what is for bots, by the game
 * itself ({@link Own}), or, where it is written out, by the function of core that does the same for any game.
 */
export interface Face<G extends WholeGameTypes> {
  // Play

  /**
   * Begins a match: one plain value with options, state, chance and every action. Chance acts until a {player} must decide.
   *
   * @example
   * orThrow(createMatch({ players: {players}, seed: '{seed}' })).seed; // '{seed}'
   */
  readonly createMatch: Matches<G>['createMatch'];

  /**
   * Begins a match at a position, as {@link toPosition} writes it: the rules and chance go on from there until a {player} must
   * decide. Its record and its save begin there too.
   *
   * @example
   * const position = toPosition(orThrow(createMatch({ players: {players}, seed: '{seed}' })).state);
   * orThrow(createMatchAt({ position, seed: 'another' })).seed; // 'another'
   */
  readonly createMatchAt: Matches<G>['createMatchAt'];

  /**
   * Carries out a {player}'s action and all the chance that follows from it.
   *
   * @example
   * const match = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * const [first] = legalActions(match.state);
   * first && orThrow(play(match, first)).events[0]?.type; // '{happened}'
   */
  readonly play: Matches<G>['play'];

  /**
   * Takes back the last decision of a {player} with all that followed it.
   *
   * @hidden That is chance, and the passes that standing orders made.
   *
   * @returns the match before it; or why not: `nothingToUndo` when no {player} has decided anything yet, and the faults of a match
   *   from elsewhere that does not read or cannot be played again
   *
   * @example
   * const answer = undo(orThrow(createMatch({ players: {players}, seed: '{seed}' })));
   * answer._tag === 'Left' && answer.left.code; // 'nothingToUndo'
   */
  readonly undo: Matches<G>['undo'];

  /**
   * Whether taking back what caused an event would be unfair: {unfair}.
   *
   * @example
   * isUndoBarrier({barrier}); // true
   */
  readonly isUndoBarrier: Own<(event: G['event']) => boolean>;

  // State

  /**
   * A game about to begin. There is no chance in it: dealing and dice are chance actions.
   *
   * @param options - {options}
   * @returns the state, or every fault of the options with its JSON path
   *
   * @example
   * const state = orThrow(createGame({ players: {players} }));
   * actors(state); // [{first}]
   */
  readonly createGame: Own<(options: G['options']) => Either<InvalidInput, G['state']>>;

  /**
   * Whom the game waits for: one {player}, `'chance'`, or nobody when it is over.
   *
   * @example
   * actors(orThrow(createGame({ players: {players} }))); // [{first}]
   * actors(orThrow(createMatch({ players: {players}, seed: '{seed}' })).state); // ['{asked}']
   */
  readonly actors: Machine<G>['actors'];

  /**
   * All that may be done now, by anyone or by the {player} named: complete, without duplicates, in a stable order. An action is
   * accepted if and only if it is listed. It may be asked of a view as well.
   *
   * @example
   * const { state } = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * legalActions(state)[0]; // {listed}
   * legalActions(state, '{other}'); // []
   */
  readonly legalActions: Machine<G>['legalActions'];

  /**
   * Carries out a listed action. The state that was given is untouched; the new one shares with it what did not change.
   * Told by whom (`applyAction(state, action, '{asked}')`), it refuses them the actions of others without a word about them.
   *
   * @returns the new state and what happened, each event with its rule; or why not: `code`, `rule`, `params`, `message`
   *
   * @example
   * const { state } = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * const answer = applyAction(state, {refused});
   * answer._tag === 'Left' && answer.left.code; // '{refusal}'
   */
  readonly applyAction: Machine<G>['applyAction'];

  /**
   * Why an action would be refused; `undefined` if it would not. Where a stranger asks, say who: about the actions of others they
   * are told nothing.
   *
   * @hidden The answer may depend on the hand of whoever the action names.
   *
   * @example
   * const { state } = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * explainAction(state, {untimely})?.code; // 'notYourTurn'
   * explainAction(state, {untimely}, '{asked}')?.code; // 'notYourAction'
   */
  readonly explainAction: Machine<G>['explainAction'];

  /**
   * What chance may do now, with exact integer weights; empty when the game does not wait for chance.
   *
   * @example
   * chanceOutcomes(orThrow(createGame({ players: {players} }))).length; // {chances}
   */
  readonly chanceOutcomes: Machine<G>['chanceOutcomes'];

  /**
   * Carries out chance until a {player} must decide or the game is over.
   *
   * @returns the state, what happened, and the chance actions carried out, for the record
   *
   * @example
   * const { state } = settle(orThrow(createGame({ players: {players} })), seededChance('{seed}'));
   * actors(state); // ['{asked}']
   */
  readonly settle: Machine<G>['settle'];

  /**
   * Who won, how and by which rule ({victory}); `undefined` while the game goes on.
   *
   * @example
   * outcome(orThrow(createMatch({ players: {players}, seed: '{seed}' })).state); // undefined
   */
  readonly outcome: Own<(shown: G['state'] | G['view']) => Outcome<G['player']> | undefined>;

  // View

  /**
   * All that a {player}, or a spectator, may know; for anybody else there is no view, but a `RangeError`.
   *
   * @open It is the whole state, and whose view it is.
   *
   * @example
   * const { state } = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * viewFor(state, '{asked}').viewer; // '{asked}'
   */
  readonly viewFor: Own<(state: G['state'], viewer: Viewer<G>) => ViewOf<G>>;

  /**
   * An event as a viewer may hear it.
   *
   * @open Nothing of it is hidden from anybody.
   *
   * @example
   * eventFor({event}, 'spectator').type; // '{eventType}'
   */
  readonly eventFor: Own<(event: G['event'], viewer: Viewer<G>) => G['event']>;

  /**
   * What the viewer may do, told from the view alone: equals `legalActions(state, viewer)`. A spectator may do nothing.
   *
   * @example
   * const { state } = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * legalActionsFromView(viewFor(state, '{asked}')).length === legalActions(state, '{asked}').length; // true
   */
  readonly legalActionsFromView: Own<(view: G['view']) => readonly G['action'][]>;

  // Show

  /**
   * What an action is about: its {things}, by their ids, the most telling first.
   *
   * @example
   * const { state } = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * subjectOf({listed}, state).{aspect}; // {about}
   */
  readonly subjectOf: (action: G['action'], shown: G['shown']) => G['subject'];

  /**
   * Listed actions by what one clicks to choose them: for each of the {things} the actions that are about it, in stable order. An
   * action that is about nothing, such as {aboutNothing}, is among the `others`.
   *
   * @example
   * const { state } = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * groupActions(legalActions(state), state).{aspect}.map(({ of }) => of); // {groups}
   */
  readonly groupActions: (actions: readonly G['action'][], shown: G['shown']) => ActionGroups<G>;

  /**
   * Where the {player} who decides can go: whole moves, each as the actions that lead there.
   *
   * @param asked - the {player} whom it is for, and then the moves to look for, such as those of one piece: these take less time; left
   * out: whoever decides, and all moves
   *
   * @example
   * destinations(orThrow(createMatch({ players: {players}, seed: '{seed}' })).state, '{other}'); // []
   */
  readonly destinations: (
    shown: G['shown'],
    ...asked: readonly [player?: G['player'], only?: MoveFilter<G>]
  ) => readonly Destination<G>[];

  /**
   * What happened in a match, decision by decision, what chance did included: for the log of a match that was loaded. The actions are
   * played again, and must lead to the match's state.
   *
   * @hidden It tells hidden cards: of the events, `eventFor` tells what a {player} may hear.
   *
   * @returns the episodes, that of chance before the first decision first; or what is wrong with the match
   *
   * @example
   * const match = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * orThrow(history(match)).map(({ action }) => action); // [null]
   */
  readonly history: Matches<G>['history'];

  /**
   * The pass with which standing orders answer the window that is open; `undefined`: none is, or its {player} is to be asked. It
   * looks at no hand, unless the {player} has ordered `unless: ['able']` (see {@link StandingOrders}).
   *
   * @example
   * const { state } = orThrow(createMatch({ players: {players}, seed: '{seed}', interrupts: 'everyone' }));
   * const orders = [{ player: '{other}', moments: 'all', unless: ['concerned'], untilTurn: null }] as const;
   * autoAction(state, orders); // undefined: no window is open
   */
  readonly autoAction?: (shown: G['shown'], orders: readonly StandingOrders<G>[]) => G['action'] | undefined;

  /**
   * Plays an action as {@link play} does, and then passes in every window for whoever has ordered it.
   *
   * @returns the match, what happened, and the passes; or why the action is refused
   *
   * @example
   * const match = orThrow(createMatch({ players: {players}, seed: '{seed}', interrupts: 'everyone' }));
   * const [first] = legalActions(match.state);
   * if (first) orThrow(playWithOrders(match, first, [])).passes; // []: nobody has ordered anything
   */
  readonly playWithOrders?: Matches<G>['playWithOrders'];

  /**
   * Passes as long as standing orders say so: for a host to whom somebody has just given some. See {@link playWithOrders}.
   *
   * @example
   * const match = orThrow(createMatch({ players: {players}, seed: '{seed}', interrupts: 'everyone' }));
   * obey(match, [{ player: '{other}', moments: 'all', unless: [], untilTurn: null }]).passes; // []: no window is open
   */
  readonly obey?: Matches<G>['obey'];

  /**
   * What `untilTurn` must be in orders that stand until a {player}'s next turn begins.
   *
   * @example
   * nextTurn(orThrow(createMatch({ players: {players}, seed: '{seed}' })).state, '{other}'); // 1: the first
   */
  readonly nextTurn?: (shown: G['shown'], player: G['player']) => number;

  /**
   * Reads standing orders of unknown origin; every fault at once.
   *
   * @example
   * const read = decodeStandingOrders({ player: '{other}', moments: ['tea'], unless: [], untilTurn: null });
   * if (isLeft(read)) read.left.faults.length; // 1
   */
  readonly decodeStandingOrders?: Decode<StandingOrders<G>>;

  // Records

  /**
   * Makes the record of a game: its options and every action, chance included, versioned and checksummed.
   *
   * @example
   * const { options, actions, state } = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * createRecord(options, actions, state).game; // '{name}'
   */
  readonly createRecord: Records<G>['createRecord'];

  /**
   * Reads a record of unknown origin and plays it again, action by action.
   *
   * @returns the final state, all events and the outcome; or what is wrong: faults with JSON paths, or the action that is refused
   *
   * @example
   * const match = orThrow(createMatch({ players: {players}, seed: '{seed}' }));
   * orThrow(replay(recordOf(match))).outcome; // undefined
   */
  readonly replay: Records<G>['replay'];

  /**
   * Writes a match down as plain JSON.
   *
   * @example
   * const text = JSON.stringify(save(orThrow(createMatch({ players: {players}, seed: '{seed}' }))));
   * orThrow(load(JSON.parse(text))).seed; // '{seed}'
   */
  readonly save: Matches<G>['save'];

  /**
   * Reads a match written down by {@link save}, replaying it; whatever was changed on the way is refused.
   *
   * @example
   * const saved = save(orThrow(createMatch({ players: {players}, seed: '{seed}' })));
   * load({ ...saved, seed: 'another' })._tag; // 'Left'
   */
  readonly load: Matches<G>['load'];

  /**
   * The record of a match so far. See {@link replay}.
   *
   * @example
   * recordOf(orThrow(createMatch({ players: {players}, seed: '{seed}' }))).game; // '{name}'
   */
  readonly recordOf: Matches<G>['recordOf'];

  // Bots

  /**
   * A mutable twin of a state: the same rules on a plain object, many times faster, for searches and simulations.
   *
   * @example
   * const simulation = simulate(orThrow(createMatch({ players: {players}, seed: '{seed}' })).state);
   * const [first] = simulation.legalActions();
   * if (first) simulation.clone().apply(first); // the clone moves on, the simulation stays
   */
  readonly simulate: Machine<G>['simulate'];

  /**
   * @open The only state that looks like a view: nothing is hidden.
   * @hidden One of the states that look like a view, each as likely as the unseen cards make it.
   *
   * @example
   * const view = viewFor(orThrow(createMatch({ players: {players}, seed: '{seed}' })).state, '{asked}');
   * const guess = sampleState(view, seededChance('first guess'));
   * simulate(guess).actors(); // ['{asked}']
   */
  readonly sampleState: Own<(view: G['view'], chance: ChanceSource) => G['state']>;

  /**
   * Reads the key of an action, as {@link actionKey} writes it; any other JSON of an action will do.
   *
   * @returns the action, or every fault with its JSON path
   *
   * @example
   * orThrow(parseAction(actionKey({untimely}))).player; // '{other}'
   */
  readonly parseAction: Bots<G>['parseAction'];

  /**
   * Who won a simulated game, and how; `undefined` while it goes on, which costs next to nothing to ask.
   *
   * @example
   * outcomeIn(simulate(orThrow(createGame({ players: {players} })))); // undefined
   */
  readonly outcomeIn: Bots<G>['outcomeIn'];

  /**
   * All that a viewer may know of a simulated game.
   *
   * @example
   * viewIn(simulate(orThrow(createGame({ players: {players} }))), '{asked}').viewer; // '{asked}'
   */
  readonly viewIn: Bots<G>['viewIn'];

  /**
   * What a game brought each {player}: 1 to a sole winner, the same share to each of several, 0 to everybody else, and while it goes
   * on.
   *
   * @example
   * returnsOf(orThrow(createGame({ players: {players} }))); // {returns}
   */
  readonly returnsOf: Bots<G>['returnsOf'];

  // Positions

  /**
   * A compact, hand-writable JSON of any situation: what differs from the beginning of a game.
   *
   * @example
   * toPosition(orThrow(createGame({ players: {players} }))).game; // '{name}'
   */
  readonly toPosition: Own<(state: G['state']) => G['position']>;

  /**
   * Reads a position of unknown origin. What it accepts can be played to its end.
   *
   * @returns the state, or every fault with its JSON path
   *
   * @example
   * const position = toPosition(orThrow(createGame({ players: {players} })));
   * actors(orThrow(fromPosition(position))); // [{first}]
   */
  readonly fromPosition: Own<(input: unknown) => Either<InvalidInput, G['state']>>;

  // Codecs

  /**
   * Reads {decoded} of unknown origin.
   *
   * @returns what was read, or every fault with its JSON path
   *
   * @example
   * const read = decode.options({ players: 9, speed: 'fast' });
   * read._tag === 'Left' && read.left.faults.map(({ path }) => path); // ['$.players', '$.speed']
   */
  readonly decode?: Own<Readonly<Record<'options' | 'action' | 'event' | 'state' | 'view', Decode<unknown>>>>;
}
