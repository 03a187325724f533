/** R C: cards that act on regions, cities and satraps: in English. */

export const plotsActions = {};

export const plotsEvents = {};

export const plotsFrames = {};
