/** The sizes of the parts of a picture: the head, the map, the turn track and the panels. */
import type { Box } from '../../svg/box.js';

export const WIDTH = 1600;
export const HEIGHT = 1000;
export const HEADING = 40;
export const MARGIN = 6;

/** The map, in its own units. */
export const MAP: Box = { x: 0, y: 0, width: WIDTH, height: 700 };

/** As narrow as a telephone. */
export const NARROW = 390;
