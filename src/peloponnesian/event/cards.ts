/** R 12, C: Event Cards: what happens. */
import type { HeldCard } from '../../core/hidden/index.js';
import type { CardTarget } from '../frame/cards.js';
import type { EffectState } from '../state.js';
import type { CardId, PlayerId } from '../vocabulary.js';
import type { Said } from './common.js';

export type CardEvent =
  CardPlayed | CardDiscarded | CardDrawn | CardRolled | CardLaid | CardEnded | DeckReshuffled | EffectsEnded;

/** R 12.1: a player plays a card, on whom or what it needs. */
export interface CardPlayed extends CardTarget, Said<'cardPlayed'> {
  readonly player: PlayerId;
  readonly card: CardId;
}
/** R 12.2, 12.4: a card from a hand is discarded face down: its player sees it, and nobody else. */
export interface CardDiscarded extends Said<'cardDiscarded'> {
  readonly player: PlayerId;
  readonly card: HeldCard<CardId>;
}
/** R 12.2, 12.3: a player draws a card, which they alone see; `player` is `null` where it is discarded unseen. */
export interface CardDrawn extends Said<'cardDrawn'> {
  readonly player: PlayerId | null;
  readonly card: HeldCard<CardId>;
  /** It is acted upon at once, and everybody sees it (ruling Q150). */
  readonly open: boolean;
}
/** R C: a die falls for a card: its total with all modifiers, and whether the card succeeds. */
export interface CardRolled extends Said<'cardRolled'> {
  readonly player: PlayerId;
  readonly card: CardId;
  readonly die: number;
  readonly total: number;
  readonly succeeds: boolean;
}
/** R C: a card comes to lie on the board, where it stays in force. */
export interface CardLaid extends Said<'cardLaid'> {
  readonly player: PlayerId;
  readonly card: CardId;
}
/** R 12.4: a card leaves the table: it is discarded, or out of the game. */
export interface CardEnded extends Said<'cardEnded'> {
  readonly card: CardId;
  readonly to: 'discards' | 'removed';
}
/** R 12.5: the deck has run out; the discards become the new deck, and cards join that have waited for it. */
export interface DeckReshuffled extends Said<'deckReshuffled'> {
  readonly size: number;
  readonly joined: readonly CardId[];
}
/** R C: what cards did for a while is over. */
export interface EffectsEnded extends Said<'effectsEnded'> {
  readonly effects: readonly EffectState[];
}
