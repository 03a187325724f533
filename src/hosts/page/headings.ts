/** The page's own words for what games do not name. */
import type { Locale } from '../../core/index.js';

const ENGLISH = {
  hand: 'Your hand',
  discarded: 'Last card discarded',
  faceUp: 'Face up',
  played: 'Played for the province',
  supply: 'Supply',
  edition: 'Rules',
  interrupts: 'Surprise cards: who is asked',
  asked: { holders: 'whoever holds a card that fits', everyone: 'everybody, so that no pause tells anything' },
  startingPlayer: 'Begins',
  scenario: 'Scenario',
} as const;

type Headings = {
  readonly [K in keyof typeof ENGLISH]: (typeof ENGLISH)[K] extends string
    ? string
    : Readonly<Record<keyof (typeof ENGLISH)[K], string>>;
};

export const HEADINGS: Readonly<Record<Locale, Headings>> = {
  en: ENGLISH,
  de: {
    hand: 'Deine Hand',
    discarded: 'Zuletzt abgelegt',
    faceUp: 'Offen',
    played: 'Für die Provinz gespielt',
    supply: 'Vorrat',
    edition: 'Regeln',
    interrupts: 'Überraschungskarten: wer gefragt wird',
    asked: { holders: 'wer eine passende Karte hat', everyone: 'alle, damit keine Pause etwas verrät' },
    startingPlayer: 'Beginnt',
    scenario: 'Szenario',
  },
};
