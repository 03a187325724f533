/** The entry point `diadochi`: Successors. Every other game has an entry point of its own. @module diadochi */
export * from './successors/index.js';
