/** The facts about the clauses of each game. */
import { readFileSync } from 'node:fs';
import { decodeWith, orThrow } from '../../core/index.js';
import { nearestEntry } from '../../hosts/rulebook.js';
import { inPackage } from '../package.js';
import { rulebookCodec, type ClauseFact, type Rulebook } from './facts.js';

export type { ClauseFact, Rulebook } from './facts.js';

/** Returns the facts of a game from `rules/`. */
export const rulebookOf = (game: string): Rulebook =>
  orThrow(decodeWith(rulebookCodec, JSON.parse(readFileSync(inPackage(`rules/${game}.json`), 'utf8'))));

/** Returns the clause with a name, or the nearest section that contains it; `undefined` if there is none. */
export const nearestClause = ({ clauses }: Rulebook, rule: string): ClauseFact | undefined =>
  nearestEntry((cited) => clauses.find(({ clause }) => clause === cited), rule);

/** Returns the facts of a clause of a game, or of its base game; `undefined` if it is unknown. */
export function clauseOf(game: string, rule: string): ClauseFact | undefined {
  const book = rulebookOf(game);
  const fact = nearestClause(book, rule);
  return fact === undefined && book.base !== undefined ? clauseOf(book.base, rule) : fact;
}
