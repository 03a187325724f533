/** R C: cards that act on regions, cities and satraps: the shapes of actions, events and frames. */
export const plotsActions = {};

export const plotsEvents = {};

export const plotsFrames = {};
