/** R 6: Revolt Checks: what is being resolved. */
import type { PlayerId } from '../vocabulary.js';

export type RevoltSectionFrame = RevoltsFrame;

/** R 6: Revolt Checks, region by region. */
export interface RevoltsFrame {
  readonly kind: 'revolts';
  readonly player: PlayerId;
}
