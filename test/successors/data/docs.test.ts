import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { board } from '../../../src/successors/data/board.js';
import { cards } from '../../../src/successors/data/cards.js';
import { fleets } from '../../../src/successors/data/fleets.js';
import { generals, startingForces } from '../../../src/successors/data/generals.js';
import { independents } from '../../../src/successors/data/independents.js';
import { royals } from '../../../src/successors/data/royals.js';
import type { Source } from '../../../src/successors/vocabulary.js';

const KINDS = ['R ', 'aid', 'public', 'inferred', 'reconstruction'] as const;

const line = (facts: string, sources: readonly Source[]): string =>
  `| ${[facts, sources.length, ...KINDS.map((kind) => sources.filter((source) => source.startsWith(kind)).length)].join(' | ')} |`;

const sourcesOf = (rows: readonly { readonly source: Source }[]): readonly Source[] => rows.map(({ source }) => source);
const figuresOf = (
  rows: Readonly<Record<string, { readonly source: Readonly<Record<string, Source>> }>>,
): readonly Source[] => Object.values(rows).flatMap(({ source }) => Object.values(source));

const lines = [
  line('Victory Points of provinces', sourcesOf(board.provinces)),
  line('spaces', sourcesOf(board.spaces)),
  line('paths', sourcesOf(board.paths)),
  line('figures of generals', figuresOf(generals)),
  line('starting forces', sourcesOf(Object.values(startingForces))),
  line('figures of the royal family', figuresOf(royals)),
  line('figures of fleets', figuresOf(fleets)),
  line('figures of Independent Armies', figuresOf(independents)),
  line('cards', sourcesOf(cards)),
];

describe('docs/data.md', () => {
  const text = readFileSync(new URL('../../../docs/data.md', import.meta.url), 'utf8');

  test('counts the sources as they are in the data', () => {
    expect(
      text.split('\n').filter((row) => lines.some((expected) => row.split(' | ')[0] === expected.split(' | ')[0])),
    ).toEqual(lines);
  });
});
