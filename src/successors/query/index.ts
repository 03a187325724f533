/**
 * Pure questions about a situation: a full state, or one player's view of it. Nothing here changes anything.
 *
 * @module query
 */
export * from './control.js';
export * from './geometry.js';
export * from './presence.js';
export * from './seniority.js';
