/** Hex maps, which know no game: numbered hexes and hexsides, distances, and what can be reached at which cost. */
export * from './grid.js';
export * from './reach.js';
export * from './rows.js';
