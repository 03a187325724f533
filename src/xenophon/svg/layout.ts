/** The layout of the map: that of the base, with land out of play (R X1.2). */
import { layoutWith } from '../../conquest/svg/ground/without.js';
import * as base from '../../conquest/svg/ground/layout.js';
import type { Layout } from '../../conquest/svg/ground/layout.js';
import { map } from '../data/map.js';

export const layout: Layout = layoutWith(
  base,
  map.provinces.map(({ id }) => id),
);
