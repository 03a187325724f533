/** R 19.6: an Army above the forage limit suffers Attrition. */
import type { AttritionResult } from '../data/tables.js';
import { plays } from '../options.js';
import type { Situation } from '../table/situation.js';

/** Whether an Army above the forage limit suffers Attrition in the Forage Segment, instead of losing one CU (ruling hunger-by-attrition). */
export const starvesByAttrition = (situation: Situation): boolean => plays(situation, 'foragingAttrition');

/** Whether the Attrition being resolved is that of a hungry Army: it lies upon the Forage Segment itself, and on nobody's card or march. */
export const isForaging = ({ stack }: Situation): boolean => stack.at(-2)?.kind === 'forage';

/** Its losses: where the table shows none, there is one. */
export const foragingLosses = ({ losses }: AttritionResult): number => Math.max(1, losses);
