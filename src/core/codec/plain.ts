/** Reading a value that may be anything: a plain copy of it, and what could not be copied. */

/** One step from a value into it. */
export type Key = string | number;

/** A fault before its path is written out. */
export interface Finding {
  readonly keys: readonly Key[];
  readonly message: string;
}

/** How large an input may be. What is larger is refused as a whole before anything else looks at it. */
export interface Limits {
  /** Values it is made of, at most: every list, object, text and number, itself counted. */
  readonly values: number;
  /** Characters of any one text or key in it, at most. */
  readonly text: number;
}

/** The limits where nothing narrower is known: more values than the longest record has, more text than any card. */
export const LIMITS: Limits = { values: 1_000_000, text: 10_000 };

/** Stands in a copy where the original held something that is not data; a finding tells what. */
export const UNREADABLE = Symbol('unreadable');

/** Deeper than any state, record or position is. */
const DEPTH = 16;
/** More findings than anybody reads. */
const MOST_FINDINGS = 1_000;

interface Reading {
  readonly limits: Limits;
  readonly findings: Finding[];
  /** The way to the value being read. */
  readonly keys: Key[];
  /** The objects around the one being read. */
  readonly around: Set<object>;
  /** Values that may still be read. */
  left: number;
}

/**
 * Copies plain JSON data without running any code of its owner: getters are not called and prototypes not followed.
 * Cycles, instances, functions, holes and the like are left out and reported. Never throws.
 *
 * Values are counted as they are met, so that what is too large is refused at the first value too many. JavaScript does not
 * let a proxy be told from what it stands for: its traps for prototype, keys and descriptors are asked, and no others;
 * what they throw is a finding.
 *
 * @param limits - how large it may be; {@link LIMITS} unless told
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
  // Counted before they are all listed, symbols too: that takes several times as long.
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
