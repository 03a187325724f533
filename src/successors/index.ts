/**
 * *Successors* (4th edition): the wars of Alexander's generals, for 2 to 5 players. An unofficial library.
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi';
 *
 * let match = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * const [first] = legalActions(match.state);
 * if (first) match = orThrow(play(match, first)).match;
 *
 * @module successors
 */
export * from './face.js';
export { successors, type Successors } from './game.js';
export { SUCCESSORS_POSITION_VERSION, SUCCESSORS_VERSION } from './version.js';
export { pieceId, type PieceId, type SuccessorsSubject, type Whereabouts } from './pieces.js';
export type { Viewer } from './view.js';
export * as codecs from './codec/index.js';
export * as query from './questions.js';

export type * from './action/index.js';
export type * from './event/index.js';
export type * from './frame/index.js';
export type * from './data/ability.js';
export type * from './data/shape.js';
export { EDITIONS, INTERRUPTS, OPTIONAL_RULE_CLAUSES, OPTIONAL_RULES, PLAYER_COUNTS } from './options.js';
export type { Edition, GameOptions, Interrupts, OptionalRule, PlayerCount } from './options.js';
export { VICTORY_KINDS } from './state.js';
export type * from './state.js';
export type { SomeUnits, Units } from './units.js';
export type { Post } from './table/places.js';
export type { Position } from './position.js';
export { REFUSAL_CODES, type Refusal, type RefusalCode } from './code.js';
export type { SuccessorsTypes } from './types.js';
export * from './vocabulary.js';
export { decodeAbilities, decodeBoard, decodeDeck, checkDeck } from './data/codec.js';
export { attestedAbilities, reconstructedAbilities } from './data/abilities.js';
export { ABILITY_OCCASIONS } from './data/ability.js';
export { board, type KnownPath, type KnownProvinceId, type KnownSpaceId } from './data/board.js';
export { cards, type KnownCardId } from './data/cards.js';
export { generals, type GeneralFact } from './data/generals.js';
export { sources, type Sources } from './data/sources/index.js';
export { cardTexts } from './data/texts.js';
export { cardText } from './text/card-text.js';

export {
  actionKey,
  betraysHand,
  isLeft,
  isRight,
  match,
  ORDER_EXCEPTIONS,
  orThrow,
  platformChance,
  playout,
  randomSeed,
  Refused,
  resumeChance,
  seededChance,
  settleSimulation,
  type Either,
  type OrderException,
  type PlayoutSettings,
} from '../core/index.js';
export type {
  ActionGroup,
  ActionGroups,
  AnyMatch,
  Applied,
  ChanceSource,
  ChanceState,
  Destination,
  Episode,
  Fault,
  GameRecord,
  GameRefusal,
  InvalidInput,
  Match,
  NothingToUndo,
  Obeyed,
  Played,
  PlayRefusal,
  RuleRef,
  RuleViolation,
  SavedMatch,
  SeededChance,
  Simulation,
  StandingOrders,
  Subject,
  Transition,
  UndoRefusal,
  UnseededMatch,
  Weighted,
} from '../core/index.js';
