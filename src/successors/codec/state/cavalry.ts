/** R 19.9: Elite Cavalry, and whatever is said of them, are in games that are played with them alone. */
import type { Finding, Key } from '../../../core/index.js';
import { plays } from '../../options.js';
import type { CombatUnit } from '../../vocabulary.js';
import type { Sketch } from './sketch.js';

const CAVALRY = 'cavalry' satisfies CombatUnit;
/** What frames say because of Elite Cavalry: their kind, or a field. */
const SAID: readonly string[] = ['allotment', 'shift'];

/** Whether a word is theirs: their name, alone or as part of a choice, or what is said because of them. */
const isTheirs = (word: string): boolean => word.split(':').includes(CAVALRY) || SAID.includes(word);

function* named(part: unknown, keys: readonly Key[]): Generator<readonly Key[]> {
  if (typeof part === 'string' && isTheirs(part)) yield keys;
  if (typeof part !== 'object' || part === null) return;
  for (const [key, inner] of Object.entries(part)) {
    const way = [...keys, Array.isArray(part) ? Number(key) : key];
    if (isTheirs(key)) yield way;
    else yield* named(inner, way);
  }
}

/** Wherever Elite Cavalry are named in a game without R 19.9. */
export function* cavalryFindings({ options, forces, moved, dispersed, stack }: Sketch): Generator<Finding> {
  if (options === undefined || plays({ options }, CAVALRY)) return;
  for (const [part, rows] of Object.entries({ forces, moved, dispersed, stack })) {
    for (const keys of named(rows, [part])) yield { keys, message: 'Elite Cavalry are of R 19.9, which is not played' };
  }
}
