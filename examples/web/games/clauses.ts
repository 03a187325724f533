/** The clauses of the rulebooks in our own words, loaded when somebody asks for one. */
import type { RuleRef } from 'diadochi/core';
import { isGameName, REGISTRY } from '../../../src/games.js';
import { nearestEntry, type Clause } from '../../../src/hosts/rulebook.js';

/** Returns the clause of a game, or of the game on which it is based; the nearest section that contains it, if it has no entry. */
export async function clauseOf(game: string, rule: RuleRef): Promise<Clause | undefined> {
  if (!isGameName(game)) return undefined;
  const { base, rulebook } = REGISTRY[game];
  const { clauses } = await rulebook();
  const rows = new Map(clauses.map((clause) => [`R ${clause[0]}`, clause]));
  const found = nearestEntry((cited) => rows.get(cited), rule);
  return found === undefined && base !== undefined ? clauseOf(base, rule) : found;
}
