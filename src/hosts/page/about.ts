/** An introduction to a game for people who have never played it. */

/** A game for newcomers, in one language. */
export interface About {
  /** What the game is about. */
  readonly story: string;
  /** How a player wins. */
  readonly win: string;
  readonly length: string;
  /** Advice for the questions of a first game, by the number or the title of the clause that governs a question. */
  readonly advice: Readonly<Record<string, string>>;
  /** What the words of the rulebook mean. */
  readonly terms: Readonly<Record<string, string>>;
}

/** How a game stands. */
export interface Standing<Player extends string = string> {
  readonly scores: readonly { readonly player: Player; readonly figures: string }[];
  /** What the figures win. */
  readonly goal: string;
}
