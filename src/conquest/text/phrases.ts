/** The parts of sentences in every language. */
export { capital, counted, listed, numbered, phrase, words } from '../../core/index.js';
