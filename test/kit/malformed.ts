/** Malformed values: any JSON value, damaged in one place. */
import * as fc from 'fast-check';

type Path = readonly (string | number)[];

/** Returns every path in a plain value, the value itself first. */
export function placesIn(value: unknown, path: Path = [], most = 4_000): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const places: Path[] = [path];
  for (const [key, item] of Object.entries(value)) {
    if (places.length >= most) break;
    places.push(...placesIn(item, [...path, Array.isArray(value) ? Number(key) : key], most - places.length));
  }
  return places;
}

/** Returns a copy of a plain value with one place changed by `change`. */
function changeAt(value: unknown, [step, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  const copy: object = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const inside = copy as Record<string | number, unknown>;
  inside[step] = changeAt(inside[step], rest, change);
  return copy;
}

/** Returns a value that contains itself. */
function cycle(old: unknown): unknown {
  const round: Record<string, unknown> = typeof old === 'object' && old !== null ? { ...old } : { old };
  round['self'] = round;
  return round;
}

const without = (old: unknown): unknown => {
  if (typeof old !== 'object' || old === null) return undefined;
  if (Array.isArray(old)) return old.slice(0, -1);
  return Object.fromEntries(Object.entries(old).slice(1));
};

const within =
  (key: string, item: unknown) =>
  (old: unknown): unknown => {
    if (typeof old !== 'object' || old === null) return { [key]: item };
    const copy: object = Array.isArray(old) ? [...(old as unknown[])] : { ...old };
    if (Array.isArray(copy) && key === 'length') return copy.slice(0, 1);
    Object.defineProperty(copy, key, { value: item, enumerable: true, configurable: true, writable: true });
    return copy;
  };

const CHANGES: readonly ((old: unknown) => unknown)[] = [
  ...[
    null,
    undefined,
    true,
    '',
    'x',
    'constructor',
    '__proto__',
    'toString',
    'a'.repeat(5_000),
    0,
    -1,
    1,
    1.5,
    1e308,
    2 ** 53,
    NaN,
    Infinity,
    -0,
  ].map((item) => () => item as unknown),
  ...[[], {}, [[]], [null], { length: 1e9 }, new Date(0), new Map(), () => 1, Symbol('s'), 10n].map(
    (item) => () => item,
  ),
  within('extra', 1),
  within('__proto__', { players: 2 }),
  within('constructor', null),
  within('toString', 'x'),
  within('length', 7),
  without,
  cycle,
  (old) => (Array.isArray(old) ? [...(old as unknown[]), ...(old as unknown[])] : [old]),
  (old) => (Array.isArray(old) ? [...(old as unknown[])].reverse() : { old }),
  (old) =>
    typeof old === 'number'
      ? old + 1
      : `${String(typeof old === 'object' ? 'o' : typeof old === 'symbol' ? 's' : old)}x`,
  (old) => (typeof old === 'number' ? old - 1 : typeof old === 'boolean' ? !old : old),
];

/** Returns an arbitrary of valid values damaged in one or two places. */
export function damaged(sound: readonly unknown[]): fc.Arbitrary<unknown> {
  const damage = (value: unknown) =>
    fc
      .tuple(fc.constantFrom(...placesIn(value)), fc.constantFrom(...CHANGES))
      .map(([path, change]) => changeAt(value, path, change));
  const once = fc.constantFrom(...sound).chain(damage);
  return fc.oneof({ weight: 5, arbitrary: once }, { weight: 1, arbitrary: fc.anything({ withNullPrototype: true }) });
}
