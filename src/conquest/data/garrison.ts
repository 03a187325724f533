/** R 11.2: what the walls of a city take in. */

/** A city with fewer walls has no garrison. */
const LEAST_WALLS = 2;

/** How many units a city with so many walls holds: one for each of them, and with one wall none. */
export const garrisonRoom = (walls: number): number => (walls < LEAST_WALLS ? 0 : walls);
