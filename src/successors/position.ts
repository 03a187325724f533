import type { Json } from '../core/index.js';

/** A compact, hand-writable JSON of any situation. */
export type Position = Json;
