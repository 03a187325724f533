/** Alexander's path as a whole, in a language. */
import type { Locale } from '../../core/index.js';
import { inGerman } from './de/index.js';
import { inEnglish } from './en/index.js';
import type { Shown } from './speech.js';
import type { LanguageTexts } from './tables.js';
import { wayIn, type OnTheWay, type WaySaying } from './way.js';

const TONGUES: Readonly<Record<Locale, LanguageTexts>> = { en: inEnglish, de: inGerman };

/**
 * Returns sentences about Alexander's path as a whole: his steps, the walls placed, and whether the black ones are used
 * up, each with the event whose rule it comes from. This is shorter than {@link describeEvent} for each event.
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/alexandros';
 * import { describeWay } from 'diadochi/alexandros/text';
 *
 * const state = orThrow(createGame({ players: 3 }));
 * const step = { type: 'alexanderStepped', rule: 'R Moving Alexander', player: 'red', from: 'p0.0', to: 'p1.1' } as const;
 * describeWay([step], state).map(({ said }) => said.text); // ['He moves A2 → C3, and no wall is placed.']
 */
export const describeWay = (events: readonly OnTheWay[], shown: Shown, locale: Locale = 'en'): readonly WaySaying[] =>
  wayIn(TONGUES[locale], events, shown);
