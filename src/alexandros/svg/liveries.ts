/** How players and symbols are distinguished: by hue, by pattern, by shape and by letter. */
import { SEAT_COLOURS, SEAT_SHAPES, type Colours, type Shape } from '../../svg/liveries.js';
import type { Livery, Theme } from '../../svg/theme.js';
import type { CardSymbol, PlayerId, WallColour } from '../vocabulary.js';

const SHAPES: Readonly<Record<PlayerId, Shape>> = {
  ...SEAT_SHAPES,
  green: { pattern: 'upright', emblem: 'hexagon' },
};

const COLOURS: Readonly<Record<Theme, Readonly<Record<PlayerId, Colours>>>> = {
  light: {
    ...SEAT_COLOURS.light,
    green: { fill: '#3f8352', ink: '#ffffff', edge: '#173a22' },
  },
  dark: {
    ...SEAT_COLOURS.dark,
    green: { fill: '#6bb07b', ink: '#04180a', edge: '#c3e6cb' },
  },
};

export const liveryOf = (theme: Theme, player: PlayerId): Livery => ({ ...COLOURS[theme][player], ...SHAPES[player] });

/** The colours of spaces by their symbol. */
export const SYMBOL_GROUND: Readonly<Record<Theme, Readonly<Record<CardSymbol, string>>>> = {
  light: { temple: '#e7ddf0', amphora: '#f3dcc6', horse: '#dfe8d2', lyre: '#d5e6ee', soldier: '#eed7d6' },
  dark: { temple: '#3d3548', amphora: '#4a3b2b', horse: '#364030', lyre: '#2d3f47', soldier: '#472f2f' },
};

export const WALL_INK: Readonly<Record<Theme, Readonly<Record<WallColour, string>>>> = {
  light: { black: '#1b1a18', red: '#c02718' },
  dark: { black: '#f1ede2', red: '#ff7a66' },
};
