/**
 * The text of *The Epic of the Peloponnesian War* in English and German: labels of actions, sentences about events,
 * questions, reasons of refusals, and names.
 *
 * Each result has a plain `text` and its `parts`: words, and links with the kind and the id of a thing.
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
