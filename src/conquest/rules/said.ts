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

/** What is settled by now: the last wall of a city that is stormed falls a moment before the city does, and what follows from that waits for it (R 11.6). */
export const settled = (said: readonly GameEvent[], from: number): readonly GameEvent[] =>
  said.slice(from).filter(({ type, rule }) => type !== 'wallLost' || rule !== 'R 11.4');
