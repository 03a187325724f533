/**
 * *Alexandros* (Leo Colovini): the rules as pure functions, for 2 to 4 players. An unofficial library.
 *
 * All input and output is plain JSON. Refusals are values (`Either` of fp-ts); {@link orThrow} turns them into
 * exceptions. The rules' sections are cited by name (`R Levy Taxes`), our readings of them by number (`ruling A7`);
 * docs/alexandros.md explains both, and docs/alexandros-rulings.md lists the readings.
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi/alexandros';
 *
 * let match = orThrow(createMatch({ players: 3, seed: 'gordion' }));
 * const [first] = legalActions(match.state);
 * if (first) match = orThrow(play(match, first)).match;
 *
 * @module alexandros
 */
export * from './face.js';
export { alexandros, type Alexandros } from './game.js';
export { ALEXANDROS_POSITION_VERSION, ALEXANDROS_VERSION } from './version.js';
export type { AlexandrosSubject, CardPlace, PieceId, PlaceId } from './pieces.js';
export * as codecs from './codec/index.js';
export * as query from './query/index.js';
export * from '../core/entry.js';
export type * from './action.js';
export type * from './event.js';
export type * from './frame.js';
export type * from './options.js';
export type * from './position.js';
export type * from './state.js';
export type { AlexandrosTypes, GameRun, RulesOf } from './types.js';
export { REFUSAL_CODES, type Refusal, type RefusalCode } from './code.js';
export { board, type Board } from './data/board.js';
export type { CardCounts, HiddenCards, Pile } from './data/deck.js';
export * from './vocabulary.js';
