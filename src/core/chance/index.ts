// Chance: weights and sources. Code that carries out chance needs only the weights; the generator is loaded only by
// code that seeds one.
export * from './seeded.js';
export * from './weighted.js';
