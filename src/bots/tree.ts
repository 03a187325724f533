/** The tree of a search. */

/** What is known of an action after some visits, and the decision that follows it. */
export class Node<Player extends string> {
  visits = 0;
  /** How promising the heuristics find the action, compared with the others of its decision: all together are 1. */
  prior = 0;
  /** The children by the keys of their actions. Which of them are legal depends on dice and hidden cards. */
  readonly children = new Map<string, Node<Player>>();
  readonly #totals = new Map<Player, number>();

  /** Adds one result: the shares of the players in the victory. */
  add(shares: ReadonlyMap<Player, number>): void {
    this.visits++;
    for (const [player, share] of shares) this.#totals.set(player, (this.#totals.get(player) ?? 0) + share);
  }

  /** Returns the average share of a player; 0 before the first visit. */
  mean(player: Player): number {
    return this.visits === 0 ? 0 : (this.#totals.get(player) ?? 0) / this.visits;
  }

  /** Returns the children for the keys of some actions; `scoresOf` is called if some are new. */
  childrenFor(keys: readonly string[], scoresOf: () => readonly number[]): readonly Node<Player>[] {
    if (keys.some((key) => !this.children.has(key))) this.#expand(keys, scoresOf());
    return keys.map((key) => this.children.get(key) as Node<Player>);
  }

  /** Adds what is missing. The n-th best action by its score gets a prior in proportion to 1/n. */
  #expand(keys: readonly string[], scores: readonly number[]): void {
    const ranked = keys
      .map((key, index) => ({ key, score: scores[index] ?? 0 }))
      .sort((one, other) => other.score - one.score);
    const sum = ranked.reduce((total, _, rank) => total + 1 / (rank + 1), 0);
    for (const [rank, { key }] of ranked.entries()) {
      const child = this.children.get(key) ?? new Node<Player>();
      child.prior = 1 / (rank + 1) / sum;
      this.children.set(key, child);
    }
  }

  /**
   * Returns the index of the child to visit next for the player who decides: one that has done well, or that the
   * heuristics like and that has had few visits. A child without visits counts as good as this node.
   */
  select(children: readonly Node<Player>[], player: Player, exploration: number): number {
    const visits = children.reduce((sum, child) => sum + child.visits, 0);
    let best = 0;
    let highest = -Infinity;
    for (const [index, child] of children.entries()) {
      const mean = child.visits === 0 ? this.mean(player) : child.mean(player);
      const bound = mean + (exploration * child.prior * Math.sqrt(visits + 1)) / (child.visits + 1);
      if (bound > highest) [best, highest] = [index, bound];
    }
    return best;
  }
}
