/** Which clauses and sections of the rulebooks have a page, and in which file, beside the others. */
import { SECTIONS } from '../coverage/alexandros.js';
import { clauses } from '../coverage/clauses.js';
import { BASE, CLASH, XENOPHON } from '../coverage/family.js';
import { GAMES, type GameName } from '../../src/games.js';
import { TITLES } from '../titles.js';

/** The games whose rulebooks number their clauses: each with a name of our own. */
export const NUMBERED = {
  successors: clauses,
  conquest: BASE.clauses,
  xenophon: XENOPHON.clauses,
  clash: CLASH.clauses,
} as const satisfies Partial<Readonly<Record<GameName, typeof clauses>>>;
export type NumberedGame = keyof typeof NUMBERED;

const isNumbered = (game: GameName): game is NumberedGame => game in NUMBERED;
export const NUMBERED_GAMES: readonly NumberedGame[] = GAMES.filter(isNumbered);

/** What a clause, or a section, is called on the site: its number alone may be one of *Successors*. */
export const clauseCalled = (game: NumberedGame, clause: string): string =>
  game === 'conquest' ? `R ${clause} (${TITLES[game]})` : `R ${clause}`;

/** Those whose clauses another game carries out where it says nothing itself. */
const BASES: Readonly<Partial<Record<GameName, NumberedGame>>> = { xenophon: 'conquest', clash: 'conquest' };

/** What stands in the names of files of clauses: nothing for the flagship. */
const mark = (game: NumberedGame): string => (game === 'successors' ? '' : `${game}-`);

/** The page of a clause. */
export const clauseFile = (game: NumberedGame, clause: string): string => `clause-${mark(game)}${clause}.md`;

/** The page of the clauses of a section. */
export const clausesFile = (game: NumberedGame, section: string): string => `clauses-${mark(game)}${section}.md`;

/** The page of all clauses of a game. */
export const clauseIndexFile = (game: NumberedGame): string => `${mark(game)}clauses.md`;

/** The page of a section of *Alexandros*. */
export const sectionFile = (section: string): string => `section-${section.toLowerCase().replaceAll(' ', '-')}.md`;

/** The page of what a refusal of a game cites, `R 8.3.9` or `R Levy Taxes`; `undefined`: it has none. */
export function citedFile(game: GameName, cited: string): string | undefined {
  if (!isNumbered(game)) {
    const section = SECTIONS.find((name) => cited === `R ${name}`);
    return section === undefined ? undefined : sectionFile(section);
  }
  const [, clause = ''] = /^R ([A-Z]?\d+(?:\.\d+)*)/.exec(cited) ?? [];
  if (NUMBERED[game].some(([known]) => known === clause)) return clauseFile(game, clause);
  const base = BASES[game];
  return base === undefined ? undefined : citedFile(base, cited);
}
