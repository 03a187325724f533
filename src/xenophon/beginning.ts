/** R X3: how a game begins. */
import type { Beginning } from '../conquest/beginning.js';
import { xenophonOptions } from './codec/options.js';
import { machine } from './machine.js';
import { initialState } from './rules/03-setup.js';
import type { XenophonTypes } from './types.js';

export const xenophonBeginning: Beginning<XenophonTypes> = {
  options: xenophonOptions,
  machine,
  begin: initialState,
};
