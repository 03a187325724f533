/** The colours of a picture by purpose, so that each theme is legible. */

/** A light theme for paper and pages, a dark one for screens at night. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The colours of a theme that every game needs. */
export interface Palette {
  readonly theme: Theme;
  /** The background. */
  readonly ground: string;
  /** The background of panels. */
  readonly panel: string;
  readonly panelEdge: string;
  readonly ink: string;
  /** Text of less importance. */
  readonly faint: string;
  /** The outline of letters, so that they are legible on anything. */
  readonly halo: string;
  readonly sea: string;
  readonly seaEdge: string;
  readonly land: string;
  readonly wild: string;
  readonly coast: string;
  readonly border: string;
  readonly road: string;
  readonly sailing: string;
  readonly highlight: string;
  readonly alarm: string;
}

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    theme: 'light',
    ground: '#f7f3e8',
    panel: '#fffdf6',
    panelEdge: '#b9ad90',
    ink: '#1e1b16',
    faint: '#655d4c',
    halo: '#fffdf6',
    sea: '#cfe1ec',
    seaEdge: '#b4cfdf',
    land: '#f3ead2',
    wild: '#e4dcc6',
    coast: '#8aa3b0',
    border: '#b6a27a',
    road: '#7c5a34',
    sailing: '#3f7496',
    highlight: '#d6007f',
    alarm: '#c5401c',
  },
  dark: {
    theme: 'dark',
    ground: '#15181c',
    panel: '#1e2329',
    panelEdge: '#4a5260',
    ink: '#f1ede2',
    faint: '#b0aa9a',
    halo: '#15181c',
    sea: '#1b2b38',
    seaEdge: '#243a4b',
    land: '#39362d',
    wild: '#2b2a26',
    coast: '#58788c',
    border: '#6d6552',
    road: '#c9a26d',
    sailing: '#74aed3',
    highlight: '#ff5cb8',
    alarm: '#ff8a5c',
  },
};

/** How the pieces of a side are distinguished from others: by hue, by pattern, and by the shape of its emblem. */
export interface Livery {
  readonly fill: string;
  /** The colour of letters on the fill. */
  readonly ink: string;
  /** The colour of an edge that is visible on any background. */
  readonly edge: string;
  readonly pattern: Pattern;
  readonly emblem: Emblem;
}

/** The patterns of controlled areas. */
export const PATTERNS = ['rising', 'falling', 'dots', 'level', 'crossed', 'upright'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Shapes of emblems. */
export const EMBLEMS = ['disc', 'square', 'diamond', 'triangle', 'hexagon', 'cross'] as const;
export type Emblem = (typeof EMBLEMS)[number];
