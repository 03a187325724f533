/** R 24.3: which ally gains a region that Athens loses. */
import type { Claim } from '../event/alliance.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId, RegionId } from '../vocabulary.js';
import { unitsCommandedIn } from './card-counts.js';
import { regionsOfPlayer } from './initiative.js';
import { campOf } from './owners.js';
import { regionsBeside } from './regions.js';

/** The criteria of a claim, in the order of R 24.3. The highest count wins. */
const COUNTS: readonly {
  readonly by: Exclude<Claim, 'lot'>;
  readonly count: (situation: Situation, region: RegionId, player: PlayerId) => number;
}[] = [
  { by: 'units', count: unitsCommandedIn },
  { by: 'neighbours', count: regionsBeside },
  { by: 'fewestRegions', count: (situation, _, player) => -regionsOfPlayer(situation, player) },
];

/** The players with the best claim to a region, and the criterion that decides. */
export interface Claimants {
  readonly players: readonly PlayerId[];
  readonly by: Claim;
}

/**
 * Returns who has the first claim to a region: the allies with the most units there; of these, those with the most
 * adjacent regions; and of these, those with the fewest regions (R 24.3). Chance decides between several (ruling Q203).
 */
export function claimantsOf(situation: Situation, region: RegionId): Claimants {
  let players = situation.scenario.players.filter((player) => campOf(player) === 'league');
  for (const { by, count } of COUNTS) {
    const counts = players.map((player) => count(situation, region, player));
    const most = Math.max(...counts);
    players = players.filter((_, index) => counts[index] === most);
    if (players.length <= 1) return { players, by };
  }
  return { players, by: 'lot' };
}
