/** The codec of a seed, the string that determines all chance of a match. */
import { value } from '../codec/index.js';

export const isSeed = (u: unknown): u is string => typeof u === 'string' && u.length <= 1000;
export const seedCodec = value('a text of at most 1000 characters', isSeed);
