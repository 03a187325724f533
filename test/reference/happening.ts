/** Comparisons of what happens: dice and their results, battles, losses. Made anew for every game, for they remember. */
import { choices } from './choices.js';
import { fights } from './fights.js';
import type { Comparison } from './compare.js';
import { phases } from './phases.js';
import { standings } from './standings.js';

export const happening = (): readonly Comparison[] => [...phases(), ...fights(), ...choices(), ...standings()];
