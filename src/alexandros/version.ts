/**
 * The version of the rules as implemented. Records and saves contain it, and those of another version are refused. It
 * is raised whenever other actions become legal, or the same action leads to another state; `npm run versions` detects
 * that.
 */
export const ALEXANDROS_VERSION = 2;

/**
 * The version of the format of positions, which a change of rules does not affect. Positions of another version are
 * refused.
 */
export const ALEXANDROS_POSITION_VERSION = 1;
