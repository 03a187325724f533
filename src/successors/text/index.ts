/**
 * The words of *Successors*: what an action would do, what an event means, what the question is and what passing means,
 * why an action is refused, and the names of all things. In English they follow the rulebook, in German the player aid.
 *
 * Each result has its plain `text` and its `parts`: words, and links with the kind and the id of a thing, so that a
 * space can be clicked. Texts use only what they are given, so those of a view, and of events from `eventFor`, reveal
 * nothing hidden.
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
