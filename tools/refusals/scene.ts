/** What a situation is in which something is refused, whatever the game. */
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
