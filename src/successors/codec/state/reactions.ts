/**
 * R 19.3.2, 19.4, 19.5: fields of optional rules of the Reaction Step exist only if the rules are played, and have
 * possible values.
 */
import type { Finding } from '../../../core/index.js';
import type { SuccessorsFrame } from '../../frame/index.js';
import { OPTIONAL_RULE_CLAUSES, plays, type OptionalRule } from '../../options.js';
import { AVOID_BATTLE_POINTS } from '../../query/independent-reactions.js';
import type { Sketch } from './sketch.js';

/** Finds the fields of a frame that belong to an optional rule, with the rule. */
function* optionalFieldsOf(frame: SuccessorsFrame): Generator<readonly [string, OptionalRule]> {
  switch (frame.kind) {
    case 'arrival':
      if (frame.attack !== undefined) yield ['attack', 'interceptorAttacks'];
      if (frame.independents !== undefined) yield ['independents', 'independentReactions'];
      if (frame.stage === 'offerAvoidance' || frame.stage === 'offerInterception')
        yield ['stage', 'independentReactions'];
      break;
    case 'interceptorAttack':
      yield ['kind', 'interceptorAttacks'];
      break;
    case 'independentAvoidance':
      yield ['kind', 'independentReactions'];
      if (frame.transitShut !== undefined) yield ['transitShut', 'avoidingDirection'];
      break;
    case 'avoidMove':
      if (frame.transitShut !== undefined) yield ['transitShut', 'avoidingDirection'];
      break;
    case 'window':
      if (frame.moment === 'independents') yield ['moment', 'independentReactions'];
      break;
    default:
  }
}

export function* reactionFindings({ stack = [], options }: Sketch): Generator<Finding> {
  if (options === undefined) return;
  for (const [index, frame] of stack.entries()) {
    for (const [key, rule] of optionalFieldsOf(frame)) {
      if (!plays({ options }, rule))
        yield { keys: ['stack', index, key], message: `${rule} (${OPTIONAL_RULE_CLAUSES[rule]}) is not played` };
    }
    if (frame.kind === 'independentAvoidance' && frame.left > AVOID_BATTLE_POINTS)
      yield { keys: ['stack', index, 'left'], message: `R 10.2 gives ${AVOID_BATTLE_POINTS} Movement Points` };
  }
}
