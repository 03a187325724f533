/** Legal actions, which are never refused. */
import { sameJson } from '../../core/index.js';
import type { Action } from '../action/index.js';

/** Returns whether an action is one of the legal ones. */
export const isListed = (listed: readonly Action[], action: Action): boolean =>
  listed.some((each) => sameJson(each, action));
