/** R C: cards that act on regions, cities and satraps: what can be done. */
export type PlotAction = never;
