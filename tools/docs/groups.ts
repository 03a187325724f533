/** Assigns each document to a part of the site and orders the documents within it: introductory ones first. */
import { GAMES, REGISTRY } from '../../src/games.js';
import type { Documents } from '../../src/hosts/manifest.js';
import { BOOKS, clauseIndexFile } from './clause-files.js';

/** The parts of the site. `Entry points` are the pages of the API. */
export const PARTS = ['Guides', 'Entry points', 'Rules', 'Development'] as const;

export type Part = (typeof PARTS)[number];

/** Lists one kind of document for every game that has it, in the order of the registry. */
const ofEach = (which: keyof Documents): readonly string[] =>
  GAMES.flatMap((game) => REGISTRY[game].documents[which] ?? []);

/** The guides that apply to every game. */
const TO_ALL_GAMES = [
  'docs/start.md',
  'docs/ui.md',
  'docs/text.md',
  'docs/pictures.md',
  'docs/server.md',
  'docs/scaling.md',
  'docs/bots.md',
  'docs/env.md',
  'docs/positions.md',
  'docs/records.md',
  'docs/own-board.md',
  'docs/terminal.md',
  'docs/engine.md',
  'docs/tournament.md',
  'docs/balance.md',
  'docs/boardgame-io.md',
  'docs/schemas.md',
  'docs/conformance.md',
];

/** The documents of each part, by their paths in the repository. */
const DOCUMENTS: Readonly<Record<Exclude<Part, 'Entry points'>, readonly string[]>> = {
  Guides: [...new Set([...TO_ALL_GAMES, ...ofEach('guide')])],
  Rules: [
    'docs/reading-the-rules.md',
    ...BOOKS.map((book) => `docs/${clauseIndexFile(book)}`),
    'docs/refusals.md',
    ...ofEach('rulings'),
    'docs/optional-rules.md',
    'docs/editions.md',
    'docs/worked-examples.md',
    'docs/data.md',
  ],
  Development: ['docs/architecture.md', 'CONTRIBUTING.md', 'docs/style.md', 'CHANGELOG.md'],
};

/** Documents for those who maintain the code, which the site leaves out: tables whose content the pages of clauses have, and figures. */
export const LEFT_OUT: ReadonlySet<string> = new Set([...ofEach('coverage'), ...ofEach('reach')]);

/** Returns the part of the site that a document belongs to, or `undefined` if it is listed nowhere. */
export const partOf = (path: string): Part | undefined =>
  PARTS.find((part) => part !== 'Entry points' && DOCUMENTS[part].includes(path));

const order: readonly string[] = Object.values(DOCUMENTS).flat();

/** Returns documents in the order of the site; unlisted ones come last. */
export const inOrder = (paths: readonly string[]): readonly string[] => {
  const placeOf = (path: string): number => (order.includes(path) ? order.indexOf(path) : order.length);
  return [...paths].sort((a, b) => placeOf(a) - placeOf(b));
};
