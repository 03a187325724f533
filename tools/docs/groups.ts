/** Which document stands in which part of the site, and in which order: what one reads first comes first. */

/** The parts of the site. `Entry points` are the pages of the API. */
export const PARTS = ['Guides', 'Entry points', 'Rules', 'The house'] as const;

export type Part = (typeof PARTS)[number];

/** The documents of each part, by their paths in the repository. */
const DOCUMENTS: Readonly<Record<Exclude<Part, 'Entry points'>, readonly string[]>> = {
  Guides: [
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
    'docs/alexandros.md',
    'docs/conquest.md',
    'docs/xenophon.md',
    'docs/clash.md',
  ],
  Rules: [
    'docs/reading-the-rules.md',
    'docs/clauses.md',
    'docs/sections.md',
    'docs/conquest-clauses.md',
    'docs/xenophon-clauses.md',
    'docs/clash-clauses.md',
    'docs/refusals.md',
    'docs/rulings.md',
    'docs/alexandros-rulings.md',
    'docs/conquest-rulings.md',
    'docs/xenophon-rulings.md',
    'docs/clash-rulings.md',
    'docs/optional-rules.md',
    'docs/editions.md',
    'docs/worked-examples.md',
    'docs/rules-coverage.md',
    'docs/alexandros-coverage.md',
    'docs/conquest-coverage.md',
    'docs/xenophon-coverage.md',
    'docs/clash-coverage.md',
    'docs/data.md',
  ],
  'The house': [
    'docs/architecture.md',
    'CONTRIBUTING.md',
    'docs/reach.md',
    'docs/alexandros-reach.md',
    'docs/conquest-reach.md',
    'docs/xenophon-reach.md',
    'docs/clash-reach.md',
    'docs/mutation.md',
    'CHANGELOG.md',
  ],
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
