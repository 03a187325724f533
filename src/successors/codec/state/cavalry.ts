/** R 19.9: Elite Cavalry, and everything that refers to them, exist only in games played with them. */
import type { Finding, Key } from '../../../core/index.js';
import { plays } from '../../options.js';
import type { CombatUnit } from '../../vocabulary.js';
import type { Sketch } from './sketch.js';

const CAVALRY = 'cavalry' satisfies CombatUnit;
/** What frames contain only because of Elite Cavalry: kinds of frames, or fields. */
const CAVALRY_WORDS: readonly string[] = ['allotment', 'shift'];

/** Returns whether a word refers to them: their name, alone or as part of a choice, or one of the words above. */
const isTheirs = (word: string): boolean => word.split(':').includes(CAVALRY) || CAVALRY_WORDS.includes(word);

function* named(part: unknown, keys: readonly Key[]): Generator<readonly Key[]> {
  if (typeof part === 'string' && isTheirs(part)) yield keys;
  if (typeof part !== 'object' || part === null) return;
  for (const [key, inner] of Object.entries(part)) {
    const way = [...keys, Array.isArray(part) ? Number(key) : key];
    if (isTheirs(key)) yield way;
    else yield* named(inner, way);
  }
}

/** Finds every place that names Elite Cavalry in a game without R 19.9. */
export function* cavalryFindings({ options, forces, moved, dispersed, stack }: Sketch): Generator<Finding> {
  if (options === undefined || plays({ options }, CAVALRY)) return;
  for (const [part, rows] of Object.entries({ forces, moved, dispersed, stack })) {
    for (const keys of named(rows, [part])) yield { keys, message: 'Elite Cavalry are of R 19.9, which is not played' };
  }
}
