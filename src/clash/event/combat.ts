/** R S3, S9: combat. */
import type { Said } from '../../conquest/event/base.js';
import type { ForceName, ProvinceId, SideId } from '../../conquest/vocabulary.js';

export type CombatEvent = ChallengeMade | InvitationAnswered | SetUpOrdered | SideDisintegrated;

/**
 * R S3.0: a side without leaders disintegrates: its beaten units join the victor, if there is one, and all others go
 * home.
 */
export interface SideDisintegrated extends Said<'sideDisintegrated'> {
  readonly side: SideId;
  readonly victor: SideId | null;
}

/** R S9.1: a force attacks another. */
export interface ChallengeMade extends Said<'challengeMade'> {
  readonly side: SideId;
  readonly province: ProvinceId;
  readonly force: ForceName;
  readonly against: ForceName;
}

/** R S9.3: who was invited joins the attack, or does not. */
export interface InvitationAnswered extends Said<'invitationAnswered'> {
  readonly side: SideId;
  readonly province: ProvinceId;
  readonly force: ForceName;
  readonly joins: boolean;
}

/** R S9.2: whether the side whose phase it is sets up last. */
export interface SetUpOrdered extends Said<'setUpOrdered'> {
  readonly side: SideId;
  readonly province: ProvinceId;
  readonly last: boolean;
}
