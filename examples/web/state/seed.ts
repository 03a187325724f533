/** Seeds of new games. */
import { randomSeed } from 'diadochi/core';

/** Returns a random seed that is short enough to be typed. */
export const newSeed = (): string => randomSeed().slice(0, 10);
