/** Changes JSON in one place, to test code that has to notice. */
import { thawJson } from '../../src/core/index.js';

/** The path to a value inside a value. */
export type Path = readonly (string | number)[];

/** Returns the paths to all values inside a value. */
export function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item] as const)
    : Object.entries(value);
  return [path, ...entries.flatMap(([key, item]) => pathsIn(item, [...path, key]))];
}

/** Returns a copy in which the value at the end of a path is changed by a function; `undefined` removes it. */
export function changed(value: unknown, path: Path, by: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by(value);
  const copy = thawJson(value) as Record<string | number, unknown>;
  const inner = changed(copy[key], rest, by);
  if (inner === undefined && rest.length === 0) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else Reflect.deleteProperty(copy, key);
  } else copy[key] = inner;
  return copy;
}

const REPLACEMENTS: readonly unknown[] = [
  null,
  true,
  0,
  1,
  -1,
  1.5,
  '',
  ' ',
  'red',
  '8.3-1',
  'x'.repeat(400),
  [],
  {},
  [{}],
];
/** The changes of a value: a name, and a function that returns the new value. */
export const CHANGES: readonly (readonly [string, (value: unknown) => unknown])[] = [
  ['is taken out', () => undefined],
  ...REPLACEMENTS.map((replacement) => [`is ${JSON.stringify(replacement).slice(0, 20)}`, () => replacement] as const),
  [
    'has a field more',
    (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, more: 1 } : value),
  ],
  [
    'has a strange field',
    (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, 'a b!': 1 } : value),
  ],
  ['has no field', (value) => (typeof value === 'object' && value !== null ? (Array.isArray(value) ? [] : {}) : value)],
  ['is repeated a hundred times', (value) => (Array.isArray(value) ? Array(100).fill(value[0] ?? 1) : value)],
];
