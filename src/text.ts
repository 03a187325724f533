/** The words of the flagship game, *Successors*; other games have entry points of their own. */
export * from './successors/text/index.js';
