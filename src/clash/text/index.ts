/**
 * The words of *Successors: Clash of the Generals*: what an action would do, what an event tells, what is asked, why
 * something is refused, and what everything is called. In English and in German.
 *
 * Each answer has its plain `text` and its `parts`: words, and links with the kind and the id of the thing that they stand for.
 * A unit goes by its kind and, where there are several of it, by its number: `Phalanx 3`. Of components of one's own the names are
 * told as they are.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi/clash';
 * import { describeAction, question } from 'diadochi/clash/text';
 *
 * const { state } = orThrow(createMatch({ players: 3, seed: 'triparadeisos' }));
 * question(state)?.text; // 'Seleucids: where do you place Phalanx 7 (21 to place)?'
 * for (const action of legalActions(state)) console.log(describeAction(action, state, 'de').text);
 *
 * @module clash/text
 */
export * from './face.js';
export type { Question } from './tellers.js';
export { PIECES, type Piece } from '../../conquest/text/names.js';
export type { Names } from './names.js';
export { names, type PlayedWith } from './named.js';
export type { Shown } from './speech.js';
export type { ClashLink, Saying, Things } from './things.js';
export type { Told } from '../../conquest/text/together.js';
export * from '../../core/text/entry.js';
