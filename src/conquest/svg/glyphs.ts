/** Small signs: types of unit, terrain, supplies, and what else stands on the map. */
import type { Point } from '../../svg/box.js';
import { element, group, type Element } from '../../svg/element.js';
import { circle, polygon, star } from '../../svg/shapes.js';
import type { Palette } from '../../svg/theme.js';
import type { Supplies, Terrain, UnitType } from '../vocabulary.js';

/** A drawing in a square of 20 by 20 around 0, 0: the filled parts, and the parts drawn with a line. */
interface Outline {
  readonly filled?: string;
  readonly drawn?: string;
}

const DISC = 'a7 7 0 1 0 .01 0Z';

/**
 * The glyphs of unit types: a shield for infantry, a horse's head for cavalry, a bow for missiles; heavier types are
 * fuller.
 */
const TYPES: Readonly<Record<UnitType, Outline>> = {
  heavyInfantry: { filled: `M0 -7${DISC}`, drawn: 'M-9 9L9 -9' },
  infantry: { drawn: `M0 -7${DISC}M-9 9L9 -9` },
  lightInfantry: { drawn: 'M-8 -4A9 9 0 0 0 8 -4ZM-8 9L8 -9' },
  archer: { drawn: 'M-5 -9A12 12 0 0 1 -5 9ZM-9 0H9M5 -4L9 0L5 4' },
  heavyCavalry: { filled: 'M-5 10C-5 4 -1 2 -1 -1C-4 0 -6 2 -9 2L-10 -1L-4 -7L-2 -10L0 -7C6 -6 9 0 9 10Z' },
  lightCavalry: { drawn: 'M-5 9C-5 4 -1 2 -1 -1C-4 0 -6 2 -9 2L-9 -1L-4 -7L-2 -9L0 -7C6 -6 8 0 8 9Z' },
  horseArcher: {
    drawn: 'M-8 9C-8 5 -5 3 -5 0L-9 2V-1L-6 -6L-4 -8C0 -7 1 -2 1 9ZM3 -9A11 11 0 0 1 3 9M3 -9V9',
  },
  elephant: {
    filled: 'M-10 9V-1C-10 -7 -4 -9 0 -8C2 -10 7 -9 9 -5C10 -2 10 3 11 6H8C7 4 7 1 6 0C5 1 4 2 4 3V9H0V4H-5V9Z',
  },
  chariot: { filled: 'M-9 -6H3V1H-7Z', drawn: 'M-2 1a4 4 0 1 0 .01 0ZM3 -2L10 -4' },
};

const drawnAs = ({ filled, drawn }: Outline, { x, y }: Point, r: number, ink: string): Element =>
  group(
    { transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(r / 10).toFixed(3)})` },
    filled === undefined ? undefined : element('path', { d: filled, fill: ink }),
    drawn === undefined
      ? undefined
      : element('path', { d: drawn, fill: 'none', stroke: ink, 'stroke-width': 2.4, 'stroke-linejoin': 'round' }),
  );

/** Draws the sign of a type of unit, about as large as a disc of radius `r`. */
export const typeSign = (type: UnitType, at: Point, r: number, ink: string): Element =>
  drawnAs(TYPES[type], at, r, ink);

const TERRAINS: Readonly<Record<Terrain, Outline>> = {
  rich: {
    drawn:
      'M-6 9V-6M0 9V-8M6 9V-6M-9 -3L-6 0L-3 -3M-3 -5L0 -2L3 -5M3 -3L6 0L9 -3M-9 2L-6 5L-3 2M-3 0L0 3L3 0M3 2L6 5L9 2',
  },
  fertile: { drawn: 'M0 9V-8M-4 -6L0 -2L4 -6M-4 -1L0 3L4 -1M-4 4L0 8L4 4' },
  mountain: { filled: 'M-11 8L-4 -8L0 0L3 -5L11 8Z' },
  desert: {
    drawn: 'M-10 6C-6 0 -4 0 0 6C3 1 6 1 10 6M-6 -4H-5.5M1 -6H1.5M6 -2H6.5',
    filled: 'M-7 -5h2v2h-2ZM0 -8h2v2h-2ZM5 -4h2v2h-2Z',
  },
};

export const terrainSign = (terrain: Terrain, at: Point, r: number, ink: string): Element =>
  drawnAs(TERRAINS[terrain], at, r, ink);

/** Draws a full sack, an empty one crossed out, a flame. */
export function suppliesSign({ ink, alarm, panel }: Palette, supplies: Supplies, at: Point, r: number): Element {
  switch (supplies) {
    case 'plenty':
      return drawnAs({ filled: 'M-3 -9H3L2 -6C8 -3 9 9 4 9H-4C-9 9 -8 -3 -2 -6Z' }, at, r, ink);
    case 'depleted':
      return group(
        {},
        circle(at, r * 1.15, { fill: panel, stroke: alarm, 'stroke-width': 1 }),
        drawnAs({ drawn: 'M-3 -7H3L2 -5C6 -2 7 7 3 7H-3C-7 7 -6 -2 -2 -5ZM-8 8L8 -8' }, at, r * 0.9, alarm),
      );
    case 'scorched':
      return drawnAs(
        {
          filled:
            'M0 -11C2 -5 8 -3 7 4C6 9 2 10 0 10C-4 10 -8 7 -7 2C-6 -1 -4 -1 -4 -4C-2 -3 -2 -1 -1 0C1 -3 -1 -6 0 -11Z',
        },
        at,
        r * 1.1,
        alarm,
      );
  }
}

/** Draws a leader: a star on a disc. */
export const leaderSign = (at: Point, r: number, ink: string): Element => polygon(star(at, r * 1.1, 5), { fill: ink });

/** Draws a wound: a cross. */
export const woundSign = ({ x, y }: Point, r: number, ink: string): Element =>
  element('path', {
    d: `M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`,
    stroke: ink,
    'stroke-width': r * 0.7,
    fill: 'none',
  });

/** Secured objectives are golden. */
export const GOLD = '#f2c230';

/** Draws an objective: a sun, filled where it has been secured. */
export const objectiveSign = ({ panel, ink }: Palette, at: Point, r: number, fill: string | null): Element =>
  polygon(star(at, r * 1.15, 8, 0.55), {
    fill: fill ?? panel,
    stroke: ink,
    'stroke-width': 0.9,
    'stroke-linejoin': 'round',
  });

/** Draws a train of engines: a wagon with an arm. */
export const trainSign = (at: Point, r: number, ink: string): Element =>
  drawnAs(
    { filled: 'M-9 2H9V5H-9ZM-5 5a3 3 0 1 0 .01 0ZM5 5a3 3 0 1 0 .01 0Z', drawn: 'M-7 2L4 -8M4 -8L8 -5' },
    at,
    r,
    ink,
  );

/** Draws a fleet: a ship under sail. */
export const shipSign = (at: Point, r: number, ink: string): Element =>
  drawnAs({ filled: 'M-10 3H10L6 9H-6ZM-1 -10L8 0H-1Z', drawn: 'M-1 3V-10' }, at, r, ink);

/** Draws crossed swords. */
export const swordsSign = (at: Point, r: number, ink: string): Element =>
  drawnAs({ drawn: 'M-8 8L8 -8M-8 -8L8 8M-8 3L-3 8M8 3L3 8' }, at, r, ink);

/** Draws a burst at the place of a fight. */
export const burst = (at: Point, r: number, ink: string, edge: string): Element =>
  polygon(star(at, r, 9, 0.55), { fill: ink, stroke: edge, 'stroke-width': r * 0.12 });
