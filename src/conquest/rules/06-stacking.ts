/** R 6.3: which units act as one. */
import { forceOfBand } from '../query/14-3-bands.js';
import type { Law } from '../table/law.js';
import type { Situation } from '../table/situation.js';

/**
 * All of a side's, but that nations of their own keep apart as long as they are their own side's, and of raiders each group from
 * every other (R 14.3).
 */
export const stackingLaw: Pick<Law<Situation>, 'forceOf' | 'forceOfLeader' | 'isDistinct'> = {
  forceOf(situation, unit) {
    const band = situation.bandOf(unit);
    if (band > 0) return forceOfBand(band);
    const side = situation.sideOfUnit(unit);
    const info = situation.roster.units[unit];
    return info?.apart === true && info.kind.side === side ? info.kind.nation : side;
  },
  /** That of his nation, where it is apart and he is its own side's still, or his side's. */
  forceOfLeader(situation, leader) {
    const info = situation.roster.leaders[leader];
    const side = situation.sideOfLeader(leader);
    return info?.apart === true && info.fact.side === side ? info.fact.nation : side;
  },
  isDistinct: () => false,
};
