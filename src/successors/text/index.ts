/**
 * The words of *Successors*: what an action would do, what an event tells, what is asked and what passing means there, why
 * something is refused, and what everything is called. In English by the rulebook, in German by the player aid.
 *
 * Each answer has its plain `text` and its `parts`: words, and links with the kind and the id of the thing that they stand for, so
 * that a space can be clicked. Nothing is said that what is given does not tell: of a view and of events as `eventFor` gives
 * them, no secret comes out.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi';
 * import { describeAction, question } from 'diadochi/text';
 *
 * const { state } = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * console.log(question(state, 'de')?.text);
 * for (const action of legalActions(state)) console.log(describeAction(action, state, 'de').text);
 *
 * @module successors/text
 */
export * from './face.js';
export type { Question } from './tellers.js';
export { cardText } from './card-text.js';
export { names, type Names, type PlayedWith } from './named.js';
export { PIECES, PLAYER_STATUSES, type Piece, type PlayerStatus, type Stage, type Vocabulary } from './names.js';
export type { Saying, SuccessorsLink, Things } from './things.js';
export type { Shown } from './speech.js';
export * from '../../core/text/entry.js';
