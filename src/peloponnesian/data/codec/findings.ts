/** Checks of names and numbers that components share. */
import type { Finding } from '../../../core/index.js';

export type Keys = Finding['keys'];

interface Named {
  readonly id: string | number;
}

export const idsOf = (rows: readonly Named[] = []): ReadonlySet<unknown> => new Set(rows.map(({ id }) => id));

/** Each row must have an id of its own. */
export function* unique(keys: Keys, rows: readonly Named[]): Generator<Finding> {
  const seen = new Map<unknown, number>();
  for (const [index, { id }] of rows.entries()) {
    const first = seen.get(id);
    if (first === undefined) seen.set(id, index);
    else yield { keys: [...keys, index, 'id'], message: `${id} is already the name of number ${first}` };
  }
}

/** A name must be known. */
export function* known(keys: Keys, name: string, those: ReadonlySet<unknown>, what: string): Generator<Finding> {
  if (!those.has(name)) yield { keys, message: `there is no ${what} ${name}` };
}

/** Each of these names must be known. */
export function* allKnown(keys: Keys, names: readonly string[], those: ReadonlySet<unknown>, what: string): Generator<Finding> {
  for (const [index, name] of names.entries()) yield* known([...keys, index], name, those, what);
}

/** Numbers must ascend. */
export function* ascending(keys: Keys, rows: readonly { readonly from: number }[]): Generator<Finding> {
  for (const [index, { from }] of rows.entries())
    if (from <= (rows[index - 1]?.from ?? -Infinity)) yield { keys: [...keys, index, 'from'], message: 'expected ascending numbers' };
}
