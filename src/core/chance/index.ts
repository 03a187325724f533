// Chance: weights and sources. What carries it out knows the weights alone; the generator is loaded by those who seed one.
export * from './seeded.js';
export * from './weighted.js';
