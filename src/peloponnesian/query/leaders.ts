/** R 7.8: the number of leaders, their successors, and leaders who are lost when alone. */
import type { HexCode } from '../../core/hex/index.js';
import type { PlaceCode } from '../table/places.js';
import type { LeaderInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { Camp, PlayerId } from '../vocabulary.js';
import { campOf } from './owners.js';
import { leadersAt, strongholdIn, unitsAt } from './presence.js';

/**
 * Returns whether a leader is a Persian general. Generals come and go with the troops of a satrap, and do not count
 * against the number of leaders (ruling R59).
 */
export const isGeneral = ({ fact }: LeaderInfo): boolean => fact.satrapy !== undefined;

/** Returns the leaders of a player on the map and in Force Pools, without Persian generals (R 7.8.4). */
export const leadersInPlay = (situation: Situation, player: PlayerId): readonly LeaderInfo[] =>
  situation.roster.leaders.filter(
    (leader) =>
      !isGeneral(leader) &&
      situation.playerOfLeader(leader.code) === player &&
      situation.placeOfLeader(leader.code) !== situation.places.trays.gone,
  );

/** Returns whether a leader belongs to a camp's Leader Pool in this scenario (R 23.2.2). */
export function isOfPool({ scenario }: Situation, camp: Camp, leader: LeaderInfo): boolean {
  const pool = scenario.leaderPools[camp];
  return leader.fact.camp === camp && !isGeneral(leader) && (pool === 'others' || pool.includes(leader.id));
}

/** Returns whether a leader has no rating, neither on land nor at sea. */
const isPlain = ({ fact }: LeaderInfo): boolean => fact.land === 0 && fact.sea === 0;

/**
 * Returns the leaders among whom the successor of a player's leader is drawn. These are the camp's Leader Pool; if it
 * is empty, the camp's lost leaders without a rating (R 22.4.3, 7.9.2, ruling Q42); and if there are none, its other
 * leaders without a rating. There is no successor while the player has as many leaders as the scenario allows
 * (R 7.8.4).
 */
export function successorsFor(situation: Situation, player: PlayerId): readonly LeaderInfo[] {
  const { scenario, roster, places } = situation;
  const most = scenario.mostLeaders[player] ?? Infinity;
  if (leadersInPlay(situation, player).length >= most) return [];
  const camp = campOf(player);
  const ours = roster.leaders.filter((leader) => leader.fact.camp === camp && !isGeneral(leader));
  const unused = ours.filter(({ code }) => situation.placeOfLeader(code) === places.trays.leaderPool);
  const inPool = unused.filter((leader) => isOfPool(situation, camp, leader));
  if (inPool.length > 0) return inPool;
  const lost = ours.filter((leader) => situation.placeOfLeader(leader.code) === places.trays.gone && isPlain(leader));
  return lost.length > 0 ? lost : unused.filter(isPlain);
}

/** Returns the leaders of a player at sea without a command, whom the fleets of another leader carry (R 16.7.2). */
export const carriedLeadersAt = (situation: Situation, place: PlaceCode, player: PlayerId): readonly LeaderInfo[] => {
  const units = unitsAt(situation, place, { player });
  return leadersAt(situation, place, { player }).filter(
    ({ code }) => !units.some((unit) => situation.leaderOver(unit.code) === code),
  );
};

/**
 * Returns the leaders of a camp who are lost when an enemy unit ends its move in their hex: they have no unit with
 * them, and no friendly city shelters them (R 7.8.6, ruling Q43).
 */
export function loneLeadersAt(situation: Situation, hex: HexCode, camp: Camp): readonly LeaderInfo[] {
  if (unitsAt(situation, hex, { camp }).length > 0) return [];
  const place = strongholdIn(situation, hex);
  const isSheltered = place?.kind === 'city' && place.friend === camp;
  return leadersAt(situation, hex, isSheltered ? { camp, inside: false } : { camp });
}
