/** Tests memoised queries: whether cached results equal fresh ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Revisions } from '../../src/core/board/index.js';
import { root } from '../../tools/root.js';

/** Returns whether two results are equal: plain values of the same pieces, in the same order. */
function sameAnswer(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (one instanceof Map && other instanceof Map) return sameAnswer([...one], [...other]);
  if (one instanceof Set && other instanceof Set) return sameAnswer([...one], [...other]);
  const [left, right] = [Object.entries(one), Object.entries(other)];
  return (
    left.length === right.length &&
    left.every(([key, value], index) => key === right[index]?.[0] && sameAnswer(value, right[index][1]))
  );
}

/** Returns the memoised queries that a game has called, by name, and those whose cached results are wrong. */
export function checked<S extends { readonly revisions: Revisions }>(situation: S) {
  const queries = situation.revisions.cache.memoised<S>();
  const stale = queries.filter((query) =>
    query.check(situation).some(([remembered, fresh]) => !sameAnswer(remembered, fresh)),
  );
  return { asked: queries.map(({ name }) => name), stale: stale.map(({ name }) => name) };
}

/** Returns the names of all memoised queries in the sources of a game. */
export const memoisedIn = (game: string): readonly string[] =>
  readdirSync(join(root, 'src', game), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(root, 'src', game, file), 'utf8').matchAll(/\bmemo\(\s*\{[^}]*\},\s*function (\w+)/g),
        ([, name]) => name as string,
      ),
    );
