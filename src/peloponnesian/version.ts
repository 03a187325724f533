/**
 * The version of the rules. Records and saves contain it, and those of another version are refused. It is raised
 * whenever other actions become legal, or the same action leads to another state; `npm run versions` reports this.
 */
export const PELOPONNESIAN_VERSION = 1;

/**
 * The version of the format of positions. Changes of the rules do not affect it. Positions of another version are
 * refused.
 */
export const PELOPONNESIAN_POSITION_VERSION = 1;
