/** Parts that board games share: caches, piece lists, dice, refusals. They depend on no game. */
export * from './action-pool.js';
export * from './derived.js';
export * from './dice.js';
export * from './insert-sorted.js';
export * from './optional-rules.js';
export * from './piece-lists.js';
export * from './refusals.js';
export * from './same-shape.js';
export * from './memo.js';
export * from './revisions.js';
