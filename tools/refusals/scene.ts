/** What a situation is in which something is refused, whatever the game, and what a game says of its refusals. */
import type { RuleRef } from '../../src/core/index.js';

/** An action; of the player whose turn it is, where it does not say whose. */
export type DeedOf<A> = A extends { readonly player: infer P } ? Omit<A, 'player'> & { readonly player?: P } : never;

/** A situation of a game with such actions, codes, players and positions: how it is written down, what has been done since, and what is refused then. */
export interface SceneOf<A, Code extends string, Player extends string, Written> {
  /** The section that it is about, and what is going on. */
  readonly title: string;
  readonly position: Written;
  /** Whose turn it is at the end: whoever refused deeds are of. */
  readonly player: Player | 'chance';
  readonly played?: readonly A[];
  readonly refused: readonly (readonly [code: Code, rule: RuleRef, deed: DeedOf<A>, why: string])[];
}

/** Such a situation of any game. It begins with a position, which is written here without its heading, or with a new game. */
export interface Scene {
  readonly title: string;
  readonly begins: { readonly position: object } | { readonly options: object };
  readonly player: string;
  readonly played?: readonly object[];
  readonly refused: readonly (readonly [code: string, rule: string, deed: object, why: string])[];
}

/** A program, and the codes that it shows. */
export interface Example {
  readonly title: string;
  readonly code: string;
  readonly shows: readonly string[];
}

/** What `test/<game>/refusal-scenes.ts` says of the refusals of its game. */
export interface OwnRefusals {
  /** What is refused in every situation. */
  readonly anywhere?: Example;
  /** Situations written down by hand; if left out, the conformance cases that expect refusals take their place. */
  readonly scenes?: readonly Scene[];
  /** Codes to which the game never comes, and why. */
  readonly never?: Readonly<Record<string, string>>;
}
