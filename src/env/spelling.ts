/** Writes a field of an action as a sequence of choices, each from a list of values. */
import { isRecord, type Check, type Form, type Names } from '../core/index.js';
import { valuesOf, type Scalar } from './values.js';

/** One choice from a list. */
export interface Slot {
  /** The field that it belongs to: `space`, or `to.box`. */
  readonly field: string;
  readonly values: readonly Scalar[];
  /** Whether it is a decimal digit of a number. */
  readonly isDigit: boolean;
}

/** A field of an action, with the choices that it consists of. A field with one possible value has none. */
export interface Spelling {
  readonly slots: readonly Slot[];
  /** Appends the indices of the values that stand for a value. Throws a `RangeError` if it is not listed. */
  spell(value: unknown, into: number[]): void;
  /** Returns the value for the indices from a place on. */
  read(indices: readonly number[], from: number): unknown;
}

const BASE = 10;
const DIGITS: readonly number[] = /* @__PURE__ */ [...Array(BASE).keys()];

/** Spells a value out of a list. */
function listed(field: string, values: readonly Scalar[]): Spelling {
  const indices = new Map(values.map((value, index) => [value, index]));
  const isFixed = values.length === 1;
  return {
    slots: isFixed ? [] : [{ field, values, isDigit: false }],
    spell(value, into) {
      const index = indices.get(value as Scalar);
      if (index === undefined) throw new RangeError(`${field}: ${String(value)} is not listed`);
      if (!isFixed) into.push(index);
    },
    read: (chosen, from) => values[isFixed ? 0 : (chosen[from] ?? 0)],
  };
}

/** Separates the two words of names like that of Long Walls, `athens piraeus`. */
const SPACE = ' ';

/** Returns whether all values are names of two words. */
const areOfTwoWords = (values: readonly Scalar[]): values is readonly string[] =>
  values.length > 0 && values.every((value) => typeof value === 'string' && value.split(SPACE).length === 2);

/** Spells names of two words word by word, which takes far fewer tokens than one for each pair. */
function inWords(field: string, values: readonly string[]): Spelling {
  const words = [...new Set(values.flatMap((value) => value.split(SPACE)))];
  const word = listed(field, words);
  return {
    slots: [...word.slots, ...word.slots],
    spell(value, into) {
      for (const part of String(value).split(SPACE)) word.spell(part, into);
    },
    read: (chosen, from) => [word.read(chosen, from), word.read(chosen, from + 1)].join(SPACE),
  };
}

/** Spells an integer with too many values to be listed: by decimal digits, the most significant first. */
function inDigits(field: string, { least, most }: Extract<Form, { readonly is: 'number' }>): Spelling {
  const length = String(most - least).length;
  const [first = '9'] = String(most - least);
  const leading = DIGITS.slice(0, Number(first) + 1);
  return {
    slots: DIGITS.slice(0, length).map((digit) => ({ field, values: digit === 0 ? leading : DIGITS, isDigit: true })),
    spell(value, into) {
      const isWithin = Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
      if (!isWithin) throw new RangeError(`${field}: ${String(value)} is no number from ${least} to ${most}`);
      for (const digit of String((value as number) - least).padStart(length, '0')) into.push(Number(digit));
    },
    read: (chosen, from) => least + chosen.slice(from, from + length).reduce((sum, digit) => BASE * sum + digit, 0),
  };
}

/** Spells a value that may be left out: first whether it is there. A value that is left out is spelled by zeros. */
function optional(field: string, { slots, spell, read }: Spelling): Spelling {
  const [only] = slots;
  if (slots.length === 1 && only !== undefined && !only.isDigit) return listed(field, [undefined, ...only.values]);
  return {
    slots: [{ field, values: [false, true], isDigit: false }, ...slots],
    spell(value, into) {
      into.push(value === undefined ? 0 : 1);
      if (value === undefined) for (const _ of slots) into.push(0);
      else spell(value, into);
    },
    read: (chosen, from) => (chosen[from] === 1 ? read(chosen, from + 1) : undefined),
  };
}

/** Spells the fields of an object one after the other, without those to leave out. */
export function spellingOfFields(
  { fields, optional: mayMiss }: Extract<Form, { readonly is: 'object' }>,
  names: Names,
  leaveOut: readonly string[] = [],
  path = '',
): Spelling {
  const parts = Object.entries(fields)
    .filter(([key]) => !leaveOut.includes(key))
    .map(([key, check]) => {
      const field = path === '' ? key : `${path}.${key}`;
      const spelling = spellingOf(check, key, names, field);
      return { key, spelling: mayMiss.includes(key) ? optional(field, spelling) : spelling };
    });
  return {
    slots: parts.flatMap(({ spelling }) => spelling.slots),
    spell(value, into) {
      const record = isRecord(value) ? value : {};
      for (const { key, spelling } of parts) spelling.spell(record[key], into);
    },
    read(chosen, from) {
      const record: Record<string, unknown> = {};
      let at = from;
      for (const { key, spelling } of parts) {
        const value = spelling.read(chosen, at);
        if (value !== undefined) record[key] = value;
        at += spelling.slots.length;
      }
      return record;
    },
  };
}

/** Returns how a value is spelled. Throws a `RangeError` for lists and tables, and for a text that is no name. */
function spellingOf(check: Check<unknown>, key: string, names: Names, field: string): Spelling {
  const values = valuesOf(check, key, names);
  if (values !== undefined) return areOfTwoWords(values) ? inWords(field, values) : listed(field, values);
  const { form } = check;
  if (form?.is === 'object') return spellingOfFields(form, names, [], field);
  if (form?.is === 'number' && form.whole) return inDigits(field, form);
  throw new RangeError(`${field}: ${check.name} has too many values for an index`);
}
