/** What the optional rules of a game say against each other and against the rest of its options (R 19). */
import { listOf, loosely, oneOf, type Finding } from '../../core/index.js';
import { TREASURE_CITIES } from '../data/cavalry.js';
import { BoardCodec } from '../data/codec.js';
import { OPTIONAL_RULE_CLAUSES, OPTIONAL_RULES, type GameOptions } from '../options.js';

/** Whatever an optional rule contradicts, or lacks. */
export function* optionalRuleFindings(copy: Readonly<Record<string, unknown>>): Generator<Finding> {
  const { optionalRules } = loosely<Pick<GameOptions, 'optionalRules'>>(
    { optionalRules: listOf(oneOf(OPTIONAL_RULES), OPTIONAL_RULES.length) },
    copy,
  );
  if (optionalRules?.includes('cavalry') === true) yield* boardWithoutCavalry(copy);
  for (const [index, rule] of (optionalRules ?? []).entries()) {
    if ((optionalRules ?? []).indexOf(rule) < index) {
      yield { keys: ['optionalRules', index], message: `${rule} (${OPTIONAL_RULE_CLAUSES[rule]}) is named twice` };
    }
  }
}

/** R 19.9.2: the treasure cities that a board of one's own has not; the provinces that bring Elite Cavalry every board has. */
function* boardWithoutCavalry(copy: Readonly<Record<string, unknown>>): Generator<Finding> {
  const { board } = loosely<Required<Pick<GameOptions, 'board'>>>({ board: BoardCodec }, copy);
  if (board === undefined) return;
  for (const city of TREASURE_CITIES) {
    if (!board.spaces.some(({ id, kind }) => id === city && kind !== 'transit'))
      yield { keys: ['board', 'spaces'], message: `R 19.9.2 asks for the treasure city ${city}` };
  }
}
