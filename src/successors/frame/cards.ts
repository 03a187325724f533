/** Frames of card events (R 6.6.3 A, 20). */
import type { CardId, PlayerId } from '../vocabulary.js';

export type CardFrame = CardEventFrame;

/**
 * The event of a card, resolved by the module of its effect. `step` and `memory` are the progress of the module, which
 * declares its steps and what they keep (`cards/module.ts`).
 */
export interface CardEventFrame {
  readonly kind: 'cardEvent';
  readonly player: PlayerId;
  readonly card: CardId;
  readonly step: string;
  readonly memory: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}
