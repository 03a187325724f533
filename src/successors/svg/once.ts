/** What looks the same in every picture of a board, in one theme and language: it is drawn and written once. */
import { derived } from '../../core/board/index.js';
import { written, type Element, type Written } from '../../svg/element.js';
import type { Plan } from './ground/plan.js';
import type { Setting } from './setting.js';

/** Everything that was drawn before for a plan, by what it is called. */
const drawnOn = derived((_: Plan) => new Map<string, Written>());

/**
 * Something as it was drawn before for the same board and look.
 *
 * @param name - of what is drawn: it must follow from the board and the look alone
 */
export function once({ plan, look }: Pick<Setting, 'plan' | 'look'>, name: string, draw: () => Element): Written {
  const ofPlan = drawnOn(plan);
  const key = `${look} ${name}`;
  let found = ofPlan.get(key);
  if (found === undefined) ofPlan.set(key, (found = written(draw())));
  return found;
}
