/** R 19: Sicily: in English. */

export const sicilyActions = {};

export const sicilyEvents = {};

export const sicilyFrames = {};
