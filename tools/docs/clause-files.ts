/** The names of clauses on the site, and the files of their documents. */
import { GAMES, type GameName } from '../../src/games.js';
import { bookOf, type Book } from '../coverage/books.js';
import { baseOf, FLAGSHIP } from '../folders.js';

/** The rulebooks of all games. */
export const BOOKS: readonly Book[] = GAMES.map(bookOf);

const knownBook = (game: GameName): Book | undefined => BOOKS.find((book) => book.game === game);

/** Returns the name of a clause or a section on the site; a number alone is a clause of the flagship. */
export const clauseCalled = ({ game, letter, numbered, title }: Book, clause: string): string =>
  numbered && letter === '' && game !== FLAGSHIP ? `R ${clause} (${title})` : `R ${clause}`;

/** The part of a file name that says the game: empty for the flagship. */
const mark = (game: GameName): string => (game === FLAGSHIP ? '' : `${game}-`);

const spelt = (clause: string): string => clause.toLowerCase().replaceAll(' ', '-');

/** The file of a clause. */
export const clauseFile = ({ game, numbered }: Book, clause: string): string =>
  `${numbered ? 'clause' : 'section'}-${mark(game)}${numbered ? clause : spelt(clause)}.md`;

/** The file of the clauses of a section. */
export const clausesFile = ({ game }: Book, section: string): string => `clauses-${mark(game)}${section}.md`;

/** The file of all clauses of a game. */
export const clauseIndexFile = ({ game, numbered }: Book): string =>
  `${mark(game)}${numbered ? 'clauses' : 'sections'}.md`;

/** The clause that a citation names: `8.3.9` of `R 8.3.9`, `6.6.3` of `R 6.6.3 A`, `C` of `R C`, a title of `R Levy Taxes`. */
const clauseIn = ({ numbered }: Book, cited: string): string =>
  numbered ? (/^R ([A-Z]\b|[A-Z]?\d+(?:\.\d+)*)/.exec(cited)?.[1] ?? '') : cited.replace(/^R /, '');

/** Returns the file of what a refusal of a game cites, `R 8.3.9` or `R Levy Taxes`, or `undefined` if it has none. */
export function citedFile(game: GameName, cited: string): string | undefined {
  const book = knownBook(game);
  if (book === undefined) return undefined;
  const clause = clauseIn(book, cited);
  if (book.clauses.some(([known]) => known === clause)) return clauseFile(book, clause);
  const base = baseOf(game);
  return base === undefined ? undefined : citedFile(base, cited);
}
