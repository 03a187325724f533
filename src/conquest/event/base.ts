/** The fields of every event. */
import type { RuleRef } from '../../core/index.js';

/** An event: its type, and the rule it comes from. */
export interface Said<Type extends string> {
  readonly type: Type;
  readonly rule: RuleRef;
}
