/** Encoders of single values: names, flags and numbers. */
import type { Form } from '../../core/index.js';
import type { Scalar } from '../values.js';
import { NOTHING, type Encoder } from './encoder.js';

/** A choice of up to this many values is written as one-hot, one of more values in binary. */
const MOST_ONE_HOT = 64;
/** The same for a value that occurs once for each item of a list or table. */
const MOST_ONE_HOT_EACH = 16;
/** Numbers up to this size are scaled linearly, larger ones by their logarithm. */
const MOST_LINEAR = 100;

/** Returns the indices of values, for an encoder that writes them. */
function indicesOf(values: readonly Scalar[]): (value: unknown) => number {
  const indices = new Map<unknown, number>(values.map((value, index) => [value, index]));
  return (value) => {
    const index = indices.get(value);
    if (index === undefined) throw new RangeError(`${String(value)} is none of ${values.length} possible values`);
    return index;
  };
}

/** Writes `true` as 1. */
const flag: Encoder = {
  size: 1,
  shows: false,
  signature: 'flag',
  write(value, into, at) {
    if (value === true) into[at] = 1;
  },
  slices: (path, from) => [{ path, from, size: 1, encoding: 'flag' }],
};

/** Returns the encoder of one of a few values: 1 for the value that is there. */
export function oneHot(values: readonly Scalar[]): Encoder {
  const indexOf = indicesOf(values);
  return {
    size: values.length,
    shows: true,
    signature: `one-hot ${JSON.stringify(values)}`,
    write(value, into, at) {
      if (value !== undefined) into[at + indexOf(value)] = 1;
    },
    slices: (path, from) => [{ path, from, size: values.length, encoding: 'one-hot', values }],
  };
}

function bits(values: readonly Scalar[]): Encoder {
  const indexOf = indicesOf(values);
  const size = Math.ceil(Math.log2(values.length + 1));
  return {
    size,
    shows: true,
    signature: `bits ${JSON.stringify(values)}`,
    write(value, into, at) {
      if (value === undefined) return;
      const number = indexOf(value) + 1;
      for (let bit = 0; bit < size; bit++) into[at + bit] = (number >> bit) & 1;
    },
    slices: (path, from) => [{ path, from, size, encoding: 'bits', values }],
  };
}

/** Returns the encoder of one of several values; `isRepeated` says whether it is that of an item. */
export function listed(values: readonly Scalar[], isRepeated: boolean): Encoder {
  if (values.length < 2) return NOTHING;
  if (values.length === 2 && values.every((value) => typeof value === 'boolean')) return flag;
  return values.length <= (isRepeated ? MOST_ONE_HOT_EACH : MOST_ONE_HOT) ? oneHot(values) : bits(values);
}

/** Returns the encoder of a number within bounds. */
export function number({ least, most }: Extract<Form, { readonly is: 'number' }>): Encoder {
  const greatest = Math.max(Math.abs(least), Math.abs(most), 1);
  const scale = Math.log1p(greatest);
  const scaled = (value: number): number =>
    greatest <= MOST_LINEAR ? value / greatest : (Math.sign(value) * Math.log1p(Math.abs(value))) / scale;
  return {
    size: 1,
    shows: least > 0 || most < 0,
    signature: `number ${greatest}`,
    write(value, into, at) {
      if (typeof value === 'number') into[at] = scaled(value);
    },
    slices: (path, from) => [{ path, from, size: 1, encoding: 'number' }],
  };
}

/** Returns the encoder of something that is either a number or a value from a list, such as `null`. */
export function numberOr(form: Extract<Form, { readonly is: 'number' }>, others: readonly Scalar[]): Encoder {
  const [figure, other] = [number(form), oneHot(others)];
  return {
    size: 1 + others.length,
    shows: figure.shows,
    signature: `${figure.signature} or ${other.signature}`,
    write(value, into, at) {
      if (typeof value === 'number') figure.write(value, into, at);
      else other.write(value, into, at + 1);
    },
    *slices(path, from) {
      yield* figure.slices(path, from);
      yield* other.slices(path, from + 1);
    },
  };
}

/** Returns the encoder of a list of values of which only the numbers of each are written. */
export function counts(values: readonly Scalar[]): Encoder {
  const indexOf = indicesOf(values);
  return {
    size: values.length,
    shows: false,
    signature: `counts ${JSON.stringify(values)}`,
    write(value, into, at) {
      if (!Array.isArray(value)) return;
      for (const item of value) {
        const place = at + indexOf(item);
        into[place] = (into[place] ?? 0) + 1;
      }
      for (let place = at; place < at + values.length; place++) into[place] = Math.log2(1 + (into[place] ?? 0));
    },
    slices: (path, from) => [{ path, from, size: values.length, encoding: 'counts', values }],
  };
}
