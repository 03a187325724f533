/** The contract that every game of the library keeps: what hosts, records, matches, bots and the conformance kit rely on. */
import type * as E from 'fp-ts/lib/Either.js';
import type { ChanceSource } from './chance/weighted.js';
import type { Viewer } from './frame.js';
import type { Guide, GuidedTypes } from './guide.js';
import type { Machine } from './machine.js';
import type { InvalidInput, RuleRef } from './rule.js';
import type { ViewOf } from './view.js';

/** The types of one whole game, those of its public face included. */
export interface WholeGameTypes extends GuidedTypes {
  readonly options: { readonly players: number };
  readonly position: unknown;
}

/** How a game ended. */
export interface Outcome<Player extends string = string, How extends string = string> {
  /** Several only where the rules leave a tie standing. */
  readonly winners: readonly Player[];
  readonly how: How;
  readonly rule: RuleRef;
}

/** One game: its machine and everything around it. */
export interface Game<G extends WholeGameTypes> extends Machine<G> {
  /** The name by which records and positions know the game. */
  readonly name: string;
  /** The version of the rules as they are played; records and saves of another one are refused. */
  readonly version: number;

  /** A game about to begin. No chance is in it: dealing and dice are chance actions. */
  createGame(options: G['options']): E.Either<InvalidInput, G['state']>;
  /** The options of a game in which things stand so, as far as that tells. */
  optionsOf(shown: G['shown']): G['options'];
  /** Who won and by which rule; `undefined` while the game goes on. */
  outcome(shown: G['shown']): Outcome<G['player']> | undefined;
  /** The players, in order of their seats. */
  players(shown: G['shown']): readonly G['player'][];

  /** All that a viewer may know, and nothing else. */
  viewFor(state: G['state'], viewer: Viewer<G>): ViewOf<G>;
  /** An event as a viewer may hear it. */
  eventFor(event: G['event'], viewer: Viewer<G>): G['event'];
  /** Equals `legalActions(state, viewer)` for every state that looks like this to the viewer. */
  legalActionsFromView(view: G['view']): readonly G['action'][];
  /** One of the states that look like this to the viewer, each as likely as the hidden cards make it. */
  sampleState(view: G['view'], chance: ChanceSource): G['state'];
  /** Whether taking back what caused this event would be unfair: chance fell, or something hidden was shown. */
  isUndoBarrier(event: G['event']): boolean;

  /** What actions are about, whole moves, pauses: for whoever shows the game. */
  readonly guide: Guide<G>;

  /** A compact, hand-writable JSON of any situation. */
  toPosition(state: G['state']): G['position'];
  /** Reads a position; every fault at once. */
  fromPosition(position: unknown): E.Either<InvalidInput, G['state']>;

  /** Reads options, an action or a state of unknown origin; every fault at once. */
  readonly decode: {
    options(input: unknown): E.Either<InvalidInput, G['options']>;
    action(input: unknown): E.Either<InvalidInput, G['action']>;
    state(input: unknown): E.Either<InvalidInput, G['state']>;
  };
}
