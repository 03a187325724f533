/**
 * Frames: the machine's only notion of "what is going on".
 *
 * A state carries a stack of frames; each is plain data that says what is being resolved. The bottom of the stack comes
 * first, the topmost frame, which is being resolved now, last: `stack.at(-1)`.
 * A game gives one {@link FrameRules} for each kind of frame. The machine knows nothing else of a game.
 */
import type { Draft } from 'immer';
import type { Weighted } from './chance/weighted.js';
import type { CoreCode, RuleRef, RuleViolation } from './rule.js';

/** What is being resolved. Plain JSON; it may hold progress, but never a secret. */
export interface Frame {
  readonly kind: string;
}

/** The player id under which chance acts. */
export const CHANCE = 'chance';
export type Chance = typeof CHANCE;

/**
 * The types of one game, bundled. `state` and `shown` are plain JSON, for everybody; `situation` and `working` are the
 * same game in the form in which its rules read and write it.
 */
export interface GameTypes {
  readonly player: string;
  readonly frame: Frame;
  readonly action: { readonly type: string; readonly player: string };
  readonly event: { readonly type: string; readonly rule: RuleRef };
  readonly code: string;
  /** A whole state: plain JSON with nothing hidden in it. */
  readonly state: { readonly stack: readonly Frame[] };
  /** A state, or one player's view of it: whatever can be asked what may be done. */
  readonly shown: { readonly stack: readonly Frame[] };
  /** What rules ask. */
  readonly situation: { readonly stack: readonly Frame[] };
  /** What a run of the rules writes to: a situation with whatever doors its game gives to those who write. */
  readonly working: { readonly stack: readonly Frame[] };
}

/** Somebody who watches and belongs to no side. */
export const SPECTATOR = 'spectator';
export type Viewer<G extends GameTypes> = G['player'] | typeof SPECTATOR;

/** Whom the game waits for. */
export type Actor<G extends GameTypes> = G['player'] | Chance;

/** Why an action is refused in a match, and so any refusal of a game: as `GameRefusal`, or because the match would grow too long. */
export interface PlayRefusal<G extends GameTypes> extends RuleViolation<G['code'] | CoreCode> {}

/** The frames of a game by kind, as they are written to. */
export type Drafts<F extends Frame> = { readonly [K in F['kind']]: Draft<Extract<F, { readonly kind: K }>> };

/**
 * One run of the machine: the situation it works on, and what it says on the way. A run of a game with more frames and events is a run
 * of a game with fewer: the rules of a base are called with the runs of its variants.
 */
export interface Run<G extends GameTypes> {
  readonly state: G['working'];
  /** Says what happened. */
  emit(event: G['event']): void;
  /**
   * Puts a frame on top and answers it, to be written to: it is resolved before the one that pushed it goes on. Of two,
   * the later is resolved first. The frame belongs to the stack from now on: it is given fresh, and shares no part with
   * another one.
   */
  push<F extends G['frame']>(frame: F): Draft<F>;
  /** The topmost frame of a kind, to be written to. */
  frame<K extends G['frame']['kind']>(kind: K): Drafts<G['frame']>[K] | undefined;
  /** Takes away the topmost frame, which is done; the one below learns of it through `resume`. */
  finish(): void;
  /** Ends the game: no frame is left. */
  end(): void;
}

/** The rules of one kind of frame, side by side. */
export interface FrameRules<G extends GameTypes, F extends Frame = Frame> {
  /** The section that this frame embodies; the default of its refusals. */
  readonly rule: RuleRef;
  /**
   * Whom it waits for; `undefined` (or left out): nobody, it advances by itself. `list` answers what `actions` does, for a frame
   * that waits as long as there is a choice: what is listed here is not listed again when somebody asks for it.
   */
  actor?(situation: G['situation'], frame: F, list: () => readonly G['action'][]): Actor<G> | undefined;
  /** All a player may do: complete, without duplicates, in a stable order. */
  actions?(situation: G['situation'], frame: F): readonly G['action'][];
  /** All that chance may do, with exact weights. */
  chance?(situation: G['situation'], frame: F): readonly Weighted<G['action']>[];
  /** Why an action that is not listed is refused; `undefined`: nothing more particular to say. */
  refuse?(situation: G['situation'], frame: F, action: G['action']): RuleViolation<G['code']> | undefined;
  /** Carries out a listed action. */
  apply?(run: Run<G>, frame: Draft<F>, action: G['action']): void;
  /**
   * Goes on by itself: must push, finish, end, or change what `actor` answers. `list` answers what `actions` does, without listing it
   * again; it is called before anything is changed.
   */
  advance?(run: Run<G>, frame: Draft<F>, list: () => readonly G['action'][]): void;
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

/** The topmost frame of a kind, to be read. */
export function frameOf<F extends Frame, K extends F['kind']>(
  { stack }: { readonly stack: readonly F[] },
  kind: K,
): Extract<F, { readonly kind: K }> | undefined {
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth];
    if (frame?.kind === kind) return frame as Extract<F, { readonly kind: K }>;
  }
  return undefined;
}
