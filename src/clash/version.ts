/**
 * The version of the rules. Records and saves contain it, and those of another version are refused. It is raised
 * whenever the legal actions or the result of an action change; `npm run versions` reports such a change.
 */
export const CLASH_VERSION = 2;

/**
 * The version of the format of positions. A change of rules leaves it alone; positions of another version are refused.
 */
export const CLASH_POSITION_VERSION = 1;
