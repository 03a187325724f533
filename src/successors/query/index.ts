/**
 * Pure questions about a situation: a full state, or one player's view of it. Nothing here changes anything.
 *
 * @module query
 */
export * from './battle.js';
export * from './cards.js';
export * from './control.js';
export * from './deployment.js';
export * from './fleets.js';
export * from './geometry.js';
export * from './independents.js';
export * from './interception.js';
export * from './isolation.js';
export * from './legitimacy.js';
export * from './markers.js';
export * from './movement.js';
export * from './presence.js';
export * from './prestige.js';
export * from './royals.js';
export * from './seniority.js';
export * from './siege.js';
export * from './tie-breaks.js';
export * from './victory-points.js';
