/** Tables of words: every name is there and means one thing, every refusal is a sentence. */
import { describe, expect, test } from 'vitest';
import {
  components,
  createGame,
  orThrow,
  REFUSAL_CODES,
  type Components,
  type RefusalCode,
} from '../../../src/conquest/index.js';
import {
  describeAction,
  describeEvent,
  describeRefusal,
  LOCALES,
  names,
  question,
} from '../../../src/conquest/text/index.js';
import { textsIn } from '../../kit/words.js';

const codes = Object.keys(REFUSAL_CODES) as RefusalCode[];

describe.each(LOCALES)('%s', (locale) => {
  const told = names(locale);

  test('every name is a name', () => {
    const texts = textsIn(told);
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter(([, text]) => text === '' || text !== text.trim() || /[a-z][A-Z]/.test(text))).toEqual([]);
  });

  test.each([
    'sides',
    'statuses',
    'provinces',
    'cities',
    'seaZones',
    'kinds',
    'units',
    'leaders',
    'objectives',
    'types',
    'terrains',
    'seasons',
    'phases',
    'boxes',
    'trays',
    'minorResults',
    'tacticalResults',
    'rolls',
    'optionalRules',
  ] as const)('in the table of %s no two things are called the same', (table) => {
    const called = Object.values<string>(told[table]);
    expect(called).toHaveLength(new Set(called).size);
  });

  test('every refusal is a sentence with its rule behind it, and no other rule in it', () => {
    for (const code of codes) {
      const { text, parts } = describeRefusal({ code, rule: 'R 8.2', params: {}, message: '' }, locale);
      expect(text).toMatch(/^[A-ZÄÖÜ].*\. \(R 8\.2\)$/);
      expect(text.slice(0, -' (R 8.2)'.length)).not.toMatch(/\bR \d|ruling/);
      expect(parts).toContainEqual({ kind: 'rule', id: 'R 8.2', text: 'R 8.2' });
    }
  });

  test('no two refusals say the same', () => {
    const said = codes.map((code) => describeRefusal({ code, rule: 'R 1', params: {}, message: '' }, locale).text);
    expect(said).toHaveLength(new Set(said).size);
  });
});

test('a unit goes by its number where there are several of its kind', () => {
  expect([names('en').units['phalanx-13'], names('en').units['hetairoi-1']]).toEqual(['Phalanx 13', 'Hetairoi']);
  expect([names('de').units['persianLevy-2'], names('de').units['royalGuard-1']]).toEqual([
    'Persisches Aufgebot 2',
    'Königsgarde',
  ]);
});

/** The usual components, a few of which are called otherwise. */
const renamed: Components = {
  ...components,
  map: {
    ...components.map,
    provinces: components.map.provinces.map((row) => (row.id === 'syria' ? { ...row, name: 'Beyond the River' } : row)),
    cities: components.map.cities.map((row) => (row.id === 'sogdianRock' ? { ...row, name: 'Ariamazes’ Rock' } : row)),
  },
  counters: {
    ...components.counters,
    kinds: components.counters.kinds.map((row) => (row.id === 'phalanx' ? { ...row, name: 'Pezhetairoi' } : row)),
    leaders: components.counters.leaders.map((row) => (row.id === 'darius' ? { ...row, name: 'Artashata' } : row)),
    baggage: components.counters.baggage.map((row) => ({ ...row, name: 'Diades’ engines' })),
  },
};
const own = orThrow(createGame({ players: 2, components: renamed }));

test('components of one’s own have their own names, in every language', () => {
  for (const locale of LOCALES) {
    const { provinces, cities, kinds, units, leaders, baggage } = names(locale, own);
    expect([provinces['syria'], cities['sogdianRock'], kinds['phalanx'], units['phalanx-2']]).toEqual([
      'Beyond the River',
      'Ariamazes’ Rock',
      'Pezhetairoi',
      'Pezhetairoi 2',
    ]);
    expect([leaders['darius'], baggage['siegeTrain']]).toEqual(['Artashata', 'Diades’ engines']);
    // What is not called otherwise is told as it is called there.
    expect(provinces['egypt']).toBe('Egypt');
  }
});

test('and are spoken of by them, without the articles of others', () => {
  const besiege = {
    type: 'besiege',
    player: 'macedonian',
    city: 'sogdianRock',
    force: 'macedonian',
    from: 'syria',
  } as const;
  expect(describeAction(besiege, own).text).toBe('Besiege Ariamazes’ Rock from Beyond the River');
  expect(describeAction(besiege, own, 'de').text).toBe('Ariamazes’ Rock von Beyond the River aus belagern');
  const lost = { type: 'baggageLost', rule: 'R 11.5', baggage: 'siegeTrain', from: 'syria', why: 'destroyed' } as const;
  expect(describeEvent(lost, own).text).toBe('Diades’ engines is lost in Beyond the River.');
  expect(describeEvent(lost, own, 'de').text).toBe('Diades’ engines geht in Beyond the River verloren.');
  expect(question(own, 'de')?.text).toBe('Perser: Wo beginnt Artashata mit 17 Einheiten?');
  expect(
    describeRefusal(
      { code: 'provinceNotOffered', rule: 'R 3.3', params: { province: 'syria' }, message: '' },
      'de',
      own,
    ).text,
  ).toBe('Beyond the River: Diese Gruppe kann nicht in dieser Provinz beginnen. (R 3.3)');
});
