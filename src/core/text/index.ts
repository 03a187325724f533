/** Text: phrases, their grammar, and the tables that describe a game in a language. */
export * from './phrase.js';
export * from './html.js';
export * from './grammar.js';
export * from './rules.js';
export * from './particulars.js';
export * from './locale.js';
export * from './language.js';
