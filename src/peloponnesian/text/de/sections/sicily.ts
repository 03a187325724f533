/** R 19: Sicily: in German. */

export const sicilyActions = {};

export const sicilyEvents = {};

export const sicilyFrames = {};
