/**
 * *Alexandros: Conquest and Empire*: Alexander's war against the Persian Empire, 334 to 323 BC, for 2 players. An
 * unofficial library.
 *
 * Everything that goes in or comes out is plain JSON. Refusals are values (`Either` of fp-ts); {@link orThrow} is for those
 * who prefer exceptions. Clauses of the rulebook are cited by number (`R 10.12`), our readings of them too (`ruling C9.1`):
 * docs/conquest-rulings.md lists the readings.
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi/conquest';
 *
 * let match = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * const [first] = legalActions(match.state);
 * if (first) match = orThrow(play(match, first)).match;
 *
 * @module conquest
 */
export * from './face.js';
export { conquest, type Conquest } from './game.js';
export type { FamilyGame } from './family.js';
export { CONQUEST_POSITION_VERSION, CONQUEST_VERSION } from './version.js';
export type { ConquestSubject, SpaceId } from './pieces.js';
export * as codecs from './codec/index.js';
export * as query from './questions.js';
export * from '../core/entry.js';
export type * from './action/index.js';
export type * from './event/index.js';
export type * from './frame/index.js';
export type * from './position.js';
export type * from './state.js';
export type { ConquestTypes, FamilyTypes, GameRun, RulesOf } from './types.js';
export { REFUSAL_CODES, type Refusal, type RefusalCode } from './code/index.js';
export { boxes, type BoxFact, type Line, type Post } from './data/display.js';
export { figuresOf, type Figures, type Member } from './units.js';
export { components } from './data/default.js';
export type * from './data/shape.js';
export * from './options.js';
export * from './vocabulary.js';
/** The players of the base, and the endings of its games; its variants have others too. */
export {
  BASE_ENDINGS as ENDINGS,
  BASE_SIDES as PLAYERS,
  BASE_SIDES as SIDES,
  type BaseEnding as Ending,
  type Ending as FamilyEnding,
} from './vocabulary.js';
