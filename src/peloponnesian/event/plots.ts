/** R C: cards that act on regions, cities and satraps: what happens. */
export type PlotEvent = never;
