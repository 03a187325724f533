/** A game, and those who play it. */
import type { Session } from '../games/session.js';

/** Who sits at a table, and whether they hide their hands from each other. */
export interface Seating {
  /** Those whom a bot plays. */
  readonly bots: readonly string[];
  readonly secret: boolean;
}

/** A game with those who play it. */
export interface Table {
  readonly session: Session;
  readonly seating: Seating;
}
