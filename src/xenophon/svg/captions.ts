/** Texts that only pictures use, in addition to those of the base. */
import type { Locale } from '../../core/index.js';
import type { Captions as BaseCaptions } from '../../conquest/text/captions.js';
import { germanCaptions } from '../../conquest/text/de/captions.js';
import { englishCaptions } from '../../conquest/text/en/captions.js';
import type { Obstacle } from '../vocabulary.js';

export interface Captions extends BaseCaptions {
  /** The Greeks that came with the pretender. */
  readonly greeks: string;
  readonly onTheMap: (count: number) => string;
  /** The heading of the units that were counted when Cyrus fell (R X9.2). */
  readonly remnant: (counted: number) => string;
  readonly home: string;
  readonly underWay: string;
  readonly lost: string;
  /** The sources of points (R X9.3). */
  readonly scores: Readonly<Record<'provinces' | 'capitals' | 'family' | 'treasury', string>>;
  readonly score: string;
  /** The ground in an Outflank box (R X7.3). */
  readonly ground: Readonly<Record<Obstacle, string>>;
}

const english: Captions = {
  ...englishCaptions,
  game: 'March of the Ten-Thousand',
  short: {
    ...englishCaptions.short,
    spartanHoplites: 'Spartan',
    thracianPeltasts: 'Thrac',
    greekArchers: 'Archer',
    slingers: 'Sling',
    cyrusGuard: 'Guard',
    scytheChariots: 'Scythe',
    carduchi: 'Carduch',
    chalybes: 'Chalyb',
    pisidians: 'Pisid',
  },
  greeks: 'The Ten Thousand',
  onTheMap: (count) => `${count} on the map`,
  remnant: (counted) => `${counted} when he fell`,
  home: 'home',
  underWay: 'on the way',
  lost: 'lost',
  scores: { provinces: 'provinces', capitals: 'capitals', family: 'Royal Family', treasury: 'Treasury' },
  score: 'points',
  ground: { river: 'River: closed', mountain: 'Mountains: closed', hill: 'Hill' },
};

const german: Captions = {
  ...germanCaptions,
  game: 'Zug der Zehntausend',
  short: {
    ...germanCaptions.short,
    spartanHoplites: 'Spart',
    thracianPeltasts: 'Thrak',
    greekArchers: 'Bogen',
    slingers: 'Schleud',
    cyrusGuard: 'Garde',
    scytheChariots: 'Sichel',
    carduchi: 'Kardu',
    chalybes: 'Chalyb',
    pisidians: 'Pisid',
  },
  greeks: 'Die Zehntausend',
  onTheMap: (count) => `${count} auf der Karte`,
  remnant: (counted) => `${counted}, als er fiel`,
  home: 'daheim',
  underWay: 'unterwegs',
  lost: 'verloren',
  scores: { provinces: 'Provinzen', capitals: 'Hauptstädte', family: 'Königsfamilie', treasury: 'Schatz' },
  score: 'Punkte',
  ground: { river: 'Fluss: gesperrt', mountain: 'Berge: gesperrt', hill: 'Hügel' },
};

export const CAPTIONS: Readonly<Record<Locale, Captions>> = { en: english, de: german };
