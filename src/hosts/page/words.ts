/** The words of a game on the page, made from its text functions. */
import { LOCALES, type Locale, type Phrase, type WholeGameTypes } from '../../core/index.js';
import type { Words } from './table.js';

/** The text functions of a game. */
export interface Texts<G extends WholeGameTypes> {
  action(action: G['action'], shown: G['shown'], locale: Locale): Phrase;
  event(event: G['event'], shown: G['shown'], locale: Locale): Phrase;
  question(shown: G['shown'], locale: Locale): Phrase | undefined;
  players(locale: Locale): Readonly<Partial<Record<G['player'], string>>>;
  /** Returns the name of a space as a destination. */
  place(shown: G['shown'], space: string, locale: Locale): string;
  /** Returns how the game can end. */
  endings(locale: Locale): Readonly<Partial<Record<string, string>>>;
}

const wordsIn = <G extends WholeGameTypes>(texts: Texts<G>, locale: Locale): Words<G> => ({
  action: (action, shown) => texts.action(action, shown, locale),
  event: (event, shown) => texts.event(event, shown, locale),
  question: (shown) => texts.question(shown, locale),
  player: (player) => texts.players(locale)[player] ?? player,
  place: (shown, space) => texts.place(shown, space, locale),
  ending: (how) => new Map(Object.entries(texts.endings(locale))).get(how) ?? '',
});

/** Returns the words of a game in every language. */
export const wordsOf = <G extends WholeGameTypes>(texts: Texts<G>): Readonly<Record<Locale, Words<G>>> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, wordsIn(texts, locale)])) as Record<Locale, Words<G>>;
