/** Observations: views as arrays of numbers, with a layout that says what each number stands for. */
import type { Check, Names } from '../core/index.js';
import { fieldsOf } from './observe/compile.js';
import { object } from './observe/composite.js';
import type { LeftOut, Slice } from './observe/encoder.js';

/** How a game writes views as numbers. It is the same for all games with the same components. */
export interface ObservationSpace {
  /** The number of numbers in an observation. */
  readonly size: number;
  /** Returns what the numbers stand for, in order. */
  layout(): readonly Slice[];
  /** The parts of a view that an observation lacks. */
  readonly leftOut: readonly LeftOut[];
  /** Writes a view into an array, from an index on. The array must hold zeros there. */
  write(view: unknown, into: Float32Array, at?: number): void;
}

/** The settings of observations. */
export interface ObservationSettings {
  /** The number of frames that are written, from the top of the stack. By default 2. */
  readonly frames?: number;
}

/** The default number of frames. */
const FRAMES = 2;

/**
 * Returns how the views of a game are written as numbers: `observationSpace(codecs.ViewCodec,
 * codecs.namesOf(options))`.
 *
 * @example
 * import { alexandros, codecs } from 'diadochi/alexandros';
 * import { orThrow } from 'diadochi/core';
 * import { observationSpace } from 'diadochi/env';
 *
 * const options = { players: 2 } as const;
 * const space = observationSpace(codecs.ViewCodec, codecs.namesOf(options));
 * const numbers = new Float32Array(space.size);
 * space.write(alexandros.viewFor(orThrow(alexandros.createGame(options)), 'red'), numbers);
 * const { from } = space.layout().find(({ path }) => path === 'viewer') ?? { from: -1 };
 * numbers[from]; // 1: the view is that of the first player
 */
export function observationSpace(
  codec: Check<unknown>,
  names: Names,
  { frames = FRAMES }: ObservationSettings = {},
): ObservationSpace {
  const { form } = codec;
  if (form?.is !== 'object') throw new RangeError(`${codec.name} is no object`);
  const leftOut: LeftOut[] = names.constant.map((path) => ({ path, reason: 'the same in every observation' }));
  const fields = Object.fromEntries(Object.entries(form.fields).filter(([field]) => !names.constant.includes(field)));
  const encoder = object(
    fieldsOf({ ...form, fields }, { field: '', path: '', isRepeated: false }, { names, frames, leftOut }),
  );
  return {
    size: encoder.size,
    layout: () => [...encoder.slices('', 0)],
    leftOut,
    write: (view, into, at = 0) => encoder.write(view, into, at),
  };
}
