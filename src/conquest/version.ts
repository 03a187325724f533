/**
 * The version of the rules as they are played. Records and saves carry it, and those of another version are refused. It
 * is raised whenever something else becomes legal, or the same action leads to another state; `npm run versions` tells
 * when that is so.
 */
export const CONQUEST_VERSION = 2;

/**
 * The version of the format of positions. A change of rules leaves it alone; positions of another version are refused.
 */
export const CONQUEST_POSITION_VERSION = 1;
