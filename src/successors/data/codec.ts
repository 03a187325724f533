/** Codecs of custom boards, decks and abilities; see codec/. */
export { AbilitiesCodec, abilityFindings, decodeAbilities } from './codec/abilities.js';
export { BoardCodec, decodeBoard } from './codec/board.js';
export { identifier } from './codec/fields.js';
export { CARDS_DEALT, checkDeck, DeckCodec, deckFindings, decodeDeck, SURPRISE_EFFECTS } from './codec/deck.js';
export type { Fault } from '../../core/index.js';
