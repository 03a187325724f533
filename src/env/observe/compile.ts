/** Makes encoders from the forms of codecs and the names of a game. */
import { isRecord, type Check, type Form, type Names } from '../../core/index.js';
import { valuesOf, type Scalar } from '../values.js';
import { after, items, object, objectOr, oneOfKinds, table, type Kind } from './composite.js';
import { flagged, NOTHING, type Encoder, type LeftOut } from './encoder.js';
import { counts, listed, number, numberOr } from './single.js';

type FormOf<Is extends Form['is']> = Extract<Form, { readonly is: Is }>;

/** A list of values keeps its order if it takes at most this many numbers. */
const MOST_IN_ORDER = 64;
/** The maximum size of a list of different names, or of the keys of a table, that is counted or written as a whole. */
const MOST_KEYS = 1_024;
/** The number of entries that are written of a larger one. */
const ENTRIES = 32;
/** The most items that are written of a list of objects or numbers; fewer if they take more than this many numbers. */
const ITEMS = 8;
const MOST_FOR_ITEMS = 512;
/** The maximum size in numbers of a list of objects that is written by their pieces. */
const MOST_BY_IDENTITY = 8_192;

/** The field of a view that holds frames. */
const STACK = 'stack';

/** What is known while encoders are made. */
export interface Making {
  readonly names: Names;
  /** The number of frames that are written, from the top. */
  readonly frames: number;
  /** Collects what is left out. */
  readonly leftOut: LeftOut[];
}

/** Where a codec is used: the nearest field, whose names it holds, and the whole path. */
interface At {
  readonly field: string;
  readonly path: string;
  /** Whether it is within an item of a list or table, other than the stack. */
  readonly isRepeated: boolean;
}

const inField = ({ path, isRepeated }: At, field: string): At => ({
  field,
  path: path === '' ? field : `${path}.${field}`,
  isRepeated,
});
const inItem = ({ field, path, isRepeated }: At): At => ({
  field,
  path: `${path}[]`,
  isRepeated: isRepeated || field !== STACK,
});

/** The encoder of what is left out. */
const LEFT_OUT: Encoder = { ...NOTHING };

function leaveOut({ leftOut }: Making, { path }: At, reason: string): Encoder {
  if (!leftOut.some((other) => other.path === path)) leftOut.push({ path, reason });
  return LEFT_OUT;
}

/** Returns whether a number stands for itself and is no name, such as that of a card. */
const isFigure = (form: Form | undefined, field: string, { fields }: Names): form is FormOf<'number'> =>
  form?.is === 'number' && !Object.hasOwn(fields, field);

/** Returns the encoder of what a codec accepts. */
export function encoderOf(check: Check<unknown>, at: At, making: Making): Encoder {
  const { form } = check;
  if (form === undefined) return leaveOut(making, at, 'its codec does not describe what it accepts');
  if (isFigure(form, at.field, making.names)) return number(form);
  switch (form.is) {
    case 'object':
      return object(fieldsOf(form, at, making));
    case 'list':
      return ofList(form, at, making);
    case 'table':
      return ofTable(form, at, making);
    case 'any of':
      return ofUnion(form, at, making);
    default: {
      const values = valuesOf(check, at.field, making.names);
      return values === undefined ? leaveOut(making, at, 'free text') : listed(values, at.isRepeated);
    }
  }
}

/** Returns the encoders of the fields of an object. */
export const fieldsOf = (
  { fields, optional }: FormOf<'object'>,
  at: At,
  making: Making,
): readonly (readonly [key: string, encoder: Encoder])[] =>
  Object.entries(fields).map(([key, check]) => {
    const encoder = encoderOf(check, inField(at, key), making);
    return [key, optional.includes(key) && encoder !== LEFT_OUT ? flagged(encoder) : encoder];
  });

/** Returns the members of a union: figures, single values, and everything else. */
function membersOf({ members }: FormOf<'any of'>, { field }: At, { names }: Making) {
  const flat = members.flatMap((member): readonly Check<unknown>[] =>
    member.form?.is === 'any of' ? member.form.members : [member],
  );
  const figures = flat.flatMap(({ form }) => (isFigure(form, field, names) ? [form] : []));
  const others = flat.filter(({ form }) => !isFigure(form, field, names));
  const single = others.filter((member) => valuesOf(member, field, names) !== undefined);
  const values = [...new Set(single.flatMap((member) => valuesOf(member, field, names) ?? []))];
  return { figures, values, parts: others.filter((member) => !single.includes(member)) };
}

function ofUnion(form: FormOf<'any of'>, at: At, making: Making): Encoder {
  const { figures, values, parts } = membersOf(form, at, making);
  const [figure] = figures;
  if (parts.length === 0) {
    if (figure === undefined) return listed(values, at.isRepeated);
    return values.length === 0 ? number(figure) : numberOr(figure, values);
  }
  if (figure !== undefined) return leaveOut(making, at, 'a number, a text, a list or a flag');
  const kinds = kindsOf(parts, at, making);
  const [part] = parts;
  if (kinds.length === parts.length) {
    const [only] = kinds;
    const inner = kinds.length === 1 && only !== undefined ? object(only.fields) : oneOfKinds(kinds);
    return values.length === 0 ? inner : objectOr(inner, values);
  }
  if (parts.length > 1 || part === undefined) return leaveOut(making, at, 'lists and texts that have no common form');
  return objectOr(encoderOf(part, at, making), values);
}

/** Returns the members of a union that are objects. */
function kindsOf(parts: readonly Check<unknown>[], at: At, making: Making): readonly Kind[] {
  const kinds = parts.flatMap((part) =>
    part.form?.is === 'object' ? [{ part, ...tagOf(part, part.form), fields: fieldsOf(part.form, at, making) }] : [],
  );
  const areTold = new Set(kinds.map(({ name }) => name)).size === kinds.length;
  return areTold ? kinds : kinds.map(({ part, ...kind }) => ({ ...kind, is: part.is }));
}

/**
 * Returns the name of a kind of object and how it is recognised: by its tag, which is a field with one possible value;
 * otherwise by all of its fields.
 */
function tagOf({ is }: Check<unknown>, { fields }: FormOf<'object'>): Pick<Kind, 'name' | 'is'> {
  for (const [field, { form }] of Object.entries(fields)) {
    const [tag, ...others] = form?.is === 'one of' ? form.values : [];
    if (typeof tag === 'string' && others.length === 0)
      return { name: tag, is: (value) => isRecord(value) && value[field] === tag };
  }
  return { name: Object.keys(fields).join(' '), is };
}

function ofList({ item, most }: FormOf<'list'>, at: At, making: Making): Encoder {
  const { names, frames } = making;
  if (most === 0) return NOTHING;
  if (at.field === STACK)
    return items(encoderOf(item, inItem(at), making), { items: Math.min(frames, most), most, fromEnd: true });
  const values = isFigure(item.form, at.field, names) ? undefined : valuesOf(item, at.field, names);
  if (values !== undefined) {
    const one = listed(values, true);
    if (most * one.size <= MOST_IN_ORDER) return items(one, { items: most, most });
    return values.length <= MOST_KEYS ? counts(values) : items(one, { items: Math.min(most, ENTRIES), most });
  }
  if (item.form?.is === 'object') {
    const identity = names.identities.find((field) => item.form?.is === 'object' && field in item.form.fields);
    const whole = identity === undefined ? undefined : byIdentity(item.form, identity, at, making);
    if (whole !== undefined && whole.size <= MOST_BY_IDENTITY) return whole;
  }
  const one = encoderOf(item, inItem(at), making);
  const fitting = Math.max(1, Math.floor(MOST_FOR_ITEMS / Math.max(1, one.size)));
  return items(one, { items: Math.min(most, ITEMS, fitting), most });
}

/** Returns the encoder of a list of objects by the pieces or cards that they describe. */
function byIdentity({ fields, ...form }: FormOf<'object'>, identity: string, at: At, making: Making): Encoder {
  const { [identity]: key, ...others } = fields;
  const keys = key === undefined ? [] : (valuesOf(key, identity, making.names) ?? []);
  const inner = object(fieldsOf({ ...form, fields: others }, inItem(at), making));
  return after(table(keys.map(String), inner), (value) =>
    Object.fromEntries(
      (Array.isArray(value) ? value : []).map((item) => [String(isRecord(item) ? item[identity] : item), item]),
    ),
  );
}

function ofTable({ key, item, most }: FormOf<'table'>, at: At, making: Making): Encoder {
  const keys = valuesOf(key, at.field, making.names);
  if (keys === undefined) return leaveOut(making, at, 'a table whose keys are free text');
  const inner = encoderOf(item, inItem(at), making);
  if (keys.length <= MOST_KEYS) return table(keys.map(String), inner);
  const entry = object([
    ['key', listed(keys, true)],
    ['value', flagged(inner)],
  ]);
  return after(items(entry, { items: Math.min(ENTRIES, most), most: Math.min(most, keys.length) }), entriesIn(keys));
}

/** Returns a function that lists the entries of a table in the order of its possible keys. */
function entriesIn(keys: readonly Scalar[]): (value: unknown) => unknown {
  const order = new Map(keys.map((key, index) => [String(key), index]));
  return (value) =>
    Object.entries(isRecord(value) ? value : {})
      .map(([key, held]) => ({ key, value: held }))
      .sort((a, b) => (order.get(a.key) ?? 0) - (order.get(b.key) ?? 0));
}
