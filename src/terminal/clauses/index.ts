/** What is known of the clauses of each game. */
import { readFileSync } from 'node:fs';
import { decodeWith, orThrow } from '../../core/index.js';
import { inPackage } from '../package.js';
import { rulebookCodec, type ClauseFact, type Rulebook } from './facts.js';

export type { ClauseFact, Rulebook } from './facts.js';

/** The facts of a game, which lie in `rules/`. */
export const rulebookOf = (game: string): Rulebook =>
  orThrow(decodeWith(rulebookCodec, JSON.parse(readFileSync(inPackage(`rules/${game}.json`), 'utf8'))));

/** `R 8.4.5` → `R 8.4`; a named section lies in no other. */
const outer = (clause: string): string => clause.replace(/[ .]\w+$/, '');

/** The clause of this name, or the nearest that it lies in; `undefined`: none is known. */
export function nearestClause({ clauses }: Rulebook, rule: string): ClauseFact | undefined {
  for (let name = rule; name.length > 1; name = outer(name)) {
    const found = clauses.find(({ clause }) => clause === name);
    if (found !== undefined || outer(name) === name) return found;
  }
  return undefined;
}

/** What a clause of a game, or of the game on whose rules it is built, is about; `undefined`: nothing is known of it. */
export function subjectOfClause(game: string, rule: string): string | undefined {
  const book = rulebookOf(game);
  const about = nearestClause(book, rule)?.about;
  return about === undefined && book.base !== undefined ? subjectOfClause(book.base, rule) : about;
}
