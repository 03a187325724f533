/**
 * What the border of a game of the family is made of: codecs, positions and records are the same for all of them, and
 * ask their edition for what differs. The border reads every edition as if it were the base's: it knows the frames,
 * actions and events of a variant by the codecs and checks that are given here.
 */
import type * as t from 'io-ts';
import type { Finding, Loose, Machine } from '../../core/index.js';
import type { ClosedWords } from '../../words/family.js';
import type { Components } from '../data/shape.js';
import type { FrameRows, GameFrame, TurnFrame } from '../frame/index.js';
import type { Beginning } from '../position.js';
import type { Ended, GameState, Memory } from '../state.js';
import type { Ground } from '../table/ground.js';
import type { Law } from '../table/law.js';
import type { Roster } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { ConquestTypes, FamilyTypes } from '../types.js';
import type { Ending } from '../vocabulary.js';
import type { OptionsBorder } from './options.js';
import type { Words } from './words.js';

/** The game that a state belongs to: its options, and what its pieces may refer to. */
export interface Setting {
  readonly edition: Edition;
  readonly options: GameState['options'];
  readonly components: Components;
  readonly ground: Ground;
  readonly roster: Roster;
  readonly words: Words;
}

/** The well-formed parts of something that ought to be a state. */
export type Sketch = Loose<GameState>;

/** Asks a part of a state by itself. */
export type SketchCheck = (sketch: Sketch, setting: Setting) => Iterable<Finding>;

/** The place of a frame: the situation, and the frames below and above it. */
export interface At {
  readonly edition: Edition;
  readonly situation: Situation;
  readonly below: GameFrame | undefined;
  readonly above: GameFrame | undefined;
}

/** A fault, and the field in which it is. */
export type Complaint = readonly [field: string, message: string];

/** The check of a frame in its place on the stack. */
export type FrameCheck<F extends { readonly kind: string }> = {
  ask(frame: F, at: At): readonly Complaint[];
}['ask'];

/** What the border needs to know of the frames of a game, kind by kind. */
export interface FrameRoom<F extends { readonly kind: string }> {
  /** Their shapes. */
  codecs(words: Words): { readonly [K in F['kind']]: t.Type<Extract<F, { readonly kind: K }>> };
  readonly checks: { readonly [K in F['kind']]: FrameCheck<Extract<F, { readonly kind: K }>> };
  /** The table of frame kinds. */
  readonly rows: FrameRows<F>;
}

/** The facts that a position implies but does not state. */
export interface Implication {
  /** The pieces that are not where they begin although they are not named. */
  readonly pieces: (
    situation: Situation,
    isNamed: (id: string) => boolean,
  ) => Pick<GameState, 'units' | 'leaders' | 'baggage'>;
  /** The implied facts; each step sees those of the steps before it. */
  readonly course: readonly ((situation: Situation) => Partial<Pick<GameState, 'secured' | 'milestones'>>)[];
}

/** Finds contradictions within a position. */
export type Contradictions = (situation: Situation) => Iterable<Finding>;

export interface Edition<G extends FamilyTypes = ConquestTypes> {
  /** The name of the game in records and positions. */
  readonly name: string;
  /** The version of its rules, which records carry. */
  readonly version: number;
  /** The version of the format of its positions. */
  readonly positionVersion: number;
  /** The closed words that it uses. */
  readonly words: ClosedWords;
  readonly law: Law<Situation>;
  readonly machine: Machine<G>;
  readonly options: OptionsBorder<G['options']>;
  /** The options of a game that gives none. */
  readonly usual: G['options'];
  /** Returns the game about to begin. */
  begin(options: G['options']): G['state'];
  readonly action: t.Type<G['action']>;
  readonly frames: FrameRoom<G['frame']>;
  /** Returns the memory of its states in addition to those of the base, if any. */
  memory?(words: Words): t.Type<Memory>;
  /**
   * Returns the notes of a turn at the start of a phase, apart from replacement points, for a position that omits them.
   */
  noted?(situation: Situation, begins: Beginning): Partial<TurnFrame>;
  /**
   * The facts that follow from a position without frames, and the contradictions within a position, if the game defines
   * them.
   */
  readonly implied?: Implication;
  readonly contradictions?: Contradictions;
  readonly sketch: readonly SketchCheck[];
  /** For each way to end, a function that returns the result in a situation; `undefined`: the game does not end so. */
  readonly endings: Readonly<Partial<Record<Ending, (situation: Situation) => Ended | undefined>>>;
}
