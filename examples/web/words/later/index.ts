/** The texts that are loaded with the dialogs, in all languages. */
import type { Locale } from 'diadochi/core';
import type { Texts } from '../index.js';
import { LATER_ENGLISH } from './english.js';
import { LATER_GERMAN } from './german.js';

export type LaterWords = Texts<typeof LATER_ENGLISH>;

export const LATER_WORDS: Readonly<Record<Locale, LaterWords>> = { en: LATER_ENGLISH, de: LATER_GERMAN };
