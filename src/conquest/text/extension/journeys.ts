/** Types of events that describe a whole voyage, so that the moves before them are left out (R X6.2, S8.3). */
export const VOYAGES: readonly string[] = ['carried'];
