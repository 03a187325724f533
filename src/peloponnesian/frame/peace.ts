/** R 20: peace: what is being resolved. */
import type { PlayerId } from '../vocabulary.js';

export type PeaceSectionFrame = PeaceYearFrame;

/** R 20.2: a year of peace ends. */
export interface PeaceYearFrame {
  readonly kind: 'peaceYear';
  readonly player: PlayerId;
}
