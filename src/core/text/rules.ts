/** Rules in phrases. */
import type { RuleRef } from '../rule.js';
import { linkTo, phrase, type Link, type Phrase, type RuleLink } from './phrase.js';

/**
 * What is said, with the rule that it comes from behind it.
 *
 * @example
 * import { cited, words } from 'diadochi/core';
 *
 * cited(words('The game is over.'), 'R 7').text; // 'The game is over. (R 7)'
 */
export const cited = <L extends Link>(said: Phrase<L>, rule: RuleRef): Phrase<L | RuleLink> =>
  phrase<L | RuleLink>`${said} (${linkTo<RuleLink>({ kind: 'rule', id: rule, text: rule })})`;

/** Clauses in parentheses at the end of a sentence: ` (R 8.2; ruling shelter)`. */
const CLAUSES = / \((?:R|ruling) [^)]*\)(?=\.$)/;

/** Sentences without the clauses that they end with: for those who cite the rule beside them. */
export const withoutRules = <Code extends string>(
  sentences: Readonly<Record<Code, string>>,
): Readonly<Record<Code, string>> => {
  const bare: Partial<Record<Code, string>> = {};
  for (const code of Object.keys(sentences) as Code[]) bare[code] = sentences[code].replace(CLAUSES, '');
  return bare as Readonly<Record<Code, string>>;
};
