/** How those who hold something are told apart: by hue, by pattern, by emblem, and by letter. And the colours of nations (R 2.5). */
import { SEAT_COLOURS, SEAT_SHAPES, type Colours, type Shape } from '../../svg/liveries.js';
import type { Livery, Theme } from '../../svg/theme.js';
import type { Status } from '../questions.js';
import type { Nation } from '../vocabulary.js';

const SHAPES: Readonly<Record<Status, Shape>> = {
  macedonian: SEAT_SHAPES.blue,
  persian: { pattern: 'dots', emblem: 'disc' },
  // R S1.1
  regency: SEAT_SHAPES.blue,
  warlords: SEAT_SHAPES.red,
  antigonid: SEAT_SHAPES.red,
  ptolemaic: SEAT_SHAPES.yellow,
  seleucid: SEAT_SHAPES.blue,
  independents: { pattern: 'upright', emblem: 'triangle' },
  neutral: { pattern: 'level', emblem: 'cross' },
  // R X1.1
  rebel: SEAT_SHAPES.blue,
  royal: { pattern: 'dots', emblem: 'disc' },
  contested: { pattern: 'crossed', emblem: 'diamond' },
  independent: { pattern: 'upright', emblem: 'hexagon' },
};

const COLOURS: Readonly<Record<Theme, Readonly<Record<Status, Colours>>>> = {
  light: {
    macedonian: SEAT_COLOURS.light.blue,
    persian: { fill: '#c4641a', ink: '#ffffff', edge: '#5c2c07' },
    // R S1.1
    regency: SEAT_COLOURS.light.blue,
    warlords: SEAT_COLOURS.light.red,
    antigonid: SEAT_COLOURS.light.red,
    ptolemaic: SEAT_COLOURS.light.yellow,
    seleucid: SEAT_COLOURS.light.blue,
    independents: { fill: '#2f7d4f', ink: '#ffffff', edge: '#123a23' },
    neutral: { fill: '#5f6b76', ink: '#ffffff', edge: '#2a3138' },
    // R X1.1
    rebel: SEAT_COLOURS.light.blue,
    royal: { fill: '#c4641a', ink: '#ffffff', edge: '#5c2c07' },
    contested: { fill: '#8b2f7f', ink: '#ffffff', edge: '#45123e' },
    independent: { fill: '#7d786a', ink: '#ffffff', edge: '#3d3a32' },
  },
  dark: {
    macedonian: SEAT_COLOURS.dark.blue,
    persian: { fill: '#e8934a', ink: '#2a1202', edge: '#ffd3ac' },
    // R S1.1
    regency: SEAT_COLOURS.dark.blue,
    warlords: SEAT_COLOURS.dark.red,
    antigonid: SEAT_COLOURS.dark.red,
    ptolemaic: SEAT_COLOURS.dark.yellow,
    seleucid: SEAT_COLOURS.dark.blue,
    independents: { fill: '#5fb884', ink: '#04200f', edge: '#c3ecd3' },
    neutral: { fill: '#8fa0ae', ink: '#0d1318', edge: '#d6e0e8' },
    // R X1.1
    rebel: SEAT_COLOURS.dark.blue,
    royal: { fill: '#e8934a', ink: '#2a1202', edge: '#ffd3ac' },
    contested: { fill: '#d083c6', ink: '#2a0626', edge: '#f3cdee' },
    independent: { fill: '#9a9585', ink: '#16140f', edge: '#d8d4c6' },
  },
};

export const liveryOf = (theme: Theme, status: Status): Livery => ({ ...COLOURS[theme][status], ...SHAPES[status] });

/** The colours of counters. */
export const NATION_COLOURS: Readonly<Record<Nation, string>> = {
  macedonian: '#2563b0',
  spartan: '#b3261e',
  mercenary: '#7c8791',
  persian: '#c4641a',
  indian: '#2f8f6b',
  barbarian: '#d4a514',
  arab: '#b99a68',
};
