/** Why something may not be done, in full: for the tests of refusals. */
import type { Action } from '../../../src/successors/action/index.js';
import { machine } from '../../../src/successors/machine.js';
import type { Told } from '../language.js';
import type { refusal } from './marching.js';

/** The refusal of something to the player for whom the game waits; `undefined`: he may do it. */
export function why({ state }: Told, deed: Parameters<typeof refusal>[1]) {
  const [player] = machine.actors(state);
  return machine.explainAction(state, { ...deed, player } as Action);
}
