/** R 19: Sicily: what is being resolved. */
export type SicilySectionFrame = never;
