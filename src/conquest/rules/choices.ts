/** What rules ask of choices, and of what was said, without making all of a list. */
import type { Action } from '../action/index.js';
import type { GameEvent } from '../event/index.js';

/** Whether there is more than one thing to choose. */
export function areSeveral(choices: Generator<Action>): boolean {
  choices.next();
  return choices.next().done !== true;
}

/** Whether anything of these types was said from there on. */
export function isSaid(said: readonly GameEvent[], from: number, types: readonly GameEvent['type'][]): boolean {
  for (let index = from; index < said.length; index++) {
    const event = said[index];
    if (event !== undefined && types.includes(event.type)) return true;
  }
  return false;
}
