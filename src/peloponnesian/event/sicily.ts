/** R 19: Sicily: what happens. */
export type SicilyEvent = never;
