/** R C: cards that act on regions, cities and satraps: what is being resolved. */
export type PlotSectionFrame = never;
