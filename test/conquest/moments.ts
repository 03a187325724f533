/** Moments of whole games with every optional rule in which both sides look for a fight. */
import type { ConquestTypes } from '../../src/conquest/types.js';
import { momentsIn, type Moments } from '../kit/moments.js';
import { conquestWithAll } from './kit.js';

export const momentsOf = (seeds: readonly string[]): Moments<ConquestTypes> =>
  momentsIn(conquestWithAll, seeds, 'fighting');
