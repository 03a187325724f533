/** Compares expected and actual values. */
import { canonicalJson, isRecord, sameJson } from '../core/index.js';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (u: unknown): Fields => (isRecord(u) ? u : {});

/**
 * Returns whether a value is as expected: objects by the fields that are named, lists item by item, and `null` for a
 * missing value.
 */
export function agrees(expected: unknown, found: unknown): boolean {
  if (expected === null) return found === null || found === undefined;
  if (Array.isArray(expected)) {
    return (
      Array.isArray(found) &&
      found.length === expected.length &&
      expected.every((item, index) => agrees(item, found[index]))
    );
  }
  if (!isRecord(expected)) return expected === found;
  return isRecord(found) && Object.entries(expected).every(([key, item]) => agrees(item, found[key]));
}

/** Returns a value as one line of JSON, for reports. */
export const written = (value: unknown): string => (value === undefined ? 'nothing' : canonicalJson(value));

const inWords = (values: readonly unknown[]): string =>
  values.length === 0 ? 'nothing' : values.map(written).join(', ');

/** Returns the differences from an exact list, where patterns and items must match one to one. */
export function otherThanExactly(patterns: readonly Fields[], items: readonly object[]): readonly string[] {
  const missing = patterns.filter((pattern) => items.filter((item) => agrees(pattern, item)).length !== 1);
  const more = items.filter((item) => patterns.filter((pattern) => agrees(pattern, item)).length !== 1);
  return [
    ...missing.map((pattern) => `${written(pattern)} is not listed, or not once`),
    ...more.map((item) => `${written(item)} is listed, too`),
  ];
}

/** Returns the patterns that match no item. */
export const missingOf = (patterns: readonly Fields[], items: readonly object[]): readonly string[] =>
  patterns
    .filter((pattern) => !items.some((item) => agrees(pattern, item)))
    .map((pattern) => `${written(pattern)} is not among ${inWords(items)}`);

/** Returns the patterns that match an item although they must not. */
export const presentOf = (patterns: readonly Fields[], items: readonly object[]): readonly string[] =>
  patterns
    .filter((pattern) => items.some((item) => agrees(pattern, item)))
    .map((pattern) => `${written(pattern)} is among them`);

/** Returns the differences if events have not happened in this order, possibly among others. */
export function outOfOrder(patterns: readonly Fields[], events: readonly object[]): readonly string[] {
  let from = 0;
  for (const pattern of patterns) {
    const at = events.findIndex((event, index) => index >= from && agrees(pattern, event));
    if (at < 0) return [`${written(pattern)} did not happen, or not in this order, among ${inWords(events)}`];
    from = at + 1;
  }
  return [];
}

/** Returns the differences between facts. Of a table, only the named rows are compared, each completely. */
export function otherFacts(expected: Fields, found: Fields): readonly string[] {
  return Object.entries(expected).flatMap(([name, fact]) => {
    const there = found[name];
    if (!isRecord(fact)) return otherFact(name, fact, there);
    return Object.entries(fact).flatMap(([row, wanted]) => otherFact(`${name}.${row}`, wanted, fieldsOf(there)[row]));
  });
}

const otherFact = (name: string, expected: unknown, found: unknown): readonly string[] =>
  sameJson(expected, found ?? null) ? [] : [`${name} is ${written(found ?? null)}, not ${written(expected)}`];
