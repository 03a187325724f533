/** R 13.4, 17.10: the effects of victories and losses on Allegiance and Militance. */
import type { RuleRef } from '../../core/index.js';
import { placeNamed } from '../query/by-id.js';
import { homeRegionOf } from '../query/homes.js';
import { isGeneral } from '../query/leaders.js';
import {
  campOf,
  holderOfRegion,
  isRegion,
  playerOfHome,
  playerOfLeader,
  regionOfArea,
  regionOfHex,
} from '../query/owners.js';
import { isHex } from '../table/places.js';
import type { LeaderCode, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { REGIONS, type HexId, type PlayerId, type RegionId, type SeaId } from '../vocabulary.js';
import { adjust } from './levels.js';

/** A victory in a battle or siege. */
export interface Victory {
  readonly at: HexId | SeaId;
  readonly winner: PlayerId;
  readonly decisive: boolean;
  readonly rule: RuleRef;
}

/** Returns whether a victory in a region counts there, because it is in play and not neutral (ruling Q86). */
const counts = (situation: Situation, region: RegionId): boolean => holderOfRegion(situation, region) !== null;

/**
 * Returns the regions of a battle: that of its hex, or all that border the sea area. There are none on uninhabited
 * islands (R 13.3, 13.4).
 */
function regionsOfBattle(situation: Situation, at: HexId | SeaId): readonly RegionId[] {
  const { places, ground } = situation;
  const place = placeNamed(situation, at);
  if (isHex(places, place)) {
    const region = regionOfHex(situation, place);
    return region !== null && counts(situation, region) ? [region] : [];
  }
  const touching = new Set(
    ground.map.areas.flatMap(({ coast }, area) => (coast.includes(at) ? [regionOfArea(situation, area)] : [])),
  );
  return REGIONS.filter((region) => touching.has(region) && counts(situation, region));
}

/**
 * Applies a victory to the levels of the region where it is won, and a decisive one to those of all others too (R 13.4,
 * 17.10).
 */
export function winBattle(run: GameRun, { at, winner, decisive, rule }: Victory): void {
  const here = regionsOfBattle(run.state, at);
  const camp = campOf(winner);
  for (const region of here) adjust(run, region, decisive ? 'decisiveVictoryHere' : 'victory', camp, rule);
  if (!decisive) return;
  for (const region of REGIONS) if (!here.includes(region)) adjust(run, region, 'decisiveVictoryElsewhere', camp, rule);
}

/**
 * Returns whether a unit is an elite hoplite of Sparta. Its loss is a decisive victory of Athens (R 13.4, ruling Q83).
 */
export const isSpartanElite = ({ home, type, isElite }: UnitInfo): boolean =>
  home === 'laconia' && type === 'hoplite' && isElite;

/**
 * Applies one more decisive victory of Athens for each elite hoplite of Sparta among the lost units, beyond those
 * already `counted` (R 13.4, ruling Q82).
 */
export function winForElites(run: GameRun, at: Victory['at'], lost: readonly UnitInfo[], counted: number): void {
  const elites = lost.filter(isSpartanElite).length;
  for (let each = counted; each < elites; each++)
    winBattle(run, { at, winner: 'athens', decisive: true, rule: 'R 13.4' });
}

/**
 * Returns whether a region is the home of Athens or Sparta, whose elite units and leaders count separately (R 13.4).
 */
const isFirstHome = ({ components }: Situation, region: RegionId): boolean => {
  const player = components.regions.find(({ id }) => id === region)?.homeOf?.player;
  return player === 'athens' || player === 'sparta';
};

/**
 * Lowers the Militance of a region for the loss of one of its units, and once more if it is an elite one (R 13.4,
 * ruling Q84).
 */
export function adjustForLoss(run: GameRun, { home, isElite }: UnitInfo, rule: RuleRef): void {
  if (!isRegion(home)) return;
  const camp = campOf(playerOfHome(run.state, home));
  adjust(run, home, 'unitEliminated', camp, rule);
  if (isElite && isFirstHome(run.state, home)) adjust(run, home, 'eliteOrLeaderLost', camp, rule);
}

/**
 * Lowers the Militance of the home of Athens or Sparta for the loss of a leader, except a Persian general (R 13.4,
 * ruling R59).
 */
export function adjustForLeader(run: GameRun, leader: LeaderCode, rule: RuleRef): void {
  const info = run.state.roster.leaders[leader];
  if (info === undefined || isGeneral(info)) return;
  const player = playerOfLeader(run.state, leader);
  const home = homeRegionOf(run.state, player);
  if (isFirstHome(run.state, home)) adjust(run, home, 'eliteOrLeaderLost', campOf(player), rule);
}
