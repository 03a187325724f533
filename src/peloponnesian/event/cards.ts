/** R 12, C: events of Event Cards. */
import type { HeldCard } from '../../core/hidden/index.js';
import type { CardTarget } from '../frame/cards.js';
import type { EffectState } from '../state.js';
import type { CardId, PlayerId } from '../vocabulary.js';
import type { Said } from './common.js';

export type CardEvent =
  CardPlayed | CardDiscarded | CardDrawn | CardRolled | CardLaid | CardEnded | DeckReshuffled | EffectsEnded;

/** R 12.1: a player plays a card on its target. */
export interface CardPlayed extends CardTarget, Said<'cardPlayed'> {
  readonly player: PlayerId;
  readonly card: CardId;
}
/** R 12.2, 12.4: a player discards a card from their hand, face down. Only they see it. */
export interface CardDiscarded extends Said<'cardDiscarded'> {
  readonly player: PlayerId;
  readonly card: HeldCard<CardId>;
}
/** R 12.2, 12.3: a player draws a card, which only they see. `player` is `null` for a card discarded unseen. */
export interface CardDrawn extends Said<'cardDrawn'> {
  readonly player: PlayerId | null;
  readonly card: HeldCard<CardId>;
  /** Whether it is played at once, so that all viewers see it (ruling Q150). */
  readonly open: boolean;
}
/** R C: a roll for a card: its total with all modifiers, and whether the card succeeds. */
export interface CardRolled extends Said<'cardRolled'> {
  readonly player: PlayerId;
  readonly card: CardId;
  readonly die: number;
  readonly total: number;
  readonly succeeds: boolean;
}
/** R C: a card is put on the board, where it stays in force. */
export interface CardLaid extends Said<'cardLaid'> {
  readonly player: PlayerId;
  readonly card: CardId;
}
/** R 12.4: a card is discarded, or leaves the game. */
export interface CardEnded extends Said<'cardEnded'> {
  readonly card: CardId;
  readonly to: 'discards' | 'removed';
}
/** R 12.5: the deck has run out. The discards become the new deck, and later cards join it. */
export interface DeckReshuffled extends Said<'deckReshuffled'> {
  readonly size: number;
  readonly joined: readonly CardId[];
}
/** R C: lasting effects of cards end. */
export interface EffectsEnded extends Said<'effectsEnded'> {
  readonly effects: readonly EffectState[];
}
