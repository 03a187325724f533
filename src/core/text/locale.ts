/** The languages that the games are told in. */

/** Each game has tables for all of them, or does not compile. */
export const LOCALES = ['en', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
