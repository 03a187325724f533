/** The interface of every game in the library, on which hosts, records, matches, bots and the conformance kit rely. */
import type * as E from 'fp-ts/lib/Either.js';
import type { ChanceSource } from './chance/weighted.js';
import type { Viewer } from './frame.js';
import type { Guide, GuidedTypes } from './guide.js';
import type { Machine } from './machine.js';
import type { InvalidInput, RuleRef } from './rule.js';
import type { ViewOf } from './view.js';

/** The types of a game, including those of its public API. */
export interface WholeGameTypes extends GuidedTypes {
  readonly options: { readonly players: number };
  readonly position: unknown;
}

/** The result of a game. */
export interface Outcome<Player extends string = string, How extends string = string> {
  /** The winners. There are several only if the rules leave a tie. */
  readonly winners: readonly Player[];
  readonly how: How;
  readonly rule: RuleRef;
}

/** One game: its machine and everything around it. */
export interface Game<G extends WholeGameTypes> extends Machine<G> {
  /** The name of the game in records and positions. */
  readonly name: string;
  /** The version of the rules. Records and saves of another version are refused. */
  readonly version: number;

  /** Returns the state before the first action. Nothing random has happened yet: deals and dice are chance actions. */
  createGame(options: G['options']): E.Either<InvalidInput, G['state']>;
  /** Returns the options of the game that a state or a view belongs to, as far as it shows them. */
  optionsOf(shown: G['shown']): G['options'];
  /** Returns who has won and by which rule, or `undefined` while the game goes on. */
  outcome(shown: G['shown']): Outcome<G['player']> | undefined;
  /** Returns the players, in the order of their seats. */
  players(shown: G['shown']): readonly G['player'][];

  /** Returns everything that a viewer may know, and nothing else. */
  viewFor(state: G['state'], viewer: Viewer<G>): ViewOf<G>;
  /** Returns an event as a viewer may see it. */
  eventFor(event: G['event'], viewer: Viewer<G>): G['event'];
  /**
   * Returns the legal actions of the viewer. Equals `legalActions(state, viewer)` for every state that fits the view.
   */
  legalActionsFromView(view: G['view']): readonly G['action'][];
  /** Returns a random state that fits a view. The hidden cards determine how likely each state is. */
  sampleState(view: G['view'], chance: ChanceSource): G['state'];
  /**
   * Returns whether it would be unfair to undo the action that caused this event, because chance was resolved or
   * something hidden was revealed.
   */
  isUndoBarrier(event: G['event']): boolean;

  /** What actions are about, whole moves and pauses, for user interfaces. */
  readonly guide: Guide<G>;

  /** Returns a state as a position: compact JSON that people can read and write. */
  toPosition(state: G['state']): G['position'];
  /** Validates a position and returns its state; reports all faults at once. */
  fromPosition(position: unknown): E.Either<InvalidInput, G['state']>;

  /** Validate and decode options, an action or a state; report all faults at once. */
  readonly decode: {
    options(input: unknown): E.Either<InvalidInput, G['options']>;
    action(input: unknown): E.Either<InvalidInput, G['action']>;
    state(input: unknown): E.Either<InvalidInput, G['state']>;
  };
}
