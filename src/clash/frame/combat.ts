/** R S9: frames of combat. */
import type { ForceName, ProvinceId, SideId } from '../../conquest/vocabulary.js';

export type CombatFrame = ChallengeFrame;

/**
 * R S9.1-S9.4: a force of the acting side attacks another one. It may invite others to join, the defender may try to
 * evade, and for a battle on the Tactical Display the side decides who sets up last.
 */
export interface ChallengeFrame {
  readonly kind: 'challenge';
  readonly side: SideId;
  readonly province: ProvinceId;
  readonly force: ForceName;
  readonly against: ForceName;
  readonly stage: 'invite' | 'answer' | 'evade' | 'order' | 'fight' | 'done';
  /** Forces that have been invited, in order; the last one must answer. */
  readonly invited: readonly ForceName[];
  /** The invited force that has joined the attack. */
  readonly ally: ForceName | null;
  /** Whether the side sets up last (R S9.2); `null`: not decided. */
  readonly last: boolean | null;
  /** The two allies, in the order in which they act (R S9.4); empty as long as that is not known. */
  readonly order: readonly SideId[];
}
