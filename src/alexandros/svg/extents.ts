/** The sizes of the parts of a picture: the heading, below it the board, the scoring track, and the panels. */
import type { Box } from '../../svg/box.js';

export const WIDTH = 1600;
export const HEIGHT = 1000;
export const HEADING = 40;
export const MARGIN = 6;
export const TRACK = 82;
export const PANELS = 110;

/** The box of the board. */
export const BOARD: Box = { x: 0, y: HEADING, width: WIDTH, height: HEIGHT - HEADING - TRACK - PANELS - 4 * MARGIN };

/** The box of its lattice, as far as its shape allows; around it are the letters and numbers of its lines. */
export const LATTICE: Box = { x: BOARD.x + 30, y: BOARD.y + 24, width: BOARD.width - 60, height: BOARD.height - 48 };
