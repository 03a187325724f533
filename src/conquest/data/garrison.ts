/** R 11.2: how many units the walls of a city take in. */

/** A city with fewer walls has no garrison. */
const LEAST_WALLS = 2;

/**
 * Returns how many units may enter a city with so many walls: one for each wall, and none with one wall. Units that are
 * in it stay when walls fall (ruling C11.5).
 */
export const garrisonRoom = (walls: number): number => (walls < LEAST_WALLS ? 0 : walls);
