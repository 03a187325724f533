/**
 * Frames: the machine's only notion of "what is going on".
 *
 * A state carries a stack of frames; each is plain data that says what is being resolved, the topmost first.
 * A game gives one {@link FrameRules} for each kind of frame. The machine knows nothing else of a game.
 */
import type { Draft } from 'immer';
import type { Weighted } from './chance.js';
import type { RuleRef, RuleViolation } from './rule.js';

/** What is being resolved. Plain JSON; it may hold progress, but never a secret. */
export interface Frame {
  readonly kind: string;
}

/** The player id under which chance acts. */
export const CHANCE = 'chance';
export type Chance = typeof CHANCE;

/** The types of one game, bundled. `situation` is what rules may read: a full state, or one player's view of it. */
export interface GameTypes {
  readonly player: string;
  readonly frame: Frame;
  readonly action: { readonly type: string; readonly player: string };
  readonly event: { readonly type: string; readonly rule: RuleRef };
  readonly code: string;
  /** What every question is asked of. */
  readonly situation: { readonly stack: readonly Frame[] };
  /** A situation with nothing hidden in it. */
  readonly state: { readonly stack: readonly Frame[] };
}

/** Whom the game waits for. */
export type Actor<G extends GameTypes> = G['player'] | Chance;

/** One run of the machine: the draft it writes to, and what it says on the way. */
export interface Run<G extends GameTypes> {
  /** Write here. A draft of immer's, or a plain object: rules cannot tell. */
  readonly state: Draft<G['state']>;
  /** Says what happened. */
  emit(event: G['event']): void;
  /** Puts a frame on top: it is resolved before the one that pushed it goes on. Of two, the later is resolved first. */
  push(frame: G['frame']): void;
  /** Takes away the topmost frame, which is done; the one below learns of it through `resume`. */
  finish(): void;
  /** Ends the game: no frame is left. */
  end(): void;
}

/** The rules of one kind of frame, side by side. */
export interface FrameRules<G extends GameTypes, F extends Frame = Frame> {
  /** The section that this frame embodies; the default of its refusals. */
  readonly rule: RuleRef;
  /** Whom it waits for; `undefined` (or left out): nobody, it advances by itself. */
  actor?(situation: G['situation'], frame: F): Actor<G> | undefined;
  /** All a player may do: complete, without duplicates, in a stable order. */
  actions?(situation: G['situation'], frame: F): readonly G['action'][];
  /** All that chance may do, with exact weights. */
  chance?(situation: G['situation'], frame: F): readonly Weighted<G['action']>[];
  /** Why an action that is not listed is refused; `undefined`: nothing more particular to say. */
  refuse?(situation: G['situation'], frame: F, action: G['action']): RuleViolation<G['code']> | undefined;
  /** Carries out a listed action. */
  apply?(run: Run<G>, frame: Draft<F>, action: G['action']): void;
  /** Goes on by itself: must push, finish, end, or change what `actor` answers. */
  advance?(run: Run<G>, frame: Draft<F>): void;
  /** A frame that this one had pushed is done. */
  resume?(run: Run<G>, frame: Draft<F>, child: Draft<G['frame']>): void;
}

/** One entry for each kind of frame. */
export type FrameTable<G extends GameTypes> = {
  readonly [K in G['frame']['kind']]: FrameRules<G, Extract<G['frame'], { readonly kind: K }>>;
};

/** The topmost frame: what is being resolved now. */
export const topFrame = <F extends Frame>(situation: { readonly stack: readonly F[] }): F | undefined =>
  situation.stack[situation.stack.length - 1];
