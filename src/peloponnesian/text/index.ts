/**
 * The words of *The Epic of the Peloponnesian War*: what an action would do, what an event tells, what is asked, why something is refused,
 * and what everything is called. In English and in German.
 *
 * Each answer has its plain `text` and its `parts`: words, and links with the kind and the id of the thing that they stand for.
 *
 * @module peloponnesian/text
 */
export * from './face.js';
export type { Question } from './tellers.js';
export { names, type PlayedWith } from './named.js';
export { PIECES, type Names, type Piece } from './names.js';
export type { Shown } from './speech.js';
export type { PeloponnesianLink, Saying, Things } from './things.js';
export * from '../../core/text/entry.js';
