/** R S9: frames of combat. */
import type { ForceName, ProvinceId, SideId } from '../../conquest/vocabulary.js';

export type CombatFrame = ChallengeFrame;

/**
 * R S9.1-S9.4: a force of the side whose phase it is attacks another: it may invite others to join it, whoever is attacked may try to
 * evade, and for a battle on the Tactical Display it is said who sets up last.
 */
export interface ChallengeFrame {
  readonly kind: 'challenge';
  readonly side: SideId;
  readonly province: ProvinceId;
  readonly force: ForceName;
  readonly against: ForceName;
  readonly stage: 'invite' | 'answer' | 'evade' | 'order' | 'fight' | 'done';
  /** Forces that have been invited, one after another; the last of them is the one that answers. */
  readonly invited: readonly ForceName[];
  /** The one of them that has joined the attack. */
  readonly ally: ForceName | null;
  /** Whether the side sets up last (R S9.2); `null`: it has not said so. */
  readonly last: boolean | null;
  /** The two allies, in the order in which they act (R S9.4); empty as long as that is not known. */
  readonly order: readonly SideId[];
}
