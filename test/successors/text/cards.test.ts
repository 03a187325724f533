/** Cards in every language: each has its text, and what is counted, named and cited in one is so in the other. */
import { describe, expect, test } from 'vitest';
import { cards, createGame, orThrow } from '../../../src/successors/index.js';
import { cardText, LOCALES, names } from '../../../src/successors/text/index.js';

const state = orThrow(createGame({ players: 2 }));
const textOf = (card: number, locale: (typeof LOCALES)[number]): string => cardText(state, card, locale) ?? '';

/** Figures and clauses, each as often as it is said. */
const figuresIn = (text: string): readonly string[] => (text.match(/\d+(?:\.\d+)*/g) ?? []).toSorted();

/** Provinces, spaces and people that both languages call the same. */
const NAMED = (() => {
  const { provinces, spaces, generals, royals } = names('en');
  return [...new Set([provinces, spaces, generals, royals].flatMap((table) => Object.values<string>(table)))].filter(
    (name) => /^[A-Z]\w+$/.test(name),
  );
})();
const namedIn = (text: string): readonly string[] => NAMED.filter((name) => new RegExp(`\\b${name}\\b`).test(text));

describe.each(cards.map(({ id, title }) => [id, title] as const))('%i %s', (id) => {
  test('has a text of its language', () => {
    const [en, de] = LOCALES.map((locale) => textOf(id, locale));
    expect(en).toMatch(/^[A-Z].*\.$/);
    expect(de).toMatch(/^[A-ZÄÖÜ].*\.$/);
    expect(de).not.toBe(en);
    expect(de).not.toMatch(/\b(?:the|your|and|combat unit|marker)\b/);
  });

  test('says the same figures and names', () => {
    expect(figuresIn(textOf(id, 'de'))).toEqual(figuresIn(textOf(id, 'en')));
    expect(namedIn(textOf(id, 'de'))).toEqual(namedIn(textOf(id, 'en')));
  });
});

test('names are found in texts', () => {
  expect(namedIn(textOf(29, 'en'))).toEqual(
    ['Babylon', 'Sousa', 'Ekbatana'].toSorted((a, b) => NAMED.indexOf(a) - NAMED.indexOf(b)),
  );
  expect(figuresIn(textOf(24, 'de'))).toEqual(['3', '4', '5', '6']);
});
