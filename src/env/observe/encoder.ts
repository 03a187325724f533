/** Encoders write a part of a view as numbers in a fixed place. */

/** How the numbers of a slice are to be read. */
export type Encoding =
  /** One number for each value: 1 for the value that is there. */
  | 'one-hot'
  /** The index of the value, counted from 1, in binary, the lowest bit first. All are 0 if there is none. */
  | 'bits'
  /** 1 if it is so, or if the part is there at all. */
  | 'flag'
  /** A number scaled by its greatest absolute value: linearly, or by its logarithm if that is more than 100. */
  | 'number'
  /** For each value: the binary logarithm of 1 more than how often it occurs. The order is lost. */
  | 'counts';

/** A part of an observation: what the numbers from a place on stand for. */
export interface Slice {
  /** The place in the view, such as `seats[0].score`. */
  readonly path: string;
  readonly from: number;
  readonly size: number;
  readonly encoding: Encoding;
  /** The values of a `one-hot`, of `bits` and of `counts`, in order. */
  readonly values?: readonly unknown[];
}

/** A part of a view that is not in the observation, and why. */
export interface LeftOut {
  readonly path: string;
  readonly reason: string;
}

/** Writes a value into an array of zeros. `undefined` leaves the zeros as they are. */
export interface Encoder {
  readonly size: number;
  /** Whether no value leaves all numbers 0, so that a missing value can be told from any other. */
  readonly shows: boolean;
  /** Equal for encoders that write in the same way. */
  readonly signature: string;
  write(value: unknown, into: Float32Array, at: number): void;
  /** Yields the slices, for a part that begins at a place. */
  slices(path: string, from: number): Iterable<Slice>;
}

/** The encoder of something that takes no numbers, because it never changes or is left out. */
export const NOTHING: Encoder = {
  size: 0,
  shows: false,
  signature: '',
  write: () => undefined,
  slices: () => [],
};

/** Returns an encoder that begins with a flag if a missing value could not be told from any other otherwise. */
export function flagged(inner: Encoder): Encoder {
  if (inner.shows) return inner;
  return {
    size: 1 + inner.size,
    shows: true,
    signature: `flag ${inner.signature}`,
    write(value, into, at) {
      if (value === undefined) return;
      into[at] = 1;
      inner.write(value, into, at + 1);
    },
    *slices(path, from) {
      yield { path, from, size: 1, encoding: 'flag' };
      yield* inner.slices(path, from + 1);
    },
  };
}
