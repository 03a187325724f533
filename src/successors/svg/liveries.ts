/** How factions are distinguished: by hue, by pattern, by emblem, and by letter. */
import { SEAT_COLOURS, SEAT_SHAPES, type Colours, type Shape } from '../../svg/liveries.js';
import type { Livery, Theme } from '../../svg/theme.js';
import type { Faction } from '../vocabulary.js';

const SHAPES: Readonly<Record<Faction, Shape>> = {
  ...SEAT_SHAPES,
  white: { pattern: 'level', emblem: 'hexagon' },
  black: { pattern: 'crossed', emblem: 'triangle' },
  independent: { pattern: 'upright', emblem: 'cross' },
};

const COLOURS: Readonly<Record<Theme, Readonly<Record<Faction, Colours>>>> = {
  light: {
    ...SEAT_COLOURS.light,
    white: { fill: '#ffffff', ink: '#1d1d1d', edge: '#55524b' },
    black: { fill: '#26262b', ink: '#ffffff', edge: '#000000' },
    independent: { fill: '#4e8a5b', ink: '#ffffff', edge: '#1d4427' },
  },
  dark: {
    ...SEAT_COLOURS.dark,
    white: { fill: '#f4f1ea', ink: '#1d1d1d', edge: '#8b8880' },
    black: { fill: '#0b0b0d', ink: '#f4f1ea', edge: '#a9a6a0' },
    independent: { fill: '#6bb07b', ink: '#04180a', edge: '#c3e6cb' },
  },
};

/** How strongly a province is tinted in the colour of its controller. Its name has to stay legible. */
const TINTS: Readonly<Record<Faction, number>> = {
  red: 0.2,
  blue: 0.2,
  yellow: 0.28,
  white: 0.5,
  black: 0.26,
  independent: 0.1,
};
const TINTS_IN_THE_DARK: Readonly<Record<Faction, number>> = { ...TINTS, white: 0.16 };

/** The colours and signs of a faction and of its land. */
export interface FactionLivery extends Livery {
  readonly tint: number;
}

export const liveryOf = (theme: Theme, faction: Faction): FactionLivery => ({
  ...COLOURS[theme][faction],
  ...SHAPES[faction],
  tint: (theme === 'dark' ? TINTS_IN_THE_DARK : TINTS)[faction],
});
