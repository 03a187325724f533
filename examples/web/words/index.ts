/** The page's own texts. The games have theirs. English is always there; other languages are loaded when they are chosen. */
import type { Locale } from 'diadochi/core';
import { ENGLISH } from './english.js';

/** A text wherever English has one. */
export type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Texts<T[K]>;
};
export type PageWords = Texts<typeof ENGLISH>;

/** Returns the texts in a language. */
export async function wordsIn(locale: Locale): Promise<PageWords> {
  switch (locale) {
    case 'en':
      return ENGLISH;
    case 'de':
      return (await import('./german.js')).GERMAN;
  }
}
