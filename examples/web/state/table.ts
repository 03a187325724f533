/** A game and its players. */
import type { Session } from '../games/session.js';

/** The players at a table, and whether they hide their hands from each other. */
export interface Seating {
  /** The players whom bots play. */
  readonly bots: readonly string[];
  readonly secret: boolean;
}

/** A game with its players. */
export interface Table {
  readonly session: Session;
  readonly seating: Seating;
}
