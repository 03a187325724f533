/** Builds JSON Schemas (draft-07) of what codecs accept, from the forms that codecs describe. */
import * as t from 'io-ts';
import { canonicalJson, type Check, type Form } from '../../src/core/index.js';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A part that is longer than this and occurs more than once is written once and referenced. */
const LONG = 100;

/** A check that occurs in the schema, with its complete schema and the number of occurrences. */
interface Met {
  readonly name: string;
  count: number;
}

/** Returns the schema of a document. */
export function schemaOf(id: string, title: string, check: Check<unknown>): JsonSchema {
  const met = new Map<string, Met>();
  const wholes = new Map<Check<unknown>, JsonSchema>();
  const whole = (part: Check<unknown>): JsonSchema => {
    const known = wholes.get(part);
    if (known !== undefined) return known;
    const made = written(part, whole);
    wholes.set(part, made);
    return made;
  };
  const count = (part: Check<unknown>): JsonSchema => {
    const text = canonicalJson(whole(part));
    const before = met.get(text);
    if (before !== undefined) before.count += 1;
    else {
      met.set(text, { name: nameOf(part), count: 1 });
      written(part, count);
    }
    return {};
  };
  count(check);

  const definitions = new Map<string, JsonSchema>();
  const names = new Map<string, string>();
  const refer = (part: Check<unknown>): JsonSchema => {
    const text = canonicalJson(whole(part));
    const { name, count: times } = met.get(text) ?? { name: '', count: 0 };
    if (times < 2 || text.length <= LONG) return written(part, refer);
    const given = names.get(text) ?? free(name, new Set(names.values()));
    if (!names.has(text)) {
      names.set(text, given);
      definitions.set(given, written(part, refer));
    }
    return { $ref: `#/definitions/${given}` };
  };
  const body = written(check, refer);
  const sorted = [...definitions].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: id,
    title,
    ...body,
    ...(sorted.length > 0 ? { definitions: Object.fromEntries(sorted) } : {}),
  };
}

/** Returns a name for a part, from the first words of its check. */
const nameOf = ({ name }: Check<unknown>): string =>
  (name.match(/[A-Za-z0-9]+/g) ?? ['part']).slice(0, 6).join('-').toLowerCase();

/** Returns a name that is not used yet. */
function free(name: string, taken: ReadonlySet<string>): string {
  let number = 2;
  let candidate = name;
  while (taken.has(candidate)) candidate = `${name}-${number++}`;
  return candidate;
}

type Write = (part: Check<unknown>) => JsonSchema;

/** Returns the schema of one check, with its parts written by `write`. */
function written(check: Check<unknown>, write: Write): JsonSchema {
  if (check === t.unknown) return {};
  const { form } = check;
  if (form === undefined) throw new Error(`${check.name} does not tell what it lets pass`);
  return writtenForm(form, write);
}

function writtenForm(form: Form, write: Write): JsonSchema {
  switch (form.is) {
    case 'one of':
      return oneOf(form.values);
    case 'number':
      return { type: form.whole ? 'integer' : 'number', minimum: form.least, maximum: form.most };
    case 'text':
      return { type: 'string', maxLength: form.most, ...(form.pattern === undefined ? {} : { pattern: form.pattern }) };
    case 'list':
      return { type: 'array', items: write(form.item), minItems: form.least, maxItems: form.most };
    case 'table':
      return {
        type: 'object',
        propertyNames: write(form.key),
        additionalProperties: write(form.item),
        maxProperties: form.most,
      };
    case 'object':
      return object(form, write);
    case 'any of':
      return { anyOf: form.members.map(write) };
  }
}

function oneOf(values: readonly unknown[]): JsonSchema {
  // An empty list of values: JSON Schema allows none in `enum`.
  if (values.length === 0) return { not: {} };
  if (values.length === 1) return { const: values[0] };
  if (values.length === 2 && values.every((one) => typeof one === 'boolean')) return { type: 'boolean' };
  return { enum: values };
}

function object({ fields, optional }: Extract<Form, { readonly is: 'object' }>, write: Write): JsonSchema {
  const required = Object.keys(fields).filter((field) => !optional.includes(field));
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([field, check]) => [field, write(check)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}
