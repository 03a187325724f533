import type { Comparison } from './compare.js';
/** Comparisons of what happens. */
export const HAPPENING: readonly Comparison[] = [];
