/** The parts of sentences in every language. */
export { numbered, phrase, words } from '../../core/index.js';
