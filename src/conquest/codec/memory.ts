/** The memory of a variant: one field of its states, views and positions, which the base does not have. */
import type * as t from 'io-ts';
import { isRecord } from '../../core/index.js';
import type { Memory } from '../state.js';
import type { Edition } from './edition.js';
import type { Words } from './words.js';

const MEMORY = 'memory';

/** Returns the field, where an edition has it. */
export const memoryField = (edition: Edition, words: Words): Readonly<Record<string, t.Mixed>> =>
  edition.memory === undefined ? {} : { [MEMORY]: edition.memory(words) };

/** Returns the name of the field among those that may be absent, if a game has it. */
export const memoryKey = <A extends object>(fields: Readonly<Record<keyof A, unknown>>): readonly (keyof A)[] =>
  MEMORY in fields ? [MEMORY as keyof A] : [];

/** Returns the field `memory` of something that has one. */
export function memoryIn(something: object): { readonly memory?: Memory } {
  const memory = MEMORY in something ? something[MEMORY] : undefined;
  return isRecord(memory) ? { memory } : {};
}
