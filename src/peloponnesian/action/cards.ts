/** R 12, C: actions with Event Cards. */
import type { Chance } from '../../core/index.js';
import type { CardTarget } from '../frame/cards.js';
import type { CardId, PlayerId } from '../vocabulary.js';

export type CardAction = PlayCard | PassCards | DiscardCard | EndDiscards | DrawCard;

/** R 12.1: a player plays a card on its target. */
export interface PlayCard extends CardTarget {
  readonly type: 'playCard';
  readonly player: PlayerId;
  readonly card: CardId;
}
/** R 12.1: a player plays no card now. */
export interface PassCards {
  readonly type: 'passCards';
  readonly player: PlayerId;
}
/** R 12.2: a player discards a card from their hand, or one that they have just drawn. */
export interface DiscardCard {
  readonly type: 'discardCard';
  readonly player: PlayerId;
  readonly card: CardId;
}
/** R 12.2: a player keeps the rest of their hand. */
export interface EndDiscards {
  readonly type: 'endDiscards';
  readonly player: PlayerId;
}
/** R 12.2, 12.3: chance draws a card from the deck, for a hand or to be discarded unseen. */
export interface DrawCard {
  readonly type: 'drawCard';
  readonly player: Chance;
  readonly card: CardId;
}
