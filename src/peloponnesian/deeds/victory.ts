/** R 13.4, 17.10: what victories and losses do to Allegiance and Militance. */
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

/** Whether a victory in a region counts there: it is in play and not neutral (ruling Q86). */
const counts = (situation: Situation, region: RegionId): boolean => holderOfRegion(situation, region) !== null;

/** R 13.3, 13.4: the regions in which a battle is fought: that of its hex, or all that touch the sea area; none on uninhabited islands. */
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

/** R 13.4, 17.10: a victory changes the levels of the region where it is won; a decisive one those of all others too. */
export function winBattle(run: GameRun, { at, winner, decisive, rule }: Victory): void {
  const here = regionsOfBattle(run.state, at);
  const camp = campOf(winner);
  for (const region of here) adjust(run, region, decisive ? 'decisiveVictoryHere' : 'victory', camp, rule);
  if (!decisive) return;
  for (const region of REGIONS) if (!here.includes(region)) adjust(run, region, 'decisiveVictoryElsewhere', camp, rule);
}

/** R 13.4: whether a unit is an elite hoplite of Sparta, whose loss is a decisive victory of Athens (ruling Q83). */
export const isSpartanElite = ({ home, type, isElite }: UnitInfo): boolean =>
  home === 'laconia' && type === 'hoplite' && isElite;

/** R 13.4, ruling Q82: Athens wins decisively once more for each elite hoplite of Sparta among the lost; `counted`: so many are counted already. */
export function winForElites(run: GameRun, at: Victory['at'], lost: readonly UnitInfo[], counted: number): void {
  const elites = lost.filter(isSpartanElite).length;
  for (let each = counted; each < elites; each++)
    winBattle(run, { at, winner: 'athens', decisive: true, rule: 'R 13.4' });
}

/** Whether a region is the home of Athens or Sparta, whose elite units and leaders count apart (R 13.4). */
const isFirstHome = ({ components }: Situation, region: RegionId): boolean => {
  const player = components.regions.find(({ id }) => id === region)?.homeOf?.player;
  return player === 'athens' || player === 'sparta';
};

/** R 13.4, ruling Q84: a region is wearier of the war for each of its units that is eliminated, and once more for an elite one. */
export function adjustForLoss(run: GameRun, { home, isElite }: UnitInfo, rule: RuleRef): void {
  if (!isRegion(home)) return;
  const camp = campOf(playerOfHome(run.state, home));
  adjust(run, home, 'unitEliminated', camp, rule);
  if (isElite && isFirstHome(run.state, home)) adjust(run, home, 'eliteOrLeaderLost', camp, rule);
}

/** R 13.4: the home of Athens or Sparta is wearier of the war for each leader lost, but not for a general of Persia (ruling R59). */
export function adjustForLeader(run: GameRun, leader: LeaderCode, rule: RuleRef): void {
  const info = run.state.roster.leaders[leader];
  if (info === undefined || isGeneral(info)) return;
  const player = playerOfLeader(run.state, leader);
  const home = homeRegionOf(run.state, player);
  if (isFirstHome(run.state, home)) adjust(run, home, 'eliteOrLeaderLost', campOf(player), rule);
}
