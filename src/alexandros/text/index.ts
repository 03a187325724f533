/**
 * The words of *Alexandros*: what an action would do, what an event means, what the question is and what passing means,
 * why an action is refused, and the names of all things. In English and in German.
 *
 * Each result has its plain `text` and its `parts`: words, and links with the kind and the id of a thing. Places are
 * named by the letter of their line and the number of their column: {@link label}. Texts use only what they are given,
 * so those of a view, and of events from `eventFor`, reveal nothing hidden.
 *
 * @example
 * import { createMatch, legalActions, orThrow } from 'diadochi/alexandros';
 * import { describeAction, question } from 'diadochi/alexandros/text';
 *
 * const { state } = orThrow(createMatch({ players: 3, seed: 'gordion' }));
 * question(state)?.text; // 'Red: with which card do you move Alexander?'
 * for (const action of legalActions(state)) console.log(describeAction(action, state, 'de').text);
 *
 * @module alexandros/text
 */
export * from './face.js';
export { describeWay } from './describe-way.js';
export type { Question } from './tellers.js';
export { endsOf, label, lineLetter, sideLabel, spotOf, type OnBoard, type Spot } from './labels.js';
export { isOnTheWay, type OnTheWay, type WaySaying } from './way.js';
export { names } from './named.js';
export { PIECES, type Names, type Piece } from './names.js';
export type { Shown } from './speech.js';
export type { AlexandrosLink, Saying, Things } from './things.js';
export * from '../../core/text/entry.js';
