/** Faults in a readable form: their path, and the value found there. */
import type * as t from 'io-ts';
import { legible } from '../foreign-text.js';
import type { Fault } from '../rule.js';
import type { Finding, Key } from './plain.js';

/** The maximum number of faults in a refusal; the rest is left out. */
export const MOST_FAULTS = 1_000;

const step = (key: Key): string => {
  const text = String(key);
  if (/^\d{1,15}$/.test(text)) return `[${text}]`;
  return /^[A-Za-z_]\w{0,39}$/.test(text) ? `.${text}` : `[${shown(text)}]`;
};

/** Returns the JSON path of the keys that lead to a value, such as `$.spaces[3].kind`. */
export const pathOf = (keys: readonly Key[]): string => `$${keys.map(step).join('')}`;

/** Returns a short picture of any value, for messages: one line, without characters that a terminal would obey. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return legible(JSON.stringify(value.length > 40 ? `${value.slice(0, 39)}…` : value));
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** Returns the keys that lead to an error, after those of its surroundings. */
export const keysAfter = (depth: number, context: t.Context): readonly Key[] =>
  context.slice(depth).map(({ key }) => key);

/** Returns the errors of io-ts as faults with JSON paths, without duplicates. */
export function faultsOf(errors: t.Errors): readonly Fault[] {
  const faults = new Map<string, Fault>();
  for (const { context, message, value } of errors) {
    if (faults.size === MOST_FAULTS) break;
    const fault = { path: pathOf(keysAfter(1, context)), message: message ?? `unexpected ${shown(value)}` };
    faults.set(`${fault.path} ${fault.message}`, fault);
  }
  return [...faults.values()];
}

/** Returns the faults of a part as faults of the whole. */
export const faultsWithin = (keys: readonly Key[], faults: readonly Fault[]): readonly Fault[] =>
  faults.map(({ path, message }) => ({ path: pathOf(keys) + path.slice(1), message }));

/** Returns findings as faults with JSON paths. */
export const faultsFound = (findings: readonly Finding[]): readonly Fault[] =>
  findings.map(({ keys, message }) => ({ path: pathOf(keys), message }));

/** Returns faults, followed by other faults at paths that have none yet. */
export function withOthers(told: readonly Fault[], others: readonly Fault[]): readonly Fault[] {
  const places = new Set(told.map(({ path }) => path));
  return [...told, ...others.filter(({ path }) => !places.has(path))];
}
