/** Types of events that tell of a voyage, and before which nothing is told of each who sails (R X6.2, S8.3). */
export const VOYAGES: readonly string[] = ['carried'];
