/** The text of *Successors*. Every other game has a `text` entry point of its own. */
export * from './successors/text/index.js';
