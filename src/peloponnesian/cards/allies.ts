/** R C: conflicts in the League: allies take regions from each other, and levies refuse to march. */
import { handOver } from '../deeds/regions.js';
import { breakUnrest } from '../deeds/unrest.js';
import { homesOf } from '../query/homes.js';
import { holderOfRegion, holdsRegion } from '../query/owners.js';
import type { Situation } from '../table/situation.js';
import { REGIONS, type RegionId } from '../vocabulary.js';
import type { EffectThat } from './rules.js';
import { bySingleRoll } from './single-roll.js';

/** Returns the regions that the League holds. */
const regionsOfLeague = (situation: Situation): readonly RegionId[] =>
  REGIONS.filter((region) => holdsRegion(situation, 'league', region));

/**
 * A player takes a region from an ally, but not the home of a player (ruling R74). The units of the region stay where
 * they are (R 24.6, C).
 */
export const takeAlliedRegion = bySingleRoll<EffectThat<'takeAlliedRegion'>>(
  (situation, { player }) => {
    const homes = homesOf(situation).map(({ region }) => region);
    return regionsOfLeague(situation)
      .filter((region) => holderOfRegion(situation, region) !== player && !homes.includes(region))
      .map((region) => ({ region }));
  },
  (run, { target: { region }, player }) => {
    if (region !== undefined) handOver(run, region, player);
  },
);

/** What a region of the League has just built is undone, and its units stay within its borders for the season (R C). */
export const unrest = bySingleRoll<EffectThat<'unrest'>>(
  (situation, { effect: { exempt } }) =>
    regionsOfLeague(situation)
      .filter((region) => !exempt.includes(region))
      .map((region) => ({ region })),
  (run, { target: { region } }) => {
    if (region !== undefined) breakUnrest(run, region);
  },
);
