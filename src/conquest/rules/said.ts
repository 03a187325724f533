/** What rules ask of what was said. */
import type { GameEvent } from '../event/index.js';

/** The last wall of a city that is stormed falls a moment before the city does: what follows from it waits for that (R 11.6). */
const isSettled = ({ type, rule }: GameEvent): boolean => type !== 'wallLost' || rule !== 'R 11.4';

/** Whether anything of these types was said from there on, and is settled by now. */
export function isSaid(said: readonly GameEvent[], from: number, types: readonly GameEvent['type'][]): boolean {
  for (let index = from; index < said.length; index++) {
    const event = said[index];
    if (event !== undefined && types.includes(event.type) && isSettled(event)) return true;
  }
  return false;
}
