/** Parts of board games that know no game: caches, piece lists, dice, refusals. */
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
