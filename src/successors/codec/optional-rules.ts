/** What the optional rules of a game say against each other and against the rest of its options (R 19). */
import { listOf, loosely, oneOf, type Finding } from '../../core/index.js';
import { OPTIONAL_RULE_CLAUSES, OPTIONAL_RULES, type GameOptions } from '../options.js';

/** Whatever an optional rule contradicts, or lacks. */
export function* optionalRuleFindings(copy: Readonly<Record<string, unknown>>): Generator<Finding> {
  const { optionalRules } = loosely<Pick<GameOptions, 'optionalRules'>>(
    { optionalRules: listOf(oneOf(OPTIONAL_RULES), OPTIONAL_RULES.length) },
    copy,
  );
  for (const [index, rule] of (optionalRules ?? []).entries()) {
    if ((optionalRules ?? []).indexOf(rule) < index) {
      yield { keys: ['optionalRules', index], message: `${rule} (${OPTIONAL_RULE_CLAUSES[rule]}) is named twice` };
    }
  }
}
