/** Which document stands in which part of the site, and in which order: what one reads first comes first. */
import { GAMES, REGISTRY } from '../../src/games.js';
import type { Documents } from '../../src/hosts/manifest.js';
import { BOOKS, clauseIndexFile } from './clause-files.js';

/** The parts of the site. `Entry points` are the pages of the API. */
export const PARTS = ['Guides', 'Entry points', 'Rules', 'The house'] as const;

export type Part = (typeof PARTS)[number];

/** A document of every game that has one, in the order of the games. */
const ofEach = (which: keyof Documents): readonly string[] =>
  GAMES.flatMap((game) => REGISTRY[game].documents[which] ?? []);

/** The guides to what every game has; one of them is the guide to the flagship itself. */
const TO_ALL_GAMES = [
  'docs/start.md',
  'docs/ui.md',
  'docs/text.md',
  'docs/pictures.md',
  'docs/server.md',
  'docs/scaling.md',
  'docs/bots.md',
  'docs/positions.md',
  'docs/records.md',
  'docs/own-board.md',
  'docs/terminal.md',
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
    ...ofEach('coverage'),
    'docs/data.md',
  ],
  'The house': ['docs/architecture.md', 'CONTRIBUTING.md', ...ofEach('reach'), 'docs/mutation.md', 'CHANGELOG.md'],
};

/** The guides, in their order. */
export const GUIDES: readonly string[] = DOCUMENTS.Guides;

/** Where each document of the site stands; `undefined`: nowhere yet. */
export const partOf = (path: string): Part | undefined =>
  PARTS.find((part) => part !== 'Entry points' && DOCUMENTS[part].includes(path));

const order: readonly string[] = Object.values(DOCUMENTS).flat();

/** Documents in the order of the site; those that stand nowhere come last. */
export const inOrder = (paths: readonly string[]): readonly string[] => {
  const placeOf = (path: string): number => (order.includes(path) ? order.indexOf(path) : order.length);
  return [...paths].sort((a, b) => placeOf(a) - placeOf(b));
};
