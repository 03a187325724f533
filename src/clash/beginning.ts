/** R S4, S5: how a game of this variant begins. */
import type { Beginning } from '../conquest/beginning.js';
import { clashOptions } from './codec/options.js';
import { machine } from './machine.js';
import { initialState } from './rules/setup.js';
import type { ClashTypes } from './types.js';

export const clashBeginning: Beginning<ClashTypes> = { options: clashOptions, machine, begin: initialState };
