/** A frame shares no part with another, nor with itself: what is written to in one place must not change in a second. */
import type { GameState } from '../../src/successors/state.js';

/** Parts of a state's frames that are one and the same object, told by their paths. */
export function sharedParts({ stack }: Pick<GameState, 'stack'>): readonly string[] {
  const known = new Map<object, string>();
  const shared: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const before = known.get(value);
    if (before !== undefined) shared.push(`${before} is ${path}`);
    known.set(value, path);
    for (const [key, part] of Object.entries(value)) look(part, `${path}.${key}`);
  };
  stack.forEach((frame, depth) => {
    look(frame, `${depth} ${frame.kind}`);
  });
  return shared;
}
