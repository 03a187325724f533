/** Tables of words: every name is there and means one thing, however many play; every refusal is a sentence. */
import { describe, expect, test } from 'vitest';
import {
  createGame,
  OPTIONAL_RULES,
  orThrow,
  PLAYER_COUNTS,
  REFUSAL_CODES,
  type RefusalCode,
} from '../../../src/clash/index.js';
import { componentsFor } from '../../../src/clash/data/default.js';
import { describeAction, describeEvent, describeRefusal, LOCALES, names } from '../../../src/clash/text/index.js';
import { textsIn } from '../../kit/words.js';

const codes = Object.keys(REFUSAL_CODES) as RefusalCode[];

describe.each(LOCALES)('%s', (locale) => {
  const told = names(locale);

  test('every name is a name', () => {
    const texts = textsIn(told);
    expect(texts.length).toBeGreaterThan(400);
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
    'baggage',
    'trays',
    'rolls',
    'optionalRules',
    'starts',
    'talks',
    'offers',
  ] as const)('in the table of %s no two things are called the same', (table) => {
    const called = Object.values<string>(told[table]);
    expect(called.length).toBeGreaterThan(1);
    expect(called).toHaveLength(new Set(called).size);
  });

  test('its own optional rules have names, and those of the base have none', () => {
    expect(Object.keys(told.optionalRules)).toEqual(OPTIONAL_RULES);
    expect(told).not.toHaveProperty('sections');
  });

  test.each(PLAYER_COUNTS)('all that %i play with has a name, and the same', (players) => {
    const { map, counters } = componentsFor({ players });
    const rows = [
      ['provinces', map.provinces],
      ['cities', map.cities],
      ['seaZones', map.seaZones],
      ['kinds', counters.kinds],
      ['leaders', counters.leaders],
      ['baggage', [...counters.baggage, ...(counters.fleets ?? [])]],
    ] as const;
    for (const [table, things] of rows) expect(Object.keys(told[table])).toEqual(things.map(({ id }) => id));
    const agreed = orThrow(createGame({ players }));
    expect(names(locale, agreed).units).toEqual(told.units);
  });

  test('every refusal is a sentence with its rule behind it, and no other rule in it', () => {
    for (const code of codes) {
      const { text, parts } = describeRefusal({ code, rule: 'R S8.2', params: {}, message: '' }, locale);
      expect(text).toMatch(/^[A-ZÄÖÜ].*\. \(R S8\.2\)$/);
      expect(text.slice(0, -' (R S8.2)'.length)).not.toMatch(/\bR S?\d|ruling/);
      expect(parts).toContainEqual({ kind: 'rule', id: 'R S8.2', text: 'R S8.2' });
    }
  });

  test('no two refusals say the same', () => {
    const said = codes.map((code) => describeRefusal({ code, rule: 'R 1', params: {}, message: '' }, locale).text);
    expect(said).toHaveLength(new Set(said).size);
  });
});

/** What is printed on the components in English has a German name of its own, but what is the same in both languages. */
test('in German nothing of the box keeps an English name', () => {
  const [english, german] = [names('en'), names('de')];
  const same = (['provinces', 'cities', 'kinds', 'leaders', 'baggage', 'seaZones'] as const).flatMap((table) =>
    Object.entries(german[table]).flatMap(([id, name]) => (english[table][id] === name ? [name] : [])),
  );
  expect(same.sort()).toEqual(
    [
      'Alexandria',
      'Aornos',
      'Areia',
      'Babylon',
      'Chandragupta',
      'Drangiana',
      'Eumenes',
      'Gaza',
      'Hellas',
      'Leosthenes',
      'Persepolis',
      'Persis',
      'Phalanx',
      'Prodromoi',
      'Roxane',
      'Sind',
      'Susa',
      'Susiana',
    ].sort(),
  );
});

/** The usual components, a few of which are called otherwise. */
const shipped = componentsFor({ players: 3 });
const renamed = {
  ...shipped,
  map: {
    ...shipped.map,
    provinces: shipped.map.provinces.map((row) => (row.id === 'crete' ? { ...row, name: 'Candia' } : row)),
  },
  counters: {
    ...shipped.counters,
    fleets: (shipped.counters.fleets ?? []).map((row) => (row.id === 'newFleet' ? { ...row, name: 'Argo' } : row)),
    leaders: shipped.counters.leaders.map((row) => (row.id === 'scythianKing' ? { ...row, name: 'Ateas' } : row)),
  },
};
const own = orThrow(createGame({ players: 3, components: renamed }));

test('components of one’s own have their own names, and are spoken of by them', () => {
  for (const locale of LOCALES) {
    const { provinces, baggage, leaders } = names(locale, own);
    expect([provinces['crete'], baggage['newFleet'], leaders['scythianKing']]).toEqual(['Candia', 'Argo', 'Ateas']);
    // What is not called otherwise is told as it is called there.
    expect([provinces['cyprus'], baggage['cretanFleet']]).toEqual(['Cyprus', 'Cretan fleet']);
  }
  const land = { type: 'land', player: 'antigonid', province: 'crete', zone: 'aegean' } as const;
  expect(describeAction(land, own).text).toBe('Land in Candia and anchor in Aegean');
  expect(describeAction(land, own, 'de').text).toBe('In Candia landen und in Aegean ankern');
  const sails = { type: 'baggageMoved', rule: 'R S8.2', baggage: 'newFleet', from: 'aegean', to: 'ionian' } as const;
  expect(describeEvent(sails, own).text).toBe('Argo sails from Aegean to Ionian.');
  expect(
    describeRefusal({ code: 'fleetMoved', rule: 'R S8.2', params: { fleet: 'newFleet' }, message: '' }, 'de', own).text,
  ).toBe('Argo: Die Flotte ist in dieser Phase schon gefahren. (R S8.2)');
});
