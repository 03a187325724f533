/** R 11.2: how many units the walls of a city take in. */

/** A city with fewer walls has no garrison. */
const LEAST_WALLS = 2;

/**
 * Returns the number of units that may enter a city with this number of walls: one for each wall, and none with one
 * wall. Units in the city stay when walls fall (ruling C12.6).
 */
export const garrisonRoom = (walls: number): number => (walls < LEAST_WALLS ? 0 : walls);
