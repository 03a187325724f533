/** What may be said of cards. */
import type { CardId, PlayerId } from '../vocabulary.js';
import type { HeldCard } from '../state.js';
import type { Said } from './base.js';

export type CardEvent =
  /** A card is dealt or drawn: a secret of its drawer; for others `card` is `'hidden'`. */
  | Said<'cardDrawn', { readonly player: PlayerId; readonly card: HeldCard; readonly secretOf: PlayerId }>
  | Said<'cardPlayed', { readonly player: PlayerId; readonly card: CardId; readonly as: 'event' | 'operations' | 'discard' }>
  | Said<'surprisePlayed', { readonly player: PlayerId; readonly card: CardId }>
  | Said<'cardDiscarded', { readonly player: PlayerId; readonly card: CardId }>
  | Said<'cardRemoved', { readonly card: CardId }>
  | Said<'cardTurnedUp', { readonly card: CardId }>
  /** A card changes hands unseen (card 58): a secret of the thief, and of the one who lost it. */
  | Said<'cardStolen', { readonly player: PlayerId; readonly from: PlayerId; readonly card: HeldCard; readonly secretOf: PlayerId }>;
