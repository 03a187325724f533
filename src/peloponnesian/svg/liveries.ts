/** The liveries of players, with hue, pattern, emblem and letter, and the colours of homes on units. */
import { SEAT_COLOURS, SEAT_SHAPES, type Colours, type Shape } from '../../svg/liveries.js';
import type { Livery, Theme } from '../../svg/theme.js';
import type { HomeId, PlayerId } from '../vocabulary.js';

/** The holder of something; `league`: all allies alike (R 6.5.1), `nobody`: neither camp. */
export type Holder = PlayerId | 'league' | 'nobody';

const SHAPES: Readonly<Record<Holder, Shape>> = {
  athens: SEAT_SHAPES.blue,
  sparta: SEAT_SHAPES.red,
  thebes: SEAT_SHAPES.yellow,
  corinth: { pattern: 'upright', emblem: 'hexagon' },
  league: { pattern: 'crossed', emblem: 'disc' },
  nobody: { pattern: 'crossed', emblem: 'triangle' },
};

const COLOURS: Readonly<Record<Theme, Readonly<Record<Holder, Colours>>>> = {
  light: {
    athens: SEAT_COLOURS.light.blue,
    sparta: SEAT_COLOURS.light.red,
    thebes: SEAT_COLOURS.light.yellow,
    corinth: { fill: '#3f8352', ink: '#ffffff', edge: '#173a22' },
    league: { fill: '#8a4a9c', ink: '#ffffff', edge: '#3a1a45' },
    nobody: { fill: '#9b9482', ink: '#ffffff', edge: '#4d483c' },
  },
  dark: {
    athens: SEAT_COLOURS.dark.blue,
    sparta: SEAT_COLOURS.dark.red,
    thebes: SEAT_COLOURS.dark.yellow,
    corinth: { fill: '#6bb07b', ink: '#04180a', edge: '#c3e6cb' },
    league: { fill: '#bd8fce', ink: '#1d0a25', edge: '#ecd6f5' },
    nobody: { fill: '#8f8a7c', ink: '#16140f', edge: '#cfcabb' },
  },
};

export const liveryOf = (theme: Theme, holder: Holder): Livery => ({ ...COLOURS[theme][holder], ...SHAPES[holder] });

/** The colours of counters, by the homes of units (R 1.3.3). */
export const HOME_COLOURS: Readonly<Record<HomeId, string>> = {
  achaea: '#c77d2e',
  elis: '#7a9a2f',
  arcadia: '#8a5a33',
  argolid: '#d9a520',
  corinth: '#3f8f5f',
  laconia: '#b3261e',
  epidaurus: '#b0679c',
  megarid: '#6b7a8f',
  attica: '#2563b0',
  boeotia: '#2f9aa0',
  euboea: '#5a7fd0',
  phocisLocris: '#8b6fb5',
  aetolia: '#a08a3c',
  acarnania: '#5f8f4a',
  epirus: '#77624c',
  westernIslands: '#4aa3c7',
  thessaly: '#a54f68',
  macedon: '#6d3f8f',
  chalcidice: '#c25a8a',
  thrace: '#58704a',
  hellespont: '#3c7f8f',
  lesbos: '#7f9fd9',
  chios: '#4f6fa8',
  samos: '#3fa58f',
  rhodes: '#c9708f',
  aegeanIslands: '#6fa0b8',
  pharnabazus: '#c4641a',
  tissaphernes: '#a8401f',
  sicily: '#9aa03a',
};
