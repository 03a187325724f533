/** Frames of card events (R 6.6.3 A, 20). */
import type { CardId, PlayerId } from '../vocabulary.js';

export type CardFrame = CardEventFrame;

/**
 * The event of a card being resolved, by the module of its effect. `step` and `memory` are the module's own progress: beside its
 * steps it declares what they remember (`cards/module.ts`).
 */
export interface CardEventFrame {
  readonly kind: 'cardEvent';
  readonly player: PlayerId;
  readonly card: CardId;
  readonly step: string;
  readonly memory: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}
