/**
 * Elements that look the same in every picture of a board in one theme and language. They are drawn and written once.
 */
import { derived } from '../../core/board/index.js';
import { written, type Element, type Written } from '../../svg/element.js';
import type { Plan } from './ground/plan.js';
import type { Setting } from './setting.js';

/** Cached elements of a plan by name. */
const drawnOn = derived((_: Plan) => new Map<string, Written>());

/**
 * Returns a cached element for the same board and look, or draws it.
 *
 * @param name - the name of the element, which may depend only on the board and the look
 */
export function once({ plan, look }: Pick<Setting, 'plan' | 'look'>, name: string, draw: () => Element): Written {
  const ofPlan = drawnOn(plan);
  const key = `${look} ${name}`;
  let found = ofPlan.get(key);
  if (found === undefined) ofPlan.set(key, (found = written(draw())));
  return found;
}
