/** What sentences are made of in every language. */
export { numbered, phrase, words } from '../../core/index.js';
