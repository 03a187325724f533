/** R C: cards of the gods, the weather and fate: what can be done. */
import type { Chance } from '../../core/index.js';
import type { LeaderId } from '../vocabulary.js';

export type FortuneAction = StrikeLeader;

/** Chance picks the leader whom a card strikes. */
export interface StrikeLeader {
  readonly type: 'strikeLeader';
  readonly player: Chance;
  readonly leader: LeaderId;
}
