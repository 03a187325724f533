/** R S2.1, S9: which forces evade, and the order in which a battle is set up and fought. */
import { originOf } from '../../conquest/query/14-3-bands.js';
import { evadersOf } from '../../conquest/extension/evasion.js';
import type { Engaged, Law } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { ProvinceId, SideId } from '../../conquest/vocabulary.js';
import { clashComponents, frameIn } from '../query/components.js';
import { INDIANS } from '../query/07-1-independents.js';

/** Returns the side whose part of the combat phase it is. */
const phasing = (situation: Situation): SideId | undefined => frameIn(situation, 'combats')?.phasing;

/**
 * Returns the only provinces into which a force may evade; `undefined`: any (R 9.3, ruling S9.11). Indians stay in
 * India; raiders return to their origin.
 */
function confinesOf(situation: Situation, { name, units: [first] }: Engaged): readonly ProvinceId[] | undefined {
  if (name === INDIANS) return clashComponents(situation).india.provinces;
  const origin = first === undefined ? undefined : originOf(situation, situation.bandOf(first.code));
  return origin === undefined ? undefined : [origin];
}

export const combatLaw: Pick<Law<Situation>, 'evaders' | 'evadedBy' | 'arrayOrder' | 'beginsRounds'> = {
  /** R S9.1, 9.3 */
  evaders: (situation, engagement) =>
    evadersOf(situation, engagement).map((evader) => {
      const within = confinesOf(situation, evader.force);
      return within === undefined ? evader : { ...evader, within };
    }),
  evadedBy: () => 'R S9.1',
  /** R S9.2: the phasing side chooses whether it sets up last. */
  arrayOrder(situation, [one, other]) {
    const challenge = frameIn(situation, 'challenge');
    const first = challenge?.last === true ? (challenge.side === one ? other : one) : challenge?.side;
    return first === other ? [other, one] : [one, other];
  },
  /** Ruling S9.2: the phasing side begins each round. */
  beginsRounds(situation, [one, other]) {
    return phasing(situation) === other ? other : one;
  },
};
