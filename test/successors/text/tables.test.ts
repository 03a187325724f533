/** Tables of words: every name is there and means one thing, every refusal is a sentence. */
import { describe, expect, test } from 'vitest';
import { REFUSAL_CODES, type RefusalCode } from '../../../src/successors/index.js';
import { describeRefusal, LOCALES, names } from '../../../src/successors/text/index.js';
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
    'players',
    'fleets',
    'independentArmies',
    'segments',
    'stages',
    'spaceKinds',
    'pathKinds',
    'regions',
    'moments',
    'generals',
    'royals',
    'spaces',
    'provinces',
    'optionalRules',
  ] as const)('in the table of %s no two things are called the same', (table) => {
    const called = Object.values<string>(told[table]);
    expect(called).toHaveLength(new Set(called).size);
  });

  test('every refusal is a sentence with its rule behind it, and no other rule in it', () => {
    for (const code of codes) {
      const { text, parts } = describeRefusal({ code, rule: 'R 8.2', params: {}, message: '' }, locale);
      expect(text).toMatch(/^(?:Elite Cavalry|[A-ZÄÖÜ„]).*\. \(R 8\.2\)$/);
      expect(text.slice(0, -' (R 8.2)'.length)).not.toMatch(/\bR \d|ruling/);
      expect(parts).toContainEqual({ kind: 'rule', id: 'R 8.2', text: 'R 8.2' });
    }
  });
});

test('no two refusals say the same', () => {
  for (const locale of LOCALES) {
    const said = codes.map((code) => describeRefusal({ code, rule: 'R 1', params: {}, message: '' }, locale).text);
    expect(said).toHaveLength(new Set(said).size);
  }
});

test('what is special to the default board and deck is said of no other', () => {
  const renamed = {
    options: {
      players: 2,
      cards: [
        {
          id: 1,
          title: 'Hemlock',
          type: 'bonus',
          operationPoints: 2,
          removeAfterEvent: false,
          mustBePlayed: false,
          effect: { kind: 'hemlock' },
        },
      ],
    },
  } as const;
  expect(names('de').cards[1]).toBe('Den Schierling trinken');
  expect(names('de', renamed).cards).toEqual({ 1: 'Hemlock' });
  expect(names('en').spaces['tp-persian-gates']).toBe('Persian Gates');
  expect(names('de').spaces['tp-persian-gates']).toBe('Persides Pylai');
});
