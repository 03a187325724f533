/** R 6.6.3 A, 4.31.1: the interface of the modules that resolve card effects. */
import type { Draft } from 'immer';
import type { Chance, RuleRef, Weighted } from '../../core/index.js';
import type { Action } from '../action/index.js';
import type { CardEffectKind, EffectOf } from '../data/shape.js';
import type { CardEventFrame, SuccessorsFrame } from '../frame/index.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import {
  MOMENTS,
  type GeneralId,
  type HeirId,
  type PlayerId,
  type ProvinceId,
  type RoyalWomanId,
  type SpaceId,
} from '../vocabulary.js';

/** When a Surprise card may be played: at a moment with a window, or between two steps of the player's own Segment. */
export const OCCASIONS = [...MOMENTS, 'ownSegment'] as const;
export type OccasionMoment = (typeof OCCASIONS)[number];

/** What a Surprise card would interrupt. */
export interface Occasion {
  readonly moment: OccasionMoment;
  readonly space: SpaceId | null;
  readonly subject: PlayerId | null;
  /** The frame below the window or, in the player's own Segment, the topmost frame. */
  readonly matter: SuccessorsFrame | undefined;
}

/** The kinds of values that notes may hold. */
export interface NoteTypes {
  readonly player: PlayerId;
  readonly space: SpaceId;
  readonly province: ProvinceId;
  readonly provinces: readonly ProvinceId[];
  readonly general: GeneralId;
  readonly woman: RoyalWomanId;
  readonly prize: HeirId | 'cart';
  readonly flag: boolean;
  readonly count: number;
}

/** The notes that the steps of an effect keep, with the kind of each. */
export type Notes = Readonly<Record<string, keyof NoteTypes>>;
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- nothing is remembered
export type NoNotes = {};

/** The notes of one event. A note exists once a step has made it. */
export type MemoryOf<N extends Notes> = { readonly [K in keyof N]?: NoteTypes[N[K]] };

/** The frame of a card event as its module reads it. */
export type CardEventOf<N extends Notes> = Omit<CardEventFrame, 'memory'> & { readonly memory: MemoryOf<N> };
/** The frame of a card event as its module writes it. */
export type CardDraft<N extends Notes = NoNotes> = Omit<Draft<CardEventFrame>, 'memory'> & { memory: MemoryOf<N> };

/**
 * The rules of one effect. Its frame starts at the step `'begin'` and is removed at the step `'done'`, which comes next
 * unless `begin` sets another one. The module defines the steps in between. A step without a decision ends once its
 * frame is on top again, unless `advance` goes on.
 */
export interface CardModule<K extends CardEffectKind, N extends Notes = NoNotes> {
  readonly rule: RuleRef;
  /** The notes that its steps keep. Omitted: none. */
  readonly notes?: N;
  /** Returns whether the event may be activated. Omitted: always. */
  mayActivate?(situation: Situation, player: PlayerId, effect: EffectOf<K>): boolean;
  /** The occasions of a Surprise card. */
  readonly moments?: readonly OccasionMoment[];
  /** Returns whether the card has a target on one of these occasions. Reads no hand except the player's own. */
  fits?(situation: Situation, player: PlayerId, effect: EffectOf<K>, occasion: Occasion): boolean;
  begin(run: GameRun, frame: CardDraft<N>, effect: EffectOf<K>): void;
  actor?(situation: Situation, frame: CardEventOf<N>, effect: EffectOf<K>): PlayerId | Chance | undefined;
  actions?(situation: Situation, frame: CardEventOf<N>, effect: EffectOf<K>): readonly Action[];
  chance?(situation: Situation, frame: CardEventOf<N>, effect: EffectOf<K>): readonly Weighted<Action>[];
  apply?(run: GameRun, frame: CardDraft<N>, effect: EffectOf<K>, action: Action): void;
  advance?(run: GameRun, frame: CardDraft<N>, effect: EffectOf<K>): void;
  resume?(run: GameRun, frame: CardDraft<N>, effect: EffectOf<K>, child: Draft<SuccessorsFrame>): void;
}

/** The occasions of cards that may be played "at any time". */
export const ANY_TIME: readonly OccasionMoment[] = [
  'turn',
  'segment',
  'movementRolled',
  'reaction',
  'landBattle',
  'siegeAttempted',
  'ownSegment',
];
