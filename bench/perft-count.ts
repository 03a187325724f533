/** Perft: the number of sequences of a given number of actions, outcomes of chance included. */

/** The parts of a simulation that perft needs. */
export interface Countable<Action> {
  legalActions(): readonly Action[];
  apply(action: Action): unknown;
  clone(): Countable<Action>;
}

/**
 * Returns the number of sequences of `depth` legal actions. Each outcome of chance counts once, whatever its weight. A
 * game that is over has none. The simulation is left unchanged.
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
