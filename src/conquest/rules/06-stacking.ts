/** R 6.3: which units act as one. */
import { forceOfBand } from '../query/bands.js';
import type { Law } from '../table/law.js';
import type { Situation } from '../table/situation.js';

/**
 * All of a side's, but that nations of their own keep apart as long as they are their own side's, and of raiders each group from
 * every other (R 14.3).
 */
export const stackingLaw: Pick<Law<Situation>, 'forceOf'> = {
  forceOf(situation, unit) {
    const band = situation.bandOf(unit);
    if (band > 0) return forceOfBand(band);
    const side = situation.sideOfUnit(unit);
    const kind = situation.roster.units[unit]?.kind;
    return kind !== undefined && kind.side === side && situation.components.counters.apart.includes(kind.nation)
      ? kind.nation
      : side;
  },
};
