/** R 19.6: an Army above the forage limit suffers Attrition. */
import type { AttritionResult } from '../data/tables.js';
import { plays } from '../options.js';
import type { Situation } from '../table/situation.js';

/**
 * Returns whether an Army above the forage limit suffers Attrition in the Forage Segment, instead of losing one CU
 * (ruling hunger-by-attrition).
 */
export const usesForagingAttrition = (situation: Situation): boolean => plays(situation, 'foragingAttrition');

/**
 * Returns whether the current Attrition is that of an Army over the forage limit: the Forage Segment is directly below
 * it on the stack.
 */
export const isForaging = ({ stack }: Situation): boolean => stack.at(-2)?.kind === 'forage';

/** Returns the losses of such an Army: at least one. */
export const foragingLosses = ({ losses }: AttritionResult): number => Math.max(1, losses);
