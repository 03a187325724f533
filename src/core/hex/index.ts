/** Hex maps for any game: numbered hexes and hexsides, distances, and reach by cost. */
export * from './grid.js';
export * from './reach.js';
export * from './rows.js';
