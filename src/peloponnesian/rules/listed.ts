/** What is listed is not refused. */
import { actionKey } from '../../core/index.js';
import type { Action } from '../action/index.js';

/** Returns whether an action is one of those listed. */
export function isListed(listed: readonly Action[], action: Action): boolean {
  const key = actionKey(action);
  return listed.some((each) => actionKey(each) === key);
}
