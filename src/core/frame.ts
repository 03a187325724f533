/**
 * Frames describe what is being resolved.
 *
 * A state contains a stack of frames, which are plain data. The bottom of the stack comes first; the topmost frame,
 * which is being resolved now, comes last: `stack.at(-1)`. A game provides one {@link FrameRules} for each kind of
 * frame. The machine knows nothing else about a game.
 */
import type { Draft } from 'immer';
import type { Weighted } from './chance/weighted.js';
import type { CoreCode, RuleRef, RuleViolation } from './rule.js';

/** Describes what is being resolved. A frame is plain JSON. It may hold progress, but never a secret. */
export interface Frame {
  readonly kind: string;
}

/** The player id of chance. */
export const CHANCE = 'chance';
export type Chance = typeof CHANCE;

/**
 * The types of a game. `state` and `shown` are plain JSON, and public. `situation` and `working` are the same game in
 * the form that its rules read and write.
 */
export interface GameTypes {
  readonly player: string;
  readonly frame: Frame;
  readonly action: { readonly type: string; readonly player: string };
  readonly event: { readonly type: string; readonly rule: RuleRef };
  readonly code: string;
  /** A whole state: plain JSON with nothing hidden in it. */
  readonly state: { readonly stack: readonly Frame[] };
  /** A state, or one player's view of it. */
  readonly shown: { readonly stack: readonly Frame[] };
  /** The form of a state that rules read. */
  readonly situation: { readonly stack: readonly Frame[] };
  /** The form of a state that rules write: a situation with the functions that change it. */
  readonly working: { readonly stack: readonly Frame[] };
}

/** The viewer who watches and belongs to no side. */
export const SPECTATOR = 'spectator';
export type Viewer<G extends GameTypes> = G['player'] | typeof SPECTATOR;

/** A player or chance: whom the game can wait for. */
export type Actor<G extends GameTypes> = G['player'] | Chance;

/** Explains why an action of a match is refused: as `GameRefusal`, or because the match would become too long. */
export interface PlayRefusal<G extends GameTypes> extends RuleViolation<G['code'] | CoreCode> {}

/** The frames of a game by kind, as drafts. */
export type Drafts<F extends Frame> = { readonly [K in F['kind']]: Draft<Extract<F, { readonly kind: K }>> };

/**
 * One run of the rules: the situation it works on, and the events it emits. A run of a game with more frames and events
 * can be used as a run of a game with fewer, so variants can call the rules of their base.
 */
export interface Run<G extends GameTypes> {
  readonly state: G['working'];
  /** Emits an event. */
  emit(event: G['event']): void;
  /**
   * Pushes a frame onto the stack and returns it for writing. It is resolved before the frame that pushed it goes on;
   * of two pushed frames, the later one is resolved first. The frame now belongs to the stack: pass a new object that
   * shares no part with another frame.
   */
  push<F extends G['frame']>(frame: F): Draft<F>;
  /** Returns the topmost frame of a kind for writing. */
  frame<K extends G['frame']['kind']>(kind: K): Drafts<G['frame']>[K] | undefined;
  /** Removes the topmost frame, which is done. The frame below is told through `resume`. */
  finish(): void;
  /** Ends the game by removing all frames. */
  end(): void;
}

/** The rules of one kind of frame. */
export interface FrameRules<G extends GameTypes, F extends Frame = Frame> {
  /** The section that this frame implements; the default rule of its refusals. */
  readonly rule: RuleRef;
  /**
   * Returns whom the frame waits for; `undefined` (or no function) means nobody, so the frame advances by itself.
   * `list` returns what `actions` returns, for a frame that waits only while there is a choice; the list is reused
   * afterwards.
   */
  actor?(situation: G['situation'], frame: F, list: () => readonly G['action'][]): Actor<G> | undefined;
  /** Returns all legal actions of the player: complete, without duplicates, in a stable order. */
  actions?(situation: G['situation'], frame: F): readonly G['action'][];
  /** Returns all outcomes of chance, with exact weights. */
  chance?(situation: G['situation'], frame: F): readonly Weighted<G['action']>[];
  /** Returns why an unlisted action is refused, or `undefined` if there is no specific reason. */
  refuse?(situation: G['situation'], frame: F, action: G['action']): RuleViolation<G['code']> | undefined;
  /** Applies a listed action. */
  apply?(run: Run<G>, frame: Draft<F>, action: G['action']): void;
  /**
   * Continues when the frame waits for nobody. It must push, finish, end, or change what `actor` returns. `list`
   * returns what `actions` returns, without computing it again; call it before changing anything.
   */
  advance?(run: Run<G>, frame: Draft<F>, list: () => readonly G['action'][]): void;
  /** Continues after a frame that this one had pushed has finished. */
  resume?(run: Run<G>, frame: Draft<F>, child: Draft<G['frame']>): void;
}

/** The rules of a game, by kind of frame. */
export type FrameTable<G extends GameTypes> = {
  readonly [K in G['frame']['kind']]: FrameRules<G, Extract<G['frame'], { readonly kind: K }>>;
};

/** Returns the topmost frame, which is being resolved now. */
export const topFrame = <F extends Frame>(situation: { readonly stack: readonly F[] }): F | undefined =>
  situation.stack[situation.stack.length - 1];

/** Returns the topmost frame of a kind for reading. */
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
