/** How texts cite the clauses and rulings of a game. */
import type { Rulebook } from '../../src/hosts/rulebook.js';
import { mentioned } from './mentions.js';

/** Returns the clauses and rulings that a text cites, such as `R 8.3.6` and `ruling shelter`. */
export type Naming = (text: string) => ReadonlySet<string>;

/** Returns a pattern for citations of a section by its title: `R Setup`, `R Game Play, R Setup`. */
const namesSection = (section: string): RegExp => new RegExp(`R ([A-Z][\\w ]+, R )*${section}\\b`);

/** `ruling shelter`, `rulings C8.2 and C8.5`; in `ruling S13.1, ruling S13.3` there are two lists. */
const RULINGS = /\b[Rr]ulings? ([\w-]+(?:\.\d+)?(?:(?:, | and )(?!rulings? )[\w-]+(?:\.\d+)?)*)/g;

/** Returns the known rulings that a text cites. */
const rulingsNamed = (text: string, known: ReadonlySet<string>): readonly string[] =>
  [...text.matchAll(RULINGS)].flatMap(([, list = '']) => list.split(/, | and /).filter((name) => known.has(name)));

/** Returns how the clauses of a rulebook and its rulings are cited. */
export function namingOf({ numbered, clauses }: Rulebook, rulings: readonly string[]): Naming {
  const known = new Set(rulings);
  const sections = clauses.map(([title]) => ({ title, named: namesSection(title) }));
  const clausesNamed = (text: string): readonly string[] =>
    numbered ? [...mentioned(text)] : sections.filter(({ named }) => named.test(text)).map(({ title }) => title);
  return (text) =>
    new Set([
      ...clausesNamed(text).map((clause) => `R ${clause}`),
      ...rulingsNamed(text, known).map((ruling) => `ruling ${ruling}`),
    ]);
}
