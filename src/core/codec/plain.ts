/** Reading a value that may be anything: a plain copy of it, and what could not be copied. */

/** One step from a value into it. */
export type Key = string | number;

/** A fault before its path is written out. */
export interface Finding {
  readonly keys: readonly Key[];
  readonly message: string;
}

/** Stands in a copy where the original held something that is not data; a finding tells what. */
export const UNREADABLE = Symbol('unreadable');

/** Deeper than any state, record or position is. */
const DEPTH = 16;
/** More values than the longest record has. */
const BUDGET = 1_000_000;
/** More findings than anybody reads. */
const MOST_FINDINGS = 1_000;

interface Reading {
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
 */
export function plain(input: unknown): { readonly copy: unknown; readonly findings: readonly Finding[] } {
  const reading: Reading = { findings: [], keys: [], around: new Set(), left: BUDGET };
  const copy = read(input, reading);
  if (reading.left >= 0) return { copy, findings: reading.findings };
  return { copy: UNREADABLE, findings: [{ keys: [], message: `more than ${BUDGET} values` }] };
}

function read(value: unknown, reading: Reading): unknown {
  reading.left -= 1;
  if (reading.left < 0) return UNREADABLE;
  switch (typeof value) {
    case 'number':
      return value === 0 ? 0 : value;
    case 'string':
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
  const { length } = array;
  if (length > reading.left) {
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
  const copy: Record<string, unknown> = {};
  for (const key of Reflect.ownKeys(object)) {
    if (reading.left < 0) break;
    if (typeof key === 'symbol' || key === '__proto__') reject('unknown key', reading, String(key));
    else copy[key] = readProperty(object, key, reading);
  }
  return copy;
}
