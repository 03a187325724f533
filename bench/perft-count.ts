/** Perft: how many ways there are to act so many times in a row, outcomes of chance among them. */

/** What perft needs of a simulation. */
export interface Countable<Action> {
  legalActions(): readonly Action[];
  apply(action: Action): unknown;
  clone(): Countable<Action>;
}

/**
 * Counts the sequences of `depth` listed actions; each outcome of chance counts once, whatever its weight. A game that is over has none.
 * The simulation is left as it was.
 */
export function perft<Action>(simulation: Countable<Action>, depth: number): number {
  if (depth === 0) return 1;
  const actions = simulation.legalActions();
  if (depth === 1) return actions.length;
  let sum = 0;
  for (const action of actions) {
    const next = simulation.clone();
    next.apply(action);
    sum += perft(next, depth - 1);
  }
  return sum;
}
