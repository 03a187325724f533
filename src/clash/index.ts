/**
 * *Successors: Clash of the Generals*: the wars of Alexander's generals, 323 to 301 BC, for 2, 3 or 4 players. An
 * unofficial library.
 *
 * It is a variant of *Conquest and Empire* (`diadochi/conquest`): what actions, events and frames the two have in common, has its
 * types there. Everything that goes in or comes out is plain JSON. Refusals are values (`Either` of fp-ts); {@link orThrow} is for
 * those who prefer exceptions. Clauses of the variant are cited as `R S8.4`, those of the base by their numbers (`R 10.12`), our
 * readings of them too (`ruling S9.1`): docs/clash-rulings.md lists the readings.
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi/clash';
 *
 * let match = orThrow(createMatch({ players: 3, seed: 'triparadeisos' }));
 * const [first] = legalActions(match.state);
 * if (first) match = orThrow(play(match, first)).match;
 *
 * @module clash
 */
export * from './face.js';
export { clash, type Clash } from './game.js';
export type { FamilyGame } from '../conquest/family.js';
export { CLASH_POSITION_VERSION, CLASH_VERSION } from './version.js';
export type { ConquestSubject, SpaceId } from '../conquest/pieces.js';
export * as codecs from './codec/index.js';
export * as query from './questions.js';
export * from '../core/entry.js';
export type * from './action/index.js';
export type * from './event/index.js';
export type * from './frame/index.js';
export type * from './position.js';
export type * from './state.js';
export type { ClashTypes, GameRun, RulesOf } from './types.js';
export type { FamilyTypes } from '../conquest/types.js';
export { REFUSAL_CODES, type Refusal, type RefusalCode } from './code/index.js';
export { boxes, type BoxFact, type Line, type Post } from '../conquest/data/display.js';
export { components, componentsFor } from './data/default.js';
export type * from './data/shape.js';
export * from './options.js';
export * from '../conquest/vocabulary.js';
export {
  BAGGAGE_LOSSES,
  FURTHER_TRAYS,
  INDEPENDENTS,
  MARGINS,
  MILESTONES,
  NEUTRAL,
  OFFERS,
  PHASES,
  ROLL_PURPOSES,
  STARTS,
  TALKS,
  type ClashRollPurpose,
  type LoyaltyId,
  type Offer,
  type Start,
  type Talks,
} from './vocabulary.js';
/** The closed words of this variant; other games of the family have others. */
export {
  CLASH_ENDINGS as ENDINGS,
  CLASH_PLAYERS as PLAYERS,
  CLASH_SIDES as SIDES,
  type ClashEnding as Ending,
} from './vocabulary.js';
export type { Ending as FamilyEnding } from '../conquest/vocabulary.js';
