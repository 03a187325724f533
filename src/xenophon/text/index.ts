/**
 * The words of *Xenophon: March of the Ten-Thousand*: what an action would do, what an event tells, what is asked, why
 * something is refused, and what everything is called. In English and in German.
 *
 * Each answer has its plain `text` and its `parts`: words, and links with the kind and the id of the thing that they stand for.
 * A unit goes by its kind and, where there are several of it, by its number: `Spartan hoplites 3`. Of components of one's own the names
 * are told as they are.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi/xenophon';
 * import { describeAction, question } from 'diadochi/xenophon/text';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'anabasis' }));
 * question(state)?.text; // 'King’s men: how do you supply the King’s men in Syria?'
 * for (const action of legalActions(state)) console.log(describeAction(action, state, 'de').text);
 *
 * @module xenophon/text
 */
export * from './face.js';
export type { Question, Shown } from './tellers.js';
export { PIECES, type Piece } from '../../conquest/text/names.js';
export type { ConquestLink, Saying, Things } from '../../conquest/text/things.js';
export type { Told } from '../../conquest/text/together.js';
export type { Names } from './names.js';
export { names, type PlayedWith } from './named.js';
export * from '../../core/text/entry.js';
