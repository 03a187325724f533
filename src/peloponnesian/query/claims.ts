/** R 24.3: which ally gains a region that Athens has lost. */
import { derived } from '../../core/board/index.js';
import type { MapFacts } from '../data/shape/map.js';
import type { Claim } from '../event/alliance.js';
import { isHex } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { AreaId, PlayerId, RegionId } from '../vocabulary.js';
import { commanderOf } from './command.js';
import { regionsOfPlayer } from './initiative.js';
import { campOf, holderOfRegion, isRegion, regionOfHex } from './owners.js';

/** R 24.3: islands, which are adjacent to no region. */
const ISLANDS: readonly RegionId[] = ['aegeanIslands', 'westernIslands'];

/** Returns by region those with which it has a common land border. */
const neighbours = derived((map: MapFacts): ReadonlyMap<RegionId, ReadonlySet<RegionId>> => {
  const regions = new Map<AreaId, RegionId>();
  for (const { id, region } of map.areas)
    if (region !== null && isRegion(region) && !ISLANDS.includes(region)) regions.set(id, region);
  const found = new Map<RegionId, Set<RegionId>>();
  for (const { id, borders } of map.areas) {
    const region = regions.get(id);
    if (region === undefined) continue;
    const beside = found.get(region) ?? new Set();
    found.set(region, beside);
    for (const border of borders) {
      const other = regions.get(border);
      if (other !== undefined && other !== region) beside.add(other);
    }
  }
  return found;
});

/** R 24.3: the regions with which a region has a common land border. */
export const neighboursOf = ({ ground }: Situation, region: RegionId): ReadonlySet<RegionId> =>
  neighbours(ground.map).get(region) ?? new Set();

/** Returns how many units a player commands in a region (ruling R64). */
const unitsIn = (situation: Situation, region: RegionId, player: PlayerId): number =>
  situation.roster.units.filter(({ code }) => {
    const place = situation.placeOfUnit(code);
    return (
      isHex(situation.places, place) &&
      regionOfHex(situation, place) === region &&
      commanderOf(situation, code) === player
    );
  }).length;

/** Returns how many regions of a player border a region. */
const regionsBeside = (situation: Situation, region: RegionId, player: PlayerId): number =>
  [...neighboursOf(situation, region)].filter((other) => holderOfRegion(situation, other) === player).length;

/** What is counted for a claim, in the order of R 24.3; the most count. */
const COUNTS: readonly {
  readonly by: Exclude<Claim, 'lot'>;
  readonly count: (situation: Situation, region: RegionId, player: PlayerId) => number;
}[] = [
  { by: 'units', count: unitsIn },
  { by: 'neighbours', count: regionsBeside },
  { by: 'fewestRegions', count: (situation, _, player) => -regionsOfPlayer(situation, player) },
];

/** Who may claim a region, and by what. */
export interface Claimants {
  readonly players: readonly PlayerId[];
  readonly by: Claim;
}

/**
 * R 24.3: returns who has the first claim to a region: of the allies, those with the most units there; among these, those with the most
 * neighbouring regions; and among these, those with the fewest regions. Between several chance decides (ruling Q203).
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
