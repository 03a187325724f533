/** Reads any value as plain data: a copy, and the parts that could not be copied. */

/** A key of an object or an index of a list. */
export type Key = string | number;

/** A fault before its path is formatted. */
export interface Finding {
  readonly keys: readonly Key[];
  readonly message: string;
}

/** The maximum size of an input. A larger one is refused as a whole before anything else reads it. */
export interface Limits {
  /** The maximum number of values: every list, object, string and number, including the input itself. */
  readonly values: number;
  /** The maximum number of characters of any string or key. */
  readonly text: number;
}

/** The default limits: more values than the longest record, and longer strings than any card has. */
export const LIMITS: Limits = { values: 1_000_000, text: 10_000 };

/** Replaces a part of the original that is not data; a finding describes it. */
export const UNREADABLE = Symbol('unreadable');

/** The maximum depth, more than that of any state, record or position. */
const DEPTH = 16;
/** The maximum number of findings. */
const MOST_FINDINGS = 1_000;

interface Reading {
  readonly limits: Limits;
  readonly findings: Finding[];
  /** The keys that lead to the value being read. */
  readonly keys: Key[];
  /** The objects that contain the value being read. */
  readonly around: Set<object>;
  /** The number of values that may still be read. */
  left: number;
}

/**
 * Returns a copy of plain JSON data without running any code of its owner: it calls no getters and follows no
 * prototypes. Cycles, class instances, functions, holes and the like are left out and reported. Never throws.
 *
 * It counts values as it reads them, so a large input is refused at the first value too many. JavaScript cannot tell a
 * proxy from its target: the traps for prototype, keys and descriptors run, and no others. An error thrown by them
 * becomes a finding.
 *
 * @param limits - the maximum size; {@link LIMITS} by default
 *
 * @example
 * import { plain } from 'diadochi/core';
 *
 * plain({ a: [1, () => 2] }).findings; // [{ keys: ['a', 1], message: 'function is not data' }]
 * plain([1, 2, 3], { values: 3, text: 10 }).findings; // [{ keys: [], message: 'more than 3 values' }]
 */
export function plain(
  input: unknown,
  limits: Limits = LIMITS,
): { readonly copy: unknown; readonly findings: readonly Finding[] } {
  const reading: Reading = { limits, findings: [], keys: [], around: new Set(), left: limits.values };
  const copy = read(input, reading);
  if (reading.left >= 0) return { copy, findings: reading.findings };
  return { copy: UNREADABLE, findings: [{ keys: [], message: `more than ${limits.values} values` }] };
}

function read(value: unknown, reading: Reading): unknown {
  reading.left -= 1;
  if (reading.left < 0) return UNREADABLE;
  switch (typeof value) {
    case 'number':
      return value === 0 ? 0 : value;
    case 'string':
      return value.length > reading.limits.text
        ? reject(`a text of more than ${reading.limits.text} characters`, reading)
        : value;
    case 'boolean':
      return value;
    case 'object':
      if (value === null) return null;
      break;
    default:
      return reject(`${typeof value} is not data`, reading);
  }
  if (reading.around.has(value)) return reject('contains itself', reading);
  if (reading.keys.length >= DEPTH) return reject(`nested deeper than ${DEPTH}`, reading);
  const depth = reading.keys.length;
  reading.around.add(value);
  try {
    return Array.isArray(value) ? readArray(value, reading) : readObject(value, reading);
  } catch {
    reading.keys.length = depth;
    return reject('cannot be read', reading);
  } finally {
    reading.around.delete(value);
  }
}

function reject(message: string, { findings, keys }: Reading, key?: Key): typeof UNREADABLE {
  if (findings.length < MOST_FINDINGS) findings.push({ keys: key === undefined ? [...keys] : [...keys, key], message });
  return UNREADABLE;
}

function readProperty(owner: object, key: Key, reading: Reading): unknown {
  const property = Object.getOwnPropertyDescriptor(owner, key);
  if (property === undefined) return reject('missing', reading, key);
  if (!('value' in property)) return reject('a getter is not data', reading, key);
  reading.keys.push(key);
  const copy = read(property.value, reading);
  reading.keys.pop();
  return copy;
}

const isIndex = (key: string, length: number): boolean => /^(0|[1-9]\d{0,9})$/.test(key) && Number(key) < length;

function readArray(array: readonly unknown[], reading: Reading): unknown {
  const length: unknown = Object.getOwnPropertyDescriptor(array, 'length')?.value;
  if (typeof length !== 'number' || length > reading.left) {
    reading.left = -1;
    return UNREADABLE;
  }
  for (const key of Reflect.ownKeys(array)) {
    if (typeof key === 'symbol' || (key !== 'length' && !isIndex(key, length)))
      reject('unknown key', reading, String(key));
  }
  const copy: unknown[] = [];
  for (let index = 0; index < length && reading.left >= 0; index += 1) copy.push(readProperty(array, index, reading));
  return copy;
}

function readObject(object: object, reading: Reading): unknown {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return reject('not a plain object', reading);
  // Count before listing all keys including symbols, which takes several times as long.
  if (Object.keys(object).length > reading.left) {
    reading.left = -1;
    return UNREADABLE;
  }
  const copy: Record<string, unknown> = {};
  for (const key of Reflect.ownKeys(object)) {
    if (reading.left < 0) break;
    if (typeof key === 'symbol' || key === '__proto__') reject('unknown key', reading, String(key));
    else if (key.length > reading.limits.text)
      reject(`a key of more than ${reading.limits.text} characters`, reading, key);
    else copy[key] = readProperty(object, key, reading);
  }
  return copy;
}
