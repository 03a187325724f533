import { describe, expect, test } from 'vitest';
import { reconstructedAbilities } from '../../../src/successors/data/abilities.js';
import { board } from '../../../src/successors/data/board.js';
import { cards } from '../../../src/successors/data/cards.js';
import { source } from '../../../src/successors/data/codec/fields.js';
import { fleets } from '../../../src/successors/data/fleets.js';
import { generals } from '../../../src/successors/data/generals.js';
import { independents } from '../../../src/successors/data/independents.js';
import { royals } from '../../../src/successors/data/royals.js';
import { sources } from '../../../src/successors/data/sources/index.js';
import { cardTexts } from '../../../src/successors/data/texts.js';
import { sources as publicSources } from '../../../src/successors/index.js';

/** For each table of sources: the names of its facts, once for each fact. */
const FACTS: Readonly<Record<keyof typeof sources, readonly string[]>> = {
  provinces: board.provinces.map(({ id }) => id),
  spaces: board.spaces.map(({ id }) => id),
  paths: board.paths.map(({ a, b, kind }) => `${a} ${b} ${kind}`),
  cards: cards.map(({ id }) => String(id)),
  generals: Object.keys(generals),
  abilities: Object.keys(reconstructedAbilities),
  royals: Object.keys(royals),
  fleets: Object.keys(fleets),
  independents: Object.keys(independents),
};

/** All sources of a table, those of single figures among them. */
const told = (table: object): readonly unknown[] =>
  Object.values(table).flatMap((each: unknown) => (typeof each === 'object' && each !== null ? told(each) : [each]));

describe('where the default data come from', () => {
  test.each(Object.entries(FACTS))('%s: each fact has a source, and each source a fact', (name, facts) => {
    expect(Object.keys(sources[name as keyof typeof sources]).sort()).toEqual([...facts].sort());
  });

  test.each(Object.keys(FACTS))('%s: each is a source such as rows of your own may carry', (name) => {
    expect(told(sources[name as keyof typeof sources]).filter((one) => !source.is(one))).toEqual([]);
  });

  test('R 4.31 each card has a text, and each text a card', () => {
    expect(Object.keys(cardTexts).map(Number)).toEqual(cards.map(({ id }) => id));
  });

  test('the rows themselves carry neither sources nor texts', () => {
    const abilities = Object.values(reconstructedAbilities).flat();
    const rows = [...board.provinces, ...board.spaces, ...board.paths, ...cards, ...abilities];
    expect(rows.filter((row) => 'source' in row || 'text' in row)).toEqual([]);
  });

  test('known names have sources, and unknown names have none', () => {
    expect(publicSources).toBe(sources);
    expect(sources.spaces['nowhere']).toBeUndefined();
    expect(sources.paths['larisa pella land']).toBeUndefined();
    expect(sources.paths['pella larisa land']).toBe('R 8.3.10');
    expect(sources.independents.filon.limits).toBe('R 14.3');
  });
});
