/** What the optional rules of a game say against each other and against the rest of its options (R 19). */
import { listOf, loosely, oneOf, type Finding } from '../../core/index.js';
import { board as defaultBoard } from '../data/board.js';
import { AbilitiesCodec, abilityFindings, BoardCodec } from '../data/codec.js';
import { ILLEGITIMATE_SON_START } from '../data/royals.js';
import { OPTIONAL_RULE_CLAUSES, OPTIONAL_RULES, type GameOptions, type OptionalRule } from '../options.js';
import type { SpaceId } from '../vocabulary.js';

/** A space that an optional rule names; the board codec asks for those of the standard rules. */
const NAMED_CITIES: readonly (readonly [rule: OptionalRule, city: SpaceId])[] = [
  ['illegitimateSon', ILLEGITIMATE_SON_START],
];

/** A board of one's own has the Major Cities that the optional rules name. */
function* cityFindings(rules: readonly OptionalRule[], copy: Readonly<Record<string, unknown>>): Generator<Finding> {
  const naming = NAMED_CITIES.filter(([rule]) => rules.includes(rule));
  if (naming.length === 0) return;
  const { board } = loosely<Required<Pick<GameOptions, 'board'>>>({ board: BoardCodec }, copy);
  for (const [rule, city] of naming) {
    if (board?.spaces.some(({ id, kind }) => id === city && kind === 'majorCity') !== false) continue;
    const message = `${rule} (${OPTIONAL_RULE_CLAUSES[rule]}) needs ${city} as a Major City on the board`;
    yield { keys: ['optionalRules', rules.indexOf(rule)], message };
  }
}

/** Whatever an optional rule contradicts, or lacks. */
export function* optionalRuleFindings(copy: Readonly<Record<string, unknown>>): Generator<Finding> {
  const { optionalRules } = loosely<Pick<GameOptions, 'optionalRules'>>(
    { optionalRules: listOf(oneOf(OPTIONAL_RULES), OPTIONAL_RULES.length) },
    copy,
  );
  yield* cityFindings(optionalRules ?? [], copy);
  for (const [index, rule] of (optionalRules ?? []).entries()) {
    if ((optionalRules ?? []).indexOf(rule) < index) {
      yield { keys: ['optionalRules', index], message: `${rule} (${OPTIONAL_RULE_CLAUSES[rule]}) is named twice` };
    }
  }
  yield* specialAbilityFindings(copy, optionalRules ?? []);
}

/** R 19.2: abilities are for games that are played with them, and the board has the places that they name. */
function* specialAbilityFindings(
  copy: Readonly<Record<string, unknown>>,
  optionalRules: readonly OptionalRule[],
): Generator<Finding> {
  if (!('abilities' in copy)) return;
  if (!optionalRules.includes('specialAbilities')) {
    yield {
      keys: ['abilities'],
      message: `abilities are given, but specialAbilities (${OPTIONAL_RULE_CLAUSES.specialAbilities}) is not played`,
    };
  }
  const { abilities, board } = loosely<Required<Pick<GameOptions, 'abilities' | 'board'>>>(
    { abilities: AbilitiesCodec, board: BoardCodec },
    copy,
  );
  if (abilities === undefined || (board === undefined && 'board' in copy)) return;
  for (const { keys, message } of abilityFindings(abilities, board ?? defaultBoard))
    yield { keys: ['abilities', ...keys], message };
}
