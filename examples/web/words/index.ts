/** The page's own texts. The games have theirs. */
import type { Locale } from 'diadochi/core';
import { ENGLISH } from './english.js';
import { GERMAN } from './german.js';

/** A text wherever English has one. */
type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Texts<T[K]>;
};
export type PageWords = Texts<typeof ENGLISH>;

export const WORDS: Readonly<Record<Locale, PageWords>> = { en: ENGLISH, de: GERMAN };
