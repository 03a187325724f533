/** The looks of holders, which differ in hue, pattern, emblem and letter, and the colours of nations (R 2.5). */
import { SEAT_COLOURS, SEAT_SHAPES, type Colours, type Shape } from '../../svg/liveries.js';
import type { Livery, Theme } from '../../svg/theme.js';
import type { Status } from '../questions.js';
import type { Nation, SideId } from '../vocabulary.js';

/** The look of a side, or of things without a holder. */
export interface Looks {
  readonly shape: Shape;
  readonly colours: Readonly<Record<Theme, Colours>>;
  /** The opacity of its colour in a province. */
  readonly tint: number;
}

/** The looks of the sides of a game. */
export type Liveries = Readonly<Partial<Record<SideId, Looks>>>;

type Seat = keyof typeof SEAT_SHAPES;

/** Returns a side in a colour that players have in other games too. */
export const seated = (seat: Seat): Looks => ({
  shape: SEAT_SHAPES[seat],
  colours: { light: SEAT_COLOURS.light[seat], dark: SEAT_COLOURS.dark[seat] },
  tint: 0.24,
});

/** The side of the King of Persia. */
export const saffron: Looks = {
  shape: { pattern: 'dots', emblem: 'disc' },
  colours: {
    light: { fill: '#c4641a', ink: '#ffffff', edge: '#5c2c07' },
    dark: { fill: '#e8934a', ink: '#2a1202', edge: '#ffd3ac' },
  },
  tint: 0.2,
};

/** The sides of the base. */
export const LIVERIES: Liveries = { macedonian: /* @__PURE__ */ seated('blue'), persian: saffron };

const CONTESTED: Looks = {
  shape: { pattern: 'crossed', emblem: 'diamond' },
  colours: {
    light: { fill: '#8b2f7f', ink: '#ffffff', edge: '#45123e' },
    dark: { fill: '#d083c6', ink: '#2a0626', edge: '#f3cdee' },
  },
  tint: 0.24,
};

const INDEPENDENT: Looks = {
  shape: { pattern: 'upright', emblem: 'hexagon' },
  colours: {
    light: { fill: '#7d786a', ink: '#ffffff', edge: '#3d3a32' },
    dark: { fill: '#9a9585', ink: '#16140f', edge: '#d8d4c6' },
  },
  tint: 0,
};

/** Returns the look of a province with this status. */
export function looksOf(liveries: Liveries, status: Status): Looks {
  if (status === 'contested') return CONTESTED;
  return (status === 'independent' ? undefined : liveries[status]) ?? INDEPENDENT;
}

export const liveryOf = ({ colours, shape }: Looks, theme: Theme): Livery => ({ ...colours[theme], ...shape });

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
