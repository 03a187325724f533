/** The languages of the games' text. */

/** The languages. The code does not compile unless each game has tables for all of them. */
export const LOCALES = ['en', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
