/** R C: cards that act on regions, cities and satraps: why actions are refused. */
export const PLOTS_CODES = {} as const;
