/** R 17, 18: combat: what happens. */
import type { PlaceId, PlayerId } from '../vocabulary.js';
import type { Said } from './common.js';

export type CombatEvent = BattleBegan;

export interface BattleBegan extends Said<'battleBegan'> {
  readonly at: PlaceId;
  readonly attacker: PlayerId;
}
