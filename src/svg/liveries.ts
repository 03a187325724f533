/** The liveries of player colours that several games use: red looks the same in all of them. */
import type { Livery, Theme } from './theme.js';

/** What distinguishes players without colour. */
export type Shape = Pick<Livery, 'pattern' | 'emblem'>;
/** The colours that distinguish them. */
export type Colours = Pick<Livery, 'fill' | 'ink' | 'edge'>;

type Seat = 'red' | 'blue' | 'yellow';

export const SEAT_SHAPES: Readonly<Record<Seat, Shape>> = {
  red: { pattern: 'rising', emblem: 'disc' },
  blue: { pattern: 'falling', emblem: 'square' },
  yellow: { pattern: 'dots', emblem: 'diamond' },
};

export const SEAT_COLOURS: Readonly<Record<Theme, Readonly<Record<Seat, Colours>>>> = {
  light: {
    red: { fill: '#c8322b', ink: '#ffffff', edge: '#5e1310' },
    blue: { fill: '#2563b0', ink: '#ffffff', edge: '#102f57' },
    yellow: { fill: '#f2bf26', ink: '#2b2100', edge: '#6e5300' },
  },
  dark: {
    red: { fill: '#e0514a', ink: '#1c0403', edge: '#ffb3ae' },
    blue: { fill: '#5c9ae6', ink: '#04152b', edge: '#c4dcfb' },
    yellow: { fill: '#f4cb4b', ink: '#2b2100', edge: '#fff0bd' },
  },
};
