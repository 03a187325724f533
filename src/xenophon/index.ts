/**
 * *Xenophon: March of the Ten-Thousand*: Cyrus' rebellion against the King of Persia, 401 to 400 BC, for 2 players; a
 * variant of *Alexandros: Conquest and Empire*. An unofficial library.
 *
 * Everything that goes in or comes out is plain JSON. Refusals are values (`Either` of fp-ts); {@link orThrow} is for those
 * who prefer exceptions. Clauses of the variant are cited as `R X7.3`, those of the base where they are carried out as `R 10.12`,
 * our readings of them as `ruling X7.1`: docs/xenophon-rulings.md lists the readings.
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi/xenophon';
 *
 * let match = orThrow(createMatch({ players: 2, seed: 'sardis' }));
 * const [first] = legalActions(match.state);
 * if (first) match = orThrow(play(match, first)).match;
 *
 * @module xenophon
 */
export * from './face.js';
export { xenophon, type Xenophon } from './game.js';
export type { FamilyGame } from '../conquest/family.js';
export { XENOPHON_POSITION_VERSION, XENOPHON_VERSION } from './version.js';
export type { ConquestSubject, SpaceId } from '../conquest/pieces.js';
export * as codecs from './codec/index.js';
export * as query from './questions.js';
export * from '../core/entry.js';
export type * from '../conquest/action/index.js';
export type * from '../conquest/event/index.js';
export type * from '../conquest/frame/index.js';
export type * from '../conquest/state.js';
export type * from '../conquest/extension/action.js';
export type * from '../conquest/extension/event.js';
export type * from '../conquest/extension/frame.js';
export type * from './action.js';
export type * from './event.js';
export type * from './frame/index.js';
export type * from './position.js';
export type * from './state.js';
export type { Action, ActionType } from './action.js';
export type { EventType, GameEvent } from './event.js';
export type { CombatFrame, FrameKind, GameFrame } from './frame/index.js';
export type { GameState, PlayerView } from './state.js';
export type { FamilyTypes } from '../conquest/types.js';
export type { GameRun, RulesOf, XenophonTypes } from './types.js';
export { REFUSAL_CODES, type Refusal, type RefusalCode } from './code.js';
export { boxes, type BoxFact, type Line, type Post } from '../conquest/data/display.js';
export { components, extendedComponents } from './data/default.js';
export type * from '../conquest/data/shape.js';
export * from './options.js';
export * from '../conquest/vocabulary.js';
export {
  BAGGAGE_LOSSES,
  FLANKS,
  MARGINS,
  MILESTONES,
  OBSTACLES,
  PHASES,
  REBEL,
  ROLL_PURPOSES,
  ROYAL,
  type Flank,
  type Obstacle,
  type XenophonRollPurpose,
} from './vocabulary.js';
/** Who plays, and how a game can end: others of the family have others. */
export {
  XENOPHON_ENDINGS as ENDINGS,
  XENOPHON_SIDES as PLAYERS,
  XENOPHON_SIDES as SIDES,
  type XenophonEnding as Ending,
} from './vocabulary.js';
export type { Ending as FamilyEnding } from '../conquest/vocabulary.js';
