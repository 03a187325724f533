/** The clauses of the rulebooks in our own words, loaded when somebody asks for one. */
import type { Locale, RuleRef } from 'diadochi/core';
import { isGameName, REGISTRY } from '../../../src/games.js';
import { nearestEntry } from '../../../src/hosts/rulebook.js';

/** A clause in the language that was asked for, or in English if it has not been translated. */
export interface LocalClause {
  readonly title: string;
  readonly summary: string;
  readonly locale: Locale;
}

/** Returns a clause of a game, or of the game on which it is based; the nearest section that contains it, if it has no entry. */
export async function clauseOf(game: string, rule: RuleRef, locale: Locale): Promise<LocalClause | undefined> {
  if (!isGameName(game)) return undefined;
  const { base, rulebook, germanRulebook } = REGISTRY[game];
  const { clauses } = await rulebook();
  const rows = new Map(clauses.map((clause) => [`R ${clause[0]}`, clause]));
  const found = nearestEntry((cited) => rows.get(cited), rule);
  if (found === undefined) return base === undefined ? undefined : clauseOf(base, rule, locale);
  const [clause, title, summary] = found;
  // Without a network the English text may be all that there is.
  const german = locale === 'de' ? (await germanRulebook?.().catch(() => undefined))?.[clause] : undefined;
  return german === undefined ? { title, summary, locale: 'en' } : { title: german[0], summary: german[1], locale };
}
