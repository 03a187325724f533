// Reading a value that may be anything: a plain copy of it, and what could not be copied.

export type Key = string | number;

/** A fault before its path is written out. */
export interface Finding {
  readonly keys: readonly Key[];
  readonly message: string;
}

/** Stands in a copy where the original held something that is not data; a finding tells what. */
export const UNREADABLE = Symbol('unreadable');

const DEPTH = 8;
const BUDGET = 100_000;

interface Reading {
  readonly findings: Finding[];
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
  const reading: Reading = { findings: [], around: new Set(), left: BUDGET };
  const copy = read(input, [], reading);
  if (reading.left >= 0) return { copy, findings: reading.findings };
  return { copy: UNREADABLE, findings: [{ keys: [], message: `more than ${BUDGET} values` }] };
}

function read(value: unknown, keys: readonly Key[], reading: Reading): unknown {
  reading.left -= 1;
  if (reading.left < 0) return UNREADABLE;
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return value;
    case 'object':
      if (value === null) return null;
      break;
    default:
      return reject(keys, `${typeof value} is not data`, reading);
  }
  if (reading.around.has(value)) return reject(keys, 'contains itself', reading);
  if (keys.length >= DEPTH) return reject(keys, `nested deeper than ${DEPTH}`, reading);
  reading.around.add(value);
  try {
    return Array.isArray(value) ? readArray(value, keys, reading) : readObject(value, keys, reading);
  } catch {
    return reject(keys, 'cannot be read', reading);
  } finally {
    reading.around.delete(value);
  }
}

function reject(keys: readonly Key[], message: string, reading: Reading): typeof UNREADABLE {
  reading.findings.push({ keys, message });
  return UNREADABLE;
}

function readProperty(owner: object, key: Key, keys: readonly Key[], reading: Reading): unknown {
  const property = Object.getOwnPropertyDescriptor(owner, key);
  const path = [...keys, key];
  if (property === undefined) return reject(path, 'missing', reading);
  return 'value' in property ? read(property.value, path, reading) : reject(path, 'a getter is not data', reading);
}

function readArray(array: readonly unknown[], keys: readonly Key[], reading: Reading): unknown {
  const { length } = array;
  if (length > reading.left) {
    reading.left = -1;
    return UNREADABLE;
  }
  for (const key of Reflect.ownKeys(array)) {
    if (typeof key === 'symbol') reject([...keys, String(key)], 'unknown key', reading);
    else if (key !== 'length' && !(/^(0|[1-9]\d*)$/.test(key) && Number(key) < length)) reject([...keys, key], 'unknown key', reading);
  }
  const copy: unknown[] = [];
  for (let index = 0; index < length && reading.left >= 0; index += 1) copy.push(readProperty(array, index, keys, reading));
  return copy;
}

function readObject(object: object, keys: readonly Key[], reading: Reading): unknown {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return reject(keys, 'not a plain object', reading);
  const copy: Record<string, unknown> = {};
  for (const key of Reflect.ownKeys(object)) {
    if (reading.left < 0) break;
    if (typeof key === 'symbol') reject([...keys, String(key)], 'unknown key', reading);
    else if (key === '__proto__') reject([...keys, key], 'unknown key', reading);
    else copy[key] = readProperty(object, key, keys, reading);
  }
  return copy;
}
