/** Rules in phrases. */
import type { RuleRef } from '../rule.js';
import { linkTo, phrase, type Link, type Phrase, type RuleLink } from './phrase.js';

/**
 * Returns a phrase followed by its rule in parentheses.
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

/** Returns sentences without the clauses at their end, for text that cites the rule separately. */
export const withoutRules = <Code extends string>(
  sentences: Readonly<Record<Code, string>>,
): Readonly<Record<Code, string>> => {
  const bare: Partial<Record<Code, string>> = {};
  for (const code of Object.keys(sentences) as Code[]) bare[code] = sentences[code].replace(CLAUSES, '');
  return bare as Readonly<Record<Code, string>>;
};
