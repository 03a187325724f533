/** Small signs: types of unit, and markers of the map. */
import { boxAround, type Point } from '../../svg/box.js';
import { element, group, rounded, type Element } from '../../svg/element.js';
import { polygon, rectangle, star } from '../../svg/shapes.js';
import type { UnitType } from '../vocabulary.js';

/** A drawing in a square of 20 by 20 around 0, 0: a filled part, and a part of lines. */
interface Outline {
  readonly filled?: string;
  readonly drawn?: string;
}

/** A round shield before a spear, a ship under oars, a horse's head, a crescent shield. */
const TYPES: Readonly<Record<UnitType, Outline>> = {
  hoplite: { filled: 'M0 -7a7 7 0 1 0 .01 0Z', drawn: 'M-9 9L9 -9' },
  fleet: {
    filled: 'M-10 0C-6 3 5 3 8 -2L10 -6C11 2 8 7 3 7H-6C-9 7 -10 4 -10 0Z',
    drawn: 'M-5 3L-9 10M0 3L-3 10M5 3L3 10M-1 0V-9H6',
  },
  cavalry: { filled: 'M-5 10C-5 4 -1 2 -1 -1C-4 0 -6 2 -9 2L-10 -1L-4 -7L-2 -10L0 -7C6 -6 9 0 9 10Z' },
  lightInfantry: { drawn: 'M-8 -4A9 9 0 0 0 8 -4ZM-8 9L8 -9' },
};

const drawnAs = ({ filled, drawn }: Outline, { x, y }: Point, r: number, ink: string): Element =>
  group(
    { transform: `translate(${rounded(x)} ${rounded(y)}) scale(${rounded(r / 10)})` },
    filled === undefined ? undefined : element('path', { d: filled, fill: ink }),
    drawn === undefined
      ? undefined
      : element('path', { d: drawn, fill: 'none', stroke: ink, 'stroke-width': 2.4, 'stroke-linejoin': 'round' }),
  );

/** Returns the sign of a type of unit, about as large as a disc of radius `r`. */
export const typeSign = (type: UnitType, at: Point, r: number, ink: string): Element =>
  drawnAs(TYPES[type], at, r, ink);

/** Returns the sign of a leader: a star. */
export const leaderSign = (at: Point, r: number, ink: string): Element => polygon(star(at, r * 1.1, 5), { fill: ink });

/** Returns a flame, for raided areas and raiding units. */
export const flameSign = (at: Point, r: number, ink: string): Element =>
  drawnAs(
    {
      filled: 'M0 -11C2 -5 8 -3 7 4C6 9 2 10 0 10C-4 10 -8 7 -7 2C-6 -1 -4 -1 -4 -4C-2 -3 -2 -1 -1 0C1 -3 -1 -6 0 -11Z',
    },
    at,
    r,
    ink,
  );

/** Returns an ear of grain, for foraging units. */
export const earSign = (at: Point, r: number, ink: string): Element =>
  drawnAs({ drawn: 'M0 10V-9M-5 -7L0 -2L5 -7M-5 -1L0 4L5 -1' }, at, r, ink);

/** Returns an anchor, for ports and bases. */
export const anchorSign = (at: Point, r: number, ink: string): Element =>
  drawnAs({ drawn: 'M0 -5V9M-5 -2H5M-8 3C-7 11 7 11 8 3M0 -9.5a2.2 2.2 0 1 0 .01 0Z' }, at, r, ink);

/** Returns a flag, for control markers. */
export const flagSign = (at: Point, r: number, fill: string, edge: string): Element =>
  group(
    { transform: `translate(${rounded(at.x)} ${rounded(at.y)}) scale(${rounded(r / 10)})` },
    element('path', { d: 'M-6 10V-10', stroke: edge, 'stroke-width': 2.4, fill: 'none' }),
    element('path', { d: 'M-6 -10H9L5 -5.5L9 -1H-6Z', fill, stroke: edge, 'stroke-width': 1.4 }),
  );

/** Returns a whirl, for a storm. */
export const stormSign = (at: Point, r: number, ink: string): Element =>
  drawnAs({ drawn: 'M9 -2C9 -8 2 -11 -4 -8C-11 -4 -10 6 -2 8C5 9 8 2 4 -1C1 -4 -4 -2 -3 2' }, at, r, ink);

/** Returns a square of broken lines, for walls under construction. */
export const scaffoldSign = (at: Point, r: number, edge: string): Element =>
  rectangle(boxAround(at, r * 2), { fill: 'none', stroke: edge, 'stroke-width': 1.2, 'stroke-dasharray': '2 1.6' });

/** Returns a burst, for combat. */
export const burst = (at: Point, r: number, ink: string, edge: string): Element =>
  polygon(star(at, r, 9, 0.55), { fill: ink, stroke: edge, 'stroke-width': r * 0.12 });
