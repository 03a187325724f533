/** Plain JSON values: equality, copies, canonical text and digests. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Returns whether two plain JSON values are equal. The order of keys does not matter.
 *
 * @example
 * import { sameJson } from 'diadochi/core';
 *
 * sameJson({ a: 1, b: [2] }, { b: [2], a: 1 }); // true
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  }
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]))
  );
}

/** Returns a deep, unfrozen copy of a plain JSON value. */
export function thawJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(thawJson) as T;
  const copy = { ...value };
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null) copy[key] = thawJson(part);
  }
  return copy;
}

/** Freezes a plain JSON value deeply and returns it. */
export function freezeJson<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    if (Array.isArray(value)) for (const item of value) freezeJson(item);
    else
      for (const key in value) {
        const part = value[key];
        if (typeof part === 'object') freezeJson(part);
      }
  }
  return value;
}

/**
 * Returns a plain JSON value that nobody else can change: the value itself if it is frozen, otherwise a frozen copy.
 * The copy contains no reactive proxies of a user interface.
 */
export const ownJson = <T>(value: T): T => (Object.isFrozen(value) ? value : freezeJson(thawJson(value)));

/**
 * Returns the JSON text of a value with the keys of all objects sorted, so that equal values have equal texts.
 *
 * @example
 * import { canonicalJson } from 'diadochi/core';
 *
 * canonicalJson({ b: [2], a: 1 }); // '{"a":1,"b":[2]}'
 */
export function canonicalJson(value: unknown): string {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- JSON.stringify(undefined) is no string
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
}

/**
 * Returns the SHA-256 of the canonical text, in hexadecimal.
 *
 * @example
 * import { digest } from 'diadochi/core';
 *
 * digest({ a: 1, b: 2 }) === digest({ b: 2, a: 1 }); // true
 * digest('a seed').length; // 64
 */
export const digest = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
