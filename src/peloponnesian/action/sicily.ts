/** R 19: Sicily: what can be done. */
export type SicilyAction = never;
