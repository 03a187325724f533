/**
 * *The Epic of the Peloponnesian War*: Athens and Sparta at war, 431 to 404 BC, for 2 to 4 players. An unofficial
 * library.
 *
 * All scenarios can be played: for two the Campaign Game (R 23), the Archidamian and the Ionian War (R 26, 27), the Argive League (R 22) and
 * both Fantasies (R 28, 29); for three and four the campaigns in which Thebes (R 24), and Corinth too (R 25), share the Peloponnesian League
 * with Sparta. Each is played with combat in wings (R D) if `optionalRules` says so. Hands of Event Cards are hidden: a player is sent
 * {@link viewFor} and {@link eventFor}, never the state.
 *
 * Everything that goes in or comes out is plain JSON. Refusals are values (`Either` of fp-ts); {@link orThrow} is for those who prefer
 * exceptions. Clauses of the rulebook are cited by number (`R 16.4.5`), our readings of them too (`ruling Q12`):
 * docs/peloponnesian-rulings.md lists the readings, docs/peloponnesian.md says what of map, charts and cards is reconstructed.
 *
 * @example
 * import { createMatch, legalActions, orThrow, play } from 'diadochi/peloponnesian';
 *
 * let match = orThrow(createMatch({ players: 2, scenario: 'campaign', seed: 'pylos' }));
 * const [first] = legalActions(match.state);
 * if (first) match = orThrow(play(match, first)).match;
 *
 * @module peloponnesian
 */
export * from './face.js';
export { peloponnesian, type Peloponnesian } from './game.js';
export { PELOPONNESIAN_POSITION_VERSION, PELOPONNESIAN_VERSION } from './version.js';
export type { PeloponnesianSubject, SpaceId } from './pieces.js';
export * as codecs from './codec/index.js';
export * as query from './questions.js';
export * from '../core/entry.js';
export type { RollAction } from '../core/board/index.js';
export type { GridFacts } from '../core/hex/index.js';
export type { HeldCard, KnownCard, Weights } from '../core/hidden/index.js';
export type * from './action/index.js';
export type * from './event/index.js';
export type * from './frame/index.js';
export * from './position.js';
export type * from './state.js';
export type { GameRun, PeloponnesianTypes, RulesOf } from './types.js';
export { REFUSAL_CODES, type Refusal, type RefusalCode } from './code/index.js';
export { components } from './data/default.js';
export type * from './data/shape/cards.js';
export type * from './data/shape/charts.js';
export type * from './data/shape/components.js';
export type * from './data/shape/forces.js';
export type * from './data/shape/map.js';
export type * from './data/shape/scenario.js';
export type * from './data/shape/sourced.js';
export * from './options.js';
export * from './vocabulary.js';
