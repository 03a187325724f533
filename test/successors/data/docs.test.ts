import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startingForces } from '../../../src/successors/data/generals.js';
import { sources } from '../../../src/successors/data/sources/index.js';
import type { Source } from '../../../src/successors/vocabulary.js';

const KINDS = ['R ', 'aid', 'public', 'inferred', 'reconstruction'] as const;

const line = (facts: string, told: readonly Source[]): string =>
  `| ${[facts, told.length, ...KINDS.map((kind) => told.filter((source) => source.startsWith(kind)).length)].join(' | ')} |`;

const figuresOf = (rows: Readonly<Record<string, Readonly<Record<string, Source>>>>): readonly Source[] =>
  Object.values(rows).flatMap((figures) => Object.values(figures));

const lines = [
  line('Victory Points of provinces', Object.values(sources.provinces)),
  line('spaces', Object.values(sources.spaces)),
  line('paths', Object.values(sources.paths)),
  line('figures of generals', figuresOf(sources.generals)),
  line('special abilities, by generals', Object.values(sources.abilities)),
  line(
    'starting forces',
    Object.values(startingForces).map(({ rule }) => rule),
  ),
  line('figures of the royal family', figuresOf(sources.royals)),
  line('figures of fleets', figuresOf(sources.fleets)),
  line('figures of Independent Armies', figuresOf(sources.independents)),
  line('cards', Object.values(sources.cards)),
];

describe('docs/data.md', () => {
  const text = readFileSync(new URL('../../../docs/data.md', import.meta.url), 'utf8');

  test('counts the sources as they are in the data', () => {
    expect(
      text.split('\n').filter((row) => lines.some((expected) => row.split(' | ')[0] === expected.split(' | ')[0])),
    ).toEqual(lines);
  });
});
