/** R C: cards that act on regions, cities and satraps: in German. */

export const plotsActions = {};

export const plotsEvents = {};

export const plotsFrames = {};
