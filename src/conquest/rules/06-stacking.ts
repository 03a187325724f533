/** R 6.3: which units form a force. */
import { forceOfBand } from '../query/14-3-bands.js';
import type { Law } from '../table/law.js';
import type { Situation } from '../table/situation.js';

/**
 * All pieces of a side form one force, except that some nations keep apart while they belong to their original side,
 * and that each group of raiders is a force (R 14.3).
 */
export const stackingLaw: Pick<Law<Situation>, 'forceOf' | 'forceOfLeader' | 'isDistinct'> = {
  forceOf(situation, unit) {
    const band = situation.bandOf(unit);
    if (band > 0) return forceOfBand(band);
    const side = situation.sideOfUnit(unit);
    const info = situation.roster.units[unit];
    return info?.apart === true && info.kind.side === side ? info.kind.nation : side;
  },
  /**
   * Returns the force of a leader's nation if it keeps apart and the leader belongs to its original side, else that of
   * the side.
   */
  forceOfLeader(situation, leader) {
    const info = situation.roster.leaders[leader];
    const side = situation.sideOfLeader(leader);
    return info?.apart === true && info.fact.side === side ? info.fact.nation : side;
  },
  isDistinct: () => false,
};
