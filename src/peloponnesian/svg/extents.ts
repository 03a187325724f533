/** The sizes of the parts of a picture: the head, below it the map, and the panels to its right. */
import type { Box } from '../../svg/box.js';

export const WIDTH = 1600;
export const HEIGHT = 1000;
export const HEADING = 40;
export const MARGIN = 6;

/** The width of a narrow picture, for telephones. */
export const NARROW = 390;

/** The place of the map in a whole picture, unless the panels beside it are higher. */
export const MAP_PANE: Box = {
  x: MARGIN,
  y: HEADING,
  width: WIDTH - NARROW - 2 * MARGIN,
  height: HEIGHT - HEADING - MARGIN,
};
