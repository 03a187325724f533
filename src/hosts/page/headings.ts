/** The page's own words for what games do not name. */
import type { Locale } from '../../core/index.js';

const ENGLISH = {
  hand: 'Your Hand',
  discarded: 'Last Discarded Card',
  faceUp: 'Face Up',
  played: 'Played for the Province',
  supply: 'Supply',
  edition: 'Rules',
  interrupts: 'Surprise Cards: Who Is Asked',
  asked: { holders: 'players with a fitting card', everyone: 'all players, so that no pause reveals anything' },
  startingPlayer: 'Starting Player',
  scenario: 'Scenario',
  without: (section: string) => `Without ${section}`,
  own: { board: 'Board', cards: 'Cards', abilities: 'Special Abilities', components: 'Components' },
} as const;

type Headings = {
  readonly [K in keyof typeof ENGLISH]: (typeof ENGLISH)[K] extends string
    ? string
    : (typeof ENGLISH)[K] extends (...args: infer A) => string
      ? (...args: A) => string
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
    startingPlayer: 'Startspieler',
    scenario: 'Szenario',
    without: (section) => `Ohne ${section}`,
    own: { board: 'Brett', cards: 'Karten', abilities: 'Besondere Fähigkeiten', components: 'Spielmaterial' },
  },
};
