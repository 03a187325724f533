/** docs/peloponnesian.md: its counts of sources are those of the data. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { components } from '../../../src/peloponnesian/data/default.js';
import type { Sourced } from '../../../src/peloponnesian/data/shape/sourced.js';

const page = readFileSync(new URL('../../../docs/peloponnesian.md', import.meta.url), 'utf8');

const { map, regions, leaders, charts, cards, scenarios } = components;
const { adjustments, revolt, tribute, ...tables } = charts;
const [campaign, ionian] = ['campaign', 'ionianWar'].map((id) => scenarios.find((each) => each.id === id));

const GROUPS: Readonly<Record<string, readonly Sourced[]>> = {
  'land areas': map.areas,
  'sea areas': map.seas,
  cities: map.cities,
  rivers: map.rivers,
  roads: map.roads,
  'Base Tribute Values': regions,
  'pools of the Campaign Game': campaign?.pools ?? [],
  'pools of the Ionian War': ionian?.pools ?? [],
  leaders,
  'charts and tables': [...Object.values(tables), revolt, tribute, tribute.levels],
  'Revolt Check modifiers': revolt.modifiers,
  'adjustments of R 13.4': adjustments,
  'kinds of card': cards.kinds,
  cards: cards.cards,
  'regions in play, by scenarios': scenarios.flatMap((each) => each.regions),
};

const KINDS = ['R ', 'public', 'inferred', 'reconstruction'];

describe('counts of sources', () => {
  it.each(Object.entries(GROUPS))('%s', (name, rows) => {
    const counts = KINDS.map((kind) => rows.filter(({ source = '' }) => source.startsWith(kind)).length);
    expect(page).toContain(`| ${name} | ${[rows.length, ...counts].join(' | ')} |`);
  });
});
