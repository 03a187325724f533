/** R 17, 18: combat: what can be done. */
import type { PlayerId } from '../vocabulary.js';

export type CombatAction = BreakOff;

export interface BreakOff {
  readonly type: 'breakOff';
  readonly player: PlayerId;
}
