/** R C: the action of cards of fate. */
import type { Chance } from '../../core/index.js';
import type { LeaderId } from '../vocabulary.js';

export type FortuneAction = StrikeLeader;

/** Chance selects the leader whom a card strikes. */
export interface StrikeLeader {
  readonly type: 'strikeLeader';
  readonly player: Chance;
  readonly leader: LeaderId;
}
