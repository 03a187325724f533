/**
 * The words of *Alexandros: Conquest and Empire*: what an action would do, what an event tells, what is asked, why
 * something is refused, and what everything is called. In English and in German.
 *
 * Each answer has its plain `text` and its `parts`: words, and links with the kind and the id of the thing that they stand for.
 * A unit goes by its kind and, where there are several of it, by its number: `Phalanx 3`. Of components of one's own the names are
 * told as they are.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi/conquest';
 * import { describeAction, question } from 'diadochi/conquest/text';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * question(state)?.text; // 'Persians: where do you deploy Darius with 17 units?'
 * for (const action of legalActions(state)) console.log(describeAction(action, state, 'de').text);
 *
 * @module conquest/text
 */
export * from './face.js';
export type { Question, Shown } from './tellers.js';
export { PIECES, type Names, type Piece } from './names.js';
export { names, type PlayedWith } from './named.js';
export type { ConquestLink, Saying, Things } from './things.js';
export type { Told } from './together.js';
export * from '../../core/text/entry.js';
