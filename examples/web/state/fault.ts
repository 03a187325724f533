/** What has gone wrong, in the language of the page. */
import type { Locale } from 'diadochi/core';
import type { PageWords } from '../words/index.js';

export type Fault = (words: PageWords, locale: Locale) => string;

/** Reports that a part of the page could not be loaded. */
export const notLoaded =
  (error: unknown): Fault =>
  ({ partNotLoaded }) =>
    partNotLoaded(messageOf(error));

/** Returns what an error says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
