/**
 * The words of the game: identifiers as constant arrays, and the unions derived from them. `data/` holds the numbers of
 * pieces.
 */
import type { SPECTATOR } from '../core/index.js';

/** Seats in clockwise order; a game of *n* players uses the first *n*. The names are the colours of the pieces. */
export const PLAYERS = ['red', 'yellow', 'blue', 'green'] as const;
export type PlayerId = (typeof PLAYERS)[number];

/** The symbols of cards and spaces: administration, food, transport, culture and security. */
export const SYMBOLS = ['temple', 'amphora', 'horse', 'lyre', 'soldier'] as const;
export type CardSymbol = (typeof SYMBOLS)[number];

/** The possible numbers of players. */
export const PLAYER_COUNTS = [2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** A point of the lattice: `p<line>.<column>`. Lines count from the north, columns from the west. */
export type PointId = `p${number}.${number}`;

/** A triangular space: `s<row>.<column>`. Row *r* lies between the lines *r* and *r* + 1. */
export type SpaceId = `s${number}.${number}`;

/** A side, named by its two points, the more northern (then the more western) first: `p0.0-p0.2`. */
export type SideId = `${PointId}-${PointId}`;

/** The colours of walls. Red ones are used only to finish the last move. */
export const WALL_COLOURS = ['black', 'red'] as const;
export type WallColour = (typeof WALL_COLOURS)[number];

/** How a game can end. */
export const ENDINGS = ['hundredPoints', 'wallsExhausted', 'noMoveLeft', 'standstill'] as const;
export type Ending = (typeof ENDINGS)[number];

/** A player, or a spectator, who sees no hands. */
export type Viewer = PlayerId | typeof SPECTATOR;
