/** R 10, 11: sieges, and captured places. */
import type { HexId, PlayerId } from '../vocabulary.js';

export type SiegeFrame = SiegesFrame | SackFrame;

/** R 10.3, 10.5: a player begins sieges and resolves all of them, in an order of the player's choice. */
export interface SiegesFrame {
  readonly kind: 'sieges';
  readonly player: PlayerId;
  /** `numbers`: sieges without enough besiegers are broken (R 10.8.1); `resolving`: the others are resolved. */
  readonly stage: 'numbers' | 'resolving';
  /** Hexes whose siege has been resolved or lifted. */
  readonly done: readonly HexId[];
  /** The hex whose siege is being resolved, or `null`. */
  readonly at: HexId | null;
}

/** R 11: the captor of a city or fort destroys it, or its walls, or keeps it. */
export interface SackFrame {
  readonly kind: 'sack';
  readonly player: PlayerId;
  readonly at: HexId;
  readonly by: 'storm' | 'siege';
}
