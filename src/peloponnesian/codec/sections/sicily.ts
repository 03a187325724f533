/** R 19: Sicily: the shapes of actions, events and frames. */
export const sicilyActions = {};

export const sicilyEvents = {};

export const sicilyFrames = {};
