/** The parameters of the engine's methods. */
import * as t from 'io-ts';
import {
  closed,
  decodeWith,
  flag,
  isLeft,
  isRecord,
  oneOf,
  text,
  value,
  wholeNumber,
  type Check,
  type Shape,
} from '../../core/index.js';
import { GAMES } from '../../games.js';
import { invalidParams } from './fault.js';

const MOST_TEXT = 1000;

/** The codecs of single parameters. */
export const game = oneOf(GAMES);
export const name = text(MOST_TEXT);
export const options = value('an object', isRecord, Infinity);
export const anything = t.unknown;
export const count = wholeNumber(1, 1e9);
export { flag };

/** Returns the codec of parameters by name: those that are required, and those that may be missing. */
export const params = <R extends Shape, O extends Shape>(required: R, optional: O) =>
  closed(required, optional, 'parameters');

/** Reads the parameters of a call, or throws the error that lists all faults. A call without parameters has none. */
export function readParams<A>(codec: Check<A>, input: unknown): A {
  const read = decodeWith(codec, input ?? {});
  if (isLeft(read)) throw invalidParams(read.left);
  return read.right;
}
