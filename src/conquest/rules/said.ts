/** What rules ask of what was said. */
import type { GameEvent } from '../event/index.js';

/** Whether anything of these types was said from there on. */
export function isSaid(said: readonly GameEvent[], from: number, types: readonly GameEvent['type'][]): boolean {
  for (let index = from; index < said.length; index++) {
    const event = said[index];
    if (event !== undefined && types.includes(event.type)) return true;
  }
  return false;
}
