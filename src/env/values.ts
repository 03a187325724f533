/** The values that a field can have, found from the form of its codec and the names of a game. */
import type { Check, Names } from '../core/index.js';

/** A single value of JSON; `undefined` stands for a field that is left out. */
export type Scalar = string | number | boolean | null | undefined;

/** Integers with at most this many values are listed one by one. */
const MOST_LISTED = 128;

/** No name is like this: a codec that accepts it accepts any text. */
const ANY_TEXT = '?';

/** Returns the names that a field can hold, in the order of the components. */
function namesIn(check: Check<unknown>, field: string, { all, fields }: Names): readonly Scalar[] {
  return (Object.hasOwn(fields, field) ? (fields[field] ?? []) : all).filter((name) => check.is(name));
}

/** Returns the integers within bounds. */
const integers = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

/**
 * Returns all values that a codec accepts in a field, each once, if they are single values that can be listed, and
 * `undefined` otherwise: for lists, tables, objects, free text, and numbers with many values. The list is empty if the
 * components have no such name.
 */
export function valuesOf(check: Check<unknown>, field: string, names: Names): readonly Scalar[] | undefined {
  const { form } = check;
  switch (form?.is) {
    case 'one of':
      return form.values;
    case 'text':
      return check.is(ANY_TEXT) ? undefined : namesIn(check, field, names);
    case 'number': {
      if (Object.hasOwn(names.fields, field)) return namesIn(check, field, names);
      return form.whole && form.most - form.least < MOST_LISTED ? integers(form.least, form.most) : undefined;
    }
    case 'any of': {
      const members = form.members.map((member) => valuesOf(member, field, names));
      return members.every((values) => values !== undefined) ? [...new Set(members.flat())] : undefined;
    }
    default:
      return undefined;
  }
}
