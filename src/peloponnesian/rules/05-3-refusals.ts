/** R 4.3.1, 5.3: reasons why an assessment is refused. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import type { AssessmentFrame } from '../frame/assessment.js';
import { isInactiveInLeague, mostMultiple, multipleOf } from '../query/assessment.js';
import { regionsHeldBy } from '../query/placement.js';
import type { Situation } from '../table/situation.js';
import { isListed } from './listed.js';

/** Returns why an action that is not legal is refused. */
export function refuseAssessment(
  situation: Situation,
  { player, declared }: AssessmentFrame,
  action: Action,
  listed: readonly Action[],
): Refusal | undefined {
  if (action.type !== 'assess' || isListed(listed, action)) return undefined;
  const { region, multiple } = action;
  if (!regionsHeldBy(situation, player).includes(region)) return refusal('regionNotHeld', 'R 5.2', { region, player });
  const now = multipleOf(situation, region);
  if (now === undefined) return refusal('regionNotAssessed', 'R 5.3.1', { region });
  if (declared.some((each) => each.region === region && each.player === player))
    return refusal('assessedAlready', 'ruling Q20', { region });
  if (multiple === now) return refusal('assessedSo', 'R 5.3.1', { region, multiple });
  const most = mostMultiple(situation, region, declared);
  return isInactiveInLeague(situation, region)
    ? refusal('tooWeary', 'R 5.3.3', { region, most })
    : refusal('raisedTooFar', 'R 5.3.1', { region, most });
}
