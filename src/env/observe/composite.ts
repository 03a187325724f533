/** Encoders of objects, lists and tables, made of those of their parts. */
import { isRecord } from '../../core/index.js';
import type { Scalar } from '../values.js';
import { flagged, type Encoder, type Slice } from './encoder.js';
import { number, oneHot } from './single.js';

/** A part of an encoder, with its place in it. */
interface Placed {
  readonly key: string;
  readonly encoder: Encoder;
  readonly offset: number;
}

/** Returns encoders one after the other, and the size of all. */
function inOrder(parts: readonly (readonly [key: string, encoder: Encoder])[]) {
  let size = 0;
  const placed = parts.map(([key, encoder]): Placed => {
    const offset = size;
    size += encoder.size;
    return { key, encoder, offset };
  });
  return { placed, size };
}

const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

function* slicesOf(placed: readonly Placed[], path: string, from: number): Generator<Slice> {
  for (const { key, encoder, offset } of placed) yield* encoder.slices(below(path, key), from + offset);
}

const signatureOf = (placed: readonly Placed[]): string =>
  placed.map(({ key, encoder }) => `${key}: ${encoder.signature}`).join('; ');

/** Returns the encoder of an object: its fields one after the other. */
export function object(parts: readonly (readonly [key: string, encoder: Encoder])[]): Encoder {
  const { placed, size } = inOrder(parts.filter(([, encoder]) => encoder.size > 0));
  return {
    size,
    shows: placed.some(({ encoder }) => encoder.shows),
    signature: `{ ${signatureOf(placed)} }`,
    write(value, into, at) {
      if (!isRecord(value)) return;
      for (const { key, encoder, offset } of placed) encoder.write(value[key], into, at + offset);
    },
    slices: (path, from) => slicesOf(placed, path, from),
  };
}

/** One of several kinds of objects: whether a value is one, and its fields. */
export interface Kind {
  readonly name: string;
  is(value: unknown): boolean;
  readonly fields: readonly (readonly [key: string, encoder: Encoder])[];
}

/** A place that fields of several kinds share, because an object has only one kind. */
interface Shared {
  readonly encoder: Encoder;
  readonly names: Set<string>;
}

/**
 * Assigns fields to places: fields with the same encoding share a place, but for those of one kind.
 *
 * @returns the places, and for each kind the keys of the places of its fields
 */
function shareOut(kinds: readonly Kind[]) {
  const places = new Map<string, Shared>();
  const keys = kinds.map(({ fields }) => {
    const used = new Map<string, number>();
    return fields
      .filter(([, encoder]) => encoder.size > 0)
      .map(([name, encoder]) => {
        const number = used.get(encoder.signature) ?? 0;
        used.set(encoder.signature, number + 1);
        const place = `${number} ${encoder.signature}`;
        const shared = places.get(place) ?? { encoder, names: new Set() };
        shared.names.add(name);
        places.set(place, shared);
        return { name, place };
      });
  });
  return { places, keys };
}

/**
 * Returns the encoder of an object of one of several kinds: which kind it is, and then its fields. Fields of different
 * kinds share places if they are written in the same way; the name of such a place lists the fields.
 */
export function oneOfKinds(kinds: readonly Kind[]): Encoder {
  const { places, keys } = shareOut(kinds);
  const { placed, size } = inOrder([...places.values()].map(({ names, encoder }) => [[...names].join('|'), encoder]));
  const byPlace = new Map([...places.keys()].map((place, index) => [place, placed[index]]));
  const fields = keys.map((own) =>
    own.flatMap(({ name, place }): readonly Placed[] => {
      const found = byPlace.get(place);
      return found === undefined ? [] : [{ ...found, key: name }];
    }),
  );
  const names = kinds.map(({ name }) => name);
  return {
    size: kinds.length + size,
    shows: true,
    signature: `kinds ${names.join()} { ${signatureOf(placed)} }`,
    write(value, into, at) {
      if (value === undefined) return;
      const kind = kinds.findIndex(({ is }) => is(value));
      if (kind < 0 || !isRecord(value)) return;
      into[at + kind] = 1;
      for (const { key, encoder, offset } of fields[kind] ?? [])
        encoder.write(value[key], into, at + kinds.length + offset);
    },
    *slices(path, from) {
      yield { path, from, size: kinds.length, encoding: 'one-hot', values: names };
      yield* slicesOf(placed, path, from + kinds.length);
    },
  };
}

/** Returns the encoder of an object or a value from a list, such as `null`. */
export function objectOr(inner: Encoder, values: readonly Scalar[]): Encoder {
  const whole = flagged(inner);
  if (values.length === 1) return whole;
  const other = oneHot(values);
  return {
    size: whole.size + other.size,
    shows: true,
    signature: `${whole.signature} or ${other.signature}`,
    write(value, into, at) {
      if (isRecord(value) || Array.isArray(value)) whole.write(value, into, at);
      else other.write(value, into, at + whole.size);
    },
    *slices(path, from) {
      yield* whole.slices(path, from);
      yield* other.slices(path, from + whole.size);
    },
  };
}

/** Which items of a list an encoder writes. */
export interface Shown {
  /** The number of items. */
  readonly items: number;
  /** The most items that there can be. */
  readonly most: number;
  /** Whether the last items are written, the last one first. */
  readonly fromEnd?: boolean;
}

/** Returns the encoder of a list: the first items in order, and the number of all if there can be more. */
export function items(inner: Encoder, { items: shown, most, fromEnd = false }: Shown): Encoder {
  const item = flagged(inner);
  const length = number({ is: 'number', whole: true, least: 0, most });
  const isCounted = most > shown;
  return {
    size: shown * item.size + (isCounted ? 1 : 0),
    shows: false,
    signature: `${shown} of ${most} ${String(fromEnd)} [${item.signature}]`,
    write(value, into, at) {
      if (!Array.isArray(value)) return;
      const last = value.length - 1;
      for (let index = 0; index < shown && index <= last; index++)
        item.write(value[fromEnd ? last - index : index], into, at + index * item.size);
      if (isCounted) length.write(value.length, into, at + shown * item.size);
    },
    *slices(path, from) {
      for (let index = 0; index < shown; index++)
        yield* item.slices(`${path}[${fromEnd ? -1 - index : index}]`, from + index * item.size);
      if (isCounted) yield* length.slices(`${path}.length`, from + shown * item.size);
    },
  };
}

/** Returns the encoder of a table with these keys: the value of each key in turn. */
export function table(keys: readonly string[], inner: Encoder): Encoder {
  const item = flagged(inner);
  const indices = new Map(keys.map((key, index) => [key, index]));
  return {
    size: keys.length * item.size,
    shows: false,
    signature: `table ${keys.join()} of ${item.signature}`,
    write(value, into, at) {
      if (!isRecord(value)) return;
      for (const key of Object.keys(value)) {
        const index = indices.get(key);
        if (index === undefined) throw new RangeError(`${key} is none of ${keys.length} possible keys`);
        item.write(value[key], into, at + index * item.size);
      }
    },
    *slices(path, from) {
      for (const [index, key] of keys.entries()) yield* item.slices(below(path, key), from + index * item.size);
    },
  };
}

/** Returns the encoder of something that is turned into something else first. */
export const after = (inner: Encoder, turn: (value: unknown) => unknown): Encoder => ({
  ...inner,
  write(value, into, at) {
    if (value !== undefined) inner.write(turn(value), into, at);
  },
});
