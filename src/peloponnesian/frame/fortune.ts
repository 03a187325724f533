/** R C: cards of the gods, the weather and fate: what is being resolved. */
import type { PlayerId } from '../vocabulary.js';

export type FortuneSectionFrame = StormsFrame;

/** R C: storms rise before a Campaign Turn. */
export interface StormsFrame {
  readonly kind: 'storms';
  readonly player: PlayerId;
}
