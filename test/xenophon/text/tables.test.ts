/** Tables of words: every name is there and means one thing, every refusal is a sentence, and all is spoken of by its own components. */
import { describe, expect, test } from 'vitest';
import type { Components } from '../../../src/conquest/data/shape.js';
import { REFUSAL_CODES, type RefusalCode } from '../../../src/xenophon/code.js';
import { components } from '../../../src/xenophon/data/default.js';
import { OPTIONAL_RULES, type GameOptions } from '../../../src/xenophon/options.js';
import { describeEvent, describeRefusal, LOCALES, names, question } from '../../../src/xenophon/text/index.js';
import { textsIn } from '../../kit/words.js';
import { newGame } from '../table.js';

const codes = Object.keys(REFUSAL_CODES) as RefusalCode[];

describe.each(LOCALES)('%s', (locale) => {
  const told = names(locale);

  test('every name is a name', () => {
    const texts = textsIn(told);
    expect(texts.length).toBeGreaterThan(250);
    expect(texts.filter(([, text]) => text === '' || text !== text.trim() || /[a-z][A-Z]/.test(text))).toEqual([]);
  });

  test.each([
    'sides',
    'provinces',
    'cities',
    'seaZones',
    'kinds',
    'units',
    'leaders',
    'objectives',
    'baggage',
    'peoples',
    'endings',
    'margins',
    'optionalRules',
    'obstacles',
    'flanks',
  ] as const)('in the table of %s no two things are called the same', (table) => {
    const called = Object.values<string>(told[table]);
    expect(called).toHaveLength(new Set(called).size);
  });

  test('what may be agreed is that of this game, and nothing else', () => {
    expect(Object.keys(told.optionalRules)).toEqual(OPTIONAL_RULES);
    expect(told).not.toHaveProperty('sections');
  });

  test('every refusal is a sentence with its rule behind it, and no other rule in it', () => {
    for (const code of codes) {
      const { text, parts } = describeRefusal({ code, rule: 'R X7.3', params: {}, message: '' }, locale);
      expect(text).toMatch(/^[A-ZÄÖÜ].*\. \(R X7\.3\)$/);
      expect(text.slice(0, -' (R X7.3)'.length)).not.toMatch(/\bR X?\d|ruling/);
      expect(parts).toContainEqual({ kind: 'rule', id: 'R X7.3', text: 'R X7.3' });
    }
  });

  test('no two refusals say the same', () => {
    const said = codes.map((code) => describeRefusal({ code, rule: 'R 1', params: {}, message: '' }, locale).text);
    expect(said).toHaveLength(new Set(said).size);
  });
});

test('what is printed in English has its German name', () => {
  const [en, de] = [names('en'), names('de')];
  const alike = (['provinces', 'cities', 'seaZones', 'kinds', 'leaders', 'objectives', 'baggage'] as const).flatMap(
    (table) => Object.keys(en[table]).filter((id) => en[table][id] === de[table][id]),
  );
  // Those whose names are the same in both languages.
  expect(alike.sort()).toEqual([
    'areia',
    'artaxerxes',
    'babylon',
    'drangiana',
    'menon',
    'persepolis',
    'persis',
    'sind',
    'susa',
    'susiana',
    'tissaphernes',
    'xenophon',
  ]);
});

test('a game that may be extended has names for its further counters', () => {
  const extended: GameOptions = { players: 2, optionalRules: ['extendedGame'] };
  const first = {
    type: 'unitRaised',
    rule: 'R 13.1',
    unit: 'persianLevy-8',
    side: 'royal',
    at: 'media',
    steps: 1,
  } as const;
  expect(names('en').units['persianLevy-8']).toBe(undefined);
  expect(names('en', { options: extended }).units['persianLevy-8']).toBe('Persian levy 8');
  expect(describeEvent(first, newGame(extended), 'de').text).toBe(
    'Neue Truppen der Königlichen in Medien: Persisches Aufgebot 8.',
  );
});

/** The usual components, a few of which are called otherwise. */
const renamed: Components = {
  ...components,
  map: {
    ...components.map,
    provinces: components.map.provinces.map((row) => (row.id === 'syria' ? { ...row, name: 'Beyond the River' } : row)),
    seaZones: components.map.seaZones.map((row) => (row.id === 'ionian' ? { ...row, name: 'Icarian Sea' } : row)),
  },
  counters: {
    ...components.counters,
    fleets: (components.counters.fleets ?? []).map((row) => ({ ...row, name: 'Navy of Tamos' })),
  },
};
const own = newGame({ players: 2, components: renamed });

test('components of one’s own have their own names, in every language', () => {
  const sailed = {
    type: 'baggageMoved',
    rule: 'R X6.1',
    baggage: 'ionianFleet',
    from: 'aegean',
    to: 'ionian',
  } as const;
  expect(names('de', own).provinces['syria']).toBe('Beyond the River');
  expect(describeEvent(sailed, own).text).toBe('Navy of Tamos sails from Aegean into Icarian Sea.');
  expect(question(own, 'de')?.text).toBe('Königliche: Wie werden die Königlichen in Beyond the River versorgt?');
  const refused = { code: 'fleetMoved', rule: 'R X6.1', params: { fleet: 'ionianFleet' }, message: '' } as const;
  expect(describeRefusal(refused, 'en', own).text).toBe('Navy of Tamos: The fleet has moved in this phase. (R X6.1)');
});
