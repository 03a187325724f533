/** How much room the parts of a picture have: the head, below it the map and, at its right, the panels. */
import type { Box } from '../../svg/box.js';

export const WIDTH = 1600;
export const HEIGHT = 1000;
export const HEADING = 40;
export const MARGIN = 6;

/** As narrow as a telephone. */
export const NARROW = 390;

/** Where the map lies in a whole picture, if nothing beside it is higher. */
export const MAP_PANE: Box = {
  x: MARGIN,
  y: HEADING,
  width: WIDTH - NARROW - 2 * MARGIN,
  height: HEIGHT - HEADING - MARGIN,
};
