/** Positions: any situation of a game as compact JSON that a person can write by hand (docs/positions.md). */
export type { Position } from '../../position.js';
export { fromPosition } from './read.js';
export { toPosition } from './write.js';
