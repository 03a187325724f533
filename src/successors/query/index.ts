/**
 * Pure questions about a situation: a full state, or one player's view of it. Nothing here changes anything.
 *
 * @module query
 */
export * from './control.js';
export * from './geometry.js';
export * from './isolation.js';
export * from './legitimacy.js';
export * from './movement.js';
export * from './presence.js';
export * from './prestige.js';
export * from './seniority.js';
export * from './siege.js';
export * from './fleets.js';
export * from './victory-points.js';
