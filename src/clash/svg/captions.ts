/** The captions of pictures that the base does not have. */
import type { Locale } from '../../core/index.js';
import type { Captions as BaseCaptions } from '../../conquest/text/captions.js';
import { germanCaptions } from '../../conquest/text/de/captions.js';
import { englishCaptions } from '../../conquest/text/en/captions.js';

export interface Captions extends BaseCaptions {
  /** The markers that a side has (R S12). */
  readonly has: string;
  /** The captions about the realm as a whole. */
  readonly realm: string;
  readonly allCapitals: string;
  /** Returns the ally of Rhodes (R S5.6). */
  readonly rhodes: (side: string | null) => string;
  /** The order of play of this turn (R S6.2). */
  readonly order: string;
  /** Personal guards (R S14.2). */
  readonly guards: string;
}

const english: Captions = {
  ...englishCaptions,
  game: 'Clash of the Generals',
  short: {
    ...englishCaptions.short,
    rhodianSlingers: 'Sling',
    scytheChariots: 'Scythe',
    bactrianCavalry: 'Bactr',
    cataphracts: 'Catap',
    artillery: 'Artill',
    epigonoi: 'Epigon',
    companions: 'Comp',
    cleruchs: 'Cleruch',
    egyptianPhalanx: 'Egypt',
    nativePhalanx: 'Native',
    africanElephants: 'Eleph',
  },
  has: 'has',
  realm: 'The empire',
  allCapitals: 'all capitals',
  rhodes: (side) => (side === null ? 'Rhodes: nobody’s ally' : `Rhodes: ally of the ${side}`),
  order: 'order',
  guards: 'personal guard',
};

const german: Captions = {
  ...germanCaptions,
  game: 'Clash of the Generals',
  short: {
    ...germanCaptions.short,
    rhodianSlingers: 'Schleud',
    scytheChariots: 'Sichel',
    bactrianCavalry: 'Baktr',
    cataphracts: 'Kataph',
    artillery: 'Gesch',
    epigonoi: 'Epigon',
    companions: 'Gefähr',
    cleruchs: 'Kleruch',
    egyptianPhalanx: 'Ägypt',
    nativePhalanx: 'Einheim',
    africanElephants: 'Elefant',
  },
  has: 'besitzt',
  realm: 'Das Reich',
  allCapitals: 'alle Hauptstädte',
  rhodes: (side) => (side === null ? 'Rhodos: niemandes Verbündeter' : `Rhodos: verbündet, ${side}`),
  order: 'Reihenfolge',
  guards: 'Leibwache',
};

export const CAPTIONS: Readonly<Record<Locale, Captions>> = { en: english, de: german };
