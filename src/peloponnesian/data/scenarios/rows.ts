/** Rows of the lists of scenarios. */
import type { CityId, LeaderId, PlayerId, RegionId, Source } from '../../vocabulary.js';
import type { BoardSetup, LeaderSetup, RegionSetup } from '../shape/scenario.js';

/** Returns rows of regions that one player holds: region, Allegiance, Militance, and the multiple of the tribute. */
export const regionsOf = (
  player: PlayerId,
  source: Source,
  rows: readonly (readonly [region: RegionId, allegiance: number, militance: number, multiple: number | null])[],
): readonly RegionSetup[] =>
  rows.map(([region, allegiance, militance, multiple]) => ({ region, player, allegiance, militance, multiple, source }));

export const leadersInCity = (player: PlayerId, city: CityId, ...leaders: readonly LeaderId[]): readonly LeaderSetup[] =>
  leaders.map((leader) => ({ leader, player, at: { city } }));

export const leadersInPool = (player: PlayerId, pool: RegionId, ...leaders: readonly LeaderId[]): readonly LeaderSetup[] =>
  leaders.map((leader) => ({ leader, player, at: { pool } }));

/** An empty map. */
export const EMPTY_BOARD: BoardSetup = {
  held: [],
  revolts: [],
  destroyed: [],
  unwalled: [],
  withoutLongWalls: [],
  forts: [],
  bases: [],
  units: [],
};
