/** Positions: any situation of a game as a compact JSON that a person can write by hand (docs/positions.md). */
export type { Position } from './position/shape.js';
export { fromPosition } from './position/read.js';
export { toPosition } from './position/write.js';
