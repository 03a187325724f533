/** R S2.1, S9: who evades, and in which order a battle is set up and fought. */
import { evadersOf } from '../../conquest/shared/evasion.js';
import type { Law } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import { frameIn } from '../query/box.js';

/** The side whose part of the phase it is. */
const phasing = (situation: Situation): SideId | undefined => frameIn(situation, 'combats')?.phasing;

export const combatLaw: Pick<Law<Situation>, 'evaders' | 'evadedBy' | 'arrayOrder' | 'beginsRounds'> = {
  /** R S9.1 */
  evaders: evadersOf,
  evadedBy: () => 'R S9.1',
  /** R S9.2: the side whose phase it is sets up last, if it likes. */
  arrayOrder(situation, [one, other]) {
    const challenge = frameIn(situation, 'challenge');
    const first = challenge?.last === true ? (challenge.side === one ? other : one) : challenge?.side;
    return first === other ? [other, one] : [one, other];
  },
  /** Ruling S9.2: the side whose phase it is begins each round. */
  beginsRounds(situation, [one, other]) {
    return phasing(situation) === other ? other : one;
  },
};
