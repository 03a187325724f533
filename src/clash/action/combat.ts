/** R S9: decisions about combat. */
import type { Decision } from '../../conquest/action/base.js';
import type { EndCombats, OfferBattle } from '../../conquest/extension/action.js';
import type { ForceName } from '../../conquest/vocabulary.js';

export type CombatAction =
  OfferBattle | EndCombats | Invite | AttackAlone | CallOff | JoinAttack | DeclineAttack | SetUpFirst | SetUpLast;

/** R S9.3: this force of an opponent is invited to join the attack. */
export interface Invite extends Decision<'invite'> {
  readonly force: ForceName;
}

/** R S9.3: nobody is invited any more. */
export type AttackAlone = Decision<'attackAlone'>;

/** R S9.3, ruling S9.3: after an invitation was declined, nobody attacks. */
export type CallOff = Decision<'callOff'>;

/** R S9.3: who is invited joins the attack, or does not. */
export type JoinAttack = Decision<'joinAttack'>;
export type DeclineAttack = Decision<'declineAttack'>;

/** R S9.2: the side whose phase it is sets up before or after its enemy. */
export type SetUpFirst = Decision<'setUpFirst'>;
export type SetUpLast = Decision<'setUpLast'>;
