/** The version of positions, and of the game's data: records and positions of a later one are refused. */
export const CONQUEST_VERSION = 1;
