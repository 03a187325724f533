/** Contradictions between the optional rules of a game, or between them and its other options (R 19). */
import type { Finding, Loose } from '../../core/index.js';
import { TREASURE_CITIES } from '../data/cavalry.js';
import { board as defaultBoard } from '../data/board.js';
import { abilityFindings } from '../data/codec.js';
import { ILLEGITIMATE_SON_START } from '../data/royals.js';
import { OPTIONAL_RULE_CLAUSES, type GameOptions, type OptionalRule } from '../options.js';
import type { SpaceId } from '../vocabulary.js';

/** The spaces that optional rules name. The codec of boards requires those of the standard rules. */
const NAMED_CITIES: readonly (readonly [rule: OptionalRule, city: SpaceId])[] = [
  ['illegitimateSon', ILLEGITIMATE_SON_START],
];

/** The options that are compared, as far as they could be decoded. */
export type ComparedOptions = Loose<Pick<GameOptions, 'optionalRules' | 'board' | 'cards' | 'abilities'>>;

/** Finds Major Cities named by optional rules that a custom board lacks. */
function* cityFindings(rules: readonly OptionalRule[], { board }: ComparedOptions): Generator<Finding> {
  for (const [rule, city] of NAMED_CITIES) {
    if (!rules.includes(rule)) continue;
    if (board?.spaces.some(({ id, kind }) => id === city && kind === 'majorCity') !== false) continue;
    const message = `${rule} (${OPTIONAL_RULE_CLAUSES[rule]}) needs ${city} as a Major City on the board`;
    yield { keys: ['optionalRules', rules.indexOf(rule)], message };
  }
}

/** Finds everything that an optional rule contradicts or lacks. */
export function* optionalRuleFindings(
  read: ComparedOptions,
  copy: Readonly<Record<string, unknown>>,
): Generator<Finding> {
  const { optionalRules = [] } = read;
  yield* cityFindings(optionalRules, read);
  if (optionalRules.includes('cavalry')) yield* boardWithoutCavalry(read);
  for (const [index, rule] of optionalRules.entries()) {
    if (optionalRules.indexOf(rule) < index) {
      yield { keys: ['optionalRules', index], message: `${rule} (${OPTIONAL_RULE_CLAUSES[rule]}) is named twice` };
    }
  }
  yield* specialAbilityFindings(read, copy);
}

/** Finds abilities in a game that is played without them, and places of abilities that the board lacks (R 19.2). */
function* specialAbilityFindings(
  { optionalRules = [], abilities, board }: ComparedOptions,
  copy: Readonly<Record<string, unknown>>,
): Generator<Finding> {
  if (!('abilities' in copy)) return;
  if (!optionalRules.includes('specialAbilities')) {
    yield {
      keys: ['abilities'],
      message: `abilities are given, but specialAbilities (${OPTIONAL_RULE_CLAUSES.specialAbilities}) is not played`,
    };
  }
  if (abilities === undefined || (board === undefined && 'board' in copy)) return;
  for (const { keys, message } of abilityFindings(abilities, board ?? defaultBoard))
    yield { keys: ['abilities', ...keys], message };
}

/**
 * Finds treasure cities that a custom board lacks (R 19.9.2). Every board has the provinces that give Elite Cavalry.
 */
function* boardWithoutCavalry({ board }: ComparedOptions): Generator<Finding> {
  if (board === undefined) return;
  for (const city of TREASURE_CITIES) {
    if (!board.spaces.some(({ id, kind }) => id === city && kind !== 'transit'))
      yield { keys: ['board', 'spaces'], message: `R 19.9.2 asks for the treasure city ${city}` };
  }
}
