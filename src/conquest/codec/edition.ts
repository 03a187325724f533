/**
 * What the border of a game of the family is made of: codecs, positions and records are the same for all of them, and ask their edition
 * for what differs. The border reads every edition as if it were the base's: it knows the frames, actions and events of a variant by
 * the codecs and checks that are given here.
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

/** Where a frame lies. */
export interface At {
  readonly edition: Edition;
  readonly situation: Situation;
  readonly below: GameFrame | undefined;
  readonly above: GameFrame | undefined;
}

/** What is wrong, and in which of its fields. */
export type Complaint = readonly [field: string, message: string];

/** What is asked of a frame in its place. */
export type FrameCheck<F extends { readonly kind: string }> = {
  ask(frame: F, at: At): readonly Complaint[];
}['ask'];

/** What the border knows of the frames of a game, kind by kind. */
export interface FrameRoom<F extends { readonly kind: string }> {
  /** Their shapes. */
  codecs(words: Words): { readonly [K in F['kind']]: t.Type<Extract<F, { readonly kind: K }>> };
  readonly checks: { readonly [K in F['kind']]: FrameCheck<Extract<F, { readonly kind: K }>> };
  /** Where they lie, whom they ask, and what they name. */
  readonly rows: FrameRows<F>;
}

/** What a position implies of the board and of the course of the game, and does not say. */
export interface Implication {
  /** The pieces that are not where they begin although they are not named. */
  readonly pieces: (
    situation: Situation,
    isNamed: (id: string) => boolean,
  ) => Pick<GameState, 'units' | 'leaders' | 'baggage'>;
  /** What has come to pass: each step sees what those before it have found. */
  readonly course: readonly ((situation: Situation) => Partial<Pick<GameState, 'secured' | 'milestones'>>)[];
}

/** What a position says in two ways that exclude each other. */
export type Contradictions = (situation: Situation) => Iterable<Finding>;

export interface Edition<G extends FamilyTypes = ConquestTypes> {
  /** The name by which records and positions know the game. */
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
  /** The options of something in which nothing is said of them. */
  readonly usual: G['options'];
  /** The game about to begin. */
  begin(options: G['options']): G['state'];
  readonly action: t.Type<G['action']>;
  readonly frames: FrameRoom<G['frame']>;
  /** What its states remember beside those of the base, if anything. */
  memory?(words: Words): t.Type<Memory>;
  /** What a turn has noted beside replacement points when this phase of it begins: of a position that does not tell. */
  noted?(situation: Situation, begins: Beginning): Partial<TurnFrame>;
  /** What follows from a position that gives no frames, and what a position says against itself, where the game says so. */
  readonly implied?: Implication;
  readonly contradictions?: Contradictions;
  readonly sketch: readonly SketchCheck[];
  /** How a game can end: what has come of a situation that ends so; `undefined`: it does not. */
  readonly endings: Readonly<Partial<Record<Ending, (situation: Situation) => Ended | undefined>>>;
}
