/** R 7.8: how many leaders there are, who succeeds them, and who is lost alone. */
import type { HexCode } from '../../core/hex/index.js';
import type { PlaceCode } from '../table/places.js';
import type { LeaderInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { Camp, PlayerId } from '../vocabulary.js';
import { campOf } from './owners.js';
import { leadersAt, strongholdIn, unitsAt } from './presence.js';

/** Whether a leader is a general of Persia, who comes and goes with the troops of a satrap, beyond the number of leaders (ruling R59). */
export const isGeneral = ({ fact }: LeaderInfo): boolean => fact.satrapy !== undefined;

/** Returns the leaders that a player has on the map and in Force Pools (R 7.8.4), Persians apart. */
export const leadersInPlay = (situation: Situation, player: PlayerId): readonly LeaderInfo[] =>
  situation.roster.leaders.filter(
    (leader) =>
      !isGeneral(leader) &&
      situation.playerOfLeader(leader.code) === player &&
      situation.placeOfLeader(leader.code) !== situation.places.trays.gone,
  );

/** Whether a leader is one of those of a camp whom the scenario has put into its Leader Pool (R 23.2.2). */
export function isOfPool({ scenario }: Situation, camp: Camp, leader: LeaderInfo): boolean {
  const pool = scenario.leaderPools[camp];
  return leader.fact.camp === camp && !isGeneral(leader) && (pool === 'others' || pool.includes(leader.id));
}

/** Whether a leader has no rating on land or at sea. */
const isPlain = ({ fact }: LeaderInfo): boolean => fact.land === 0 && fact.sea === 0;

/**
 * Returns the leaders among whom the successor of a player's leader is drawn: the camp's Leader Pool; if that is empty the camp's lost
 * leaders without a rating (R 22.4.3, 7.9.2, ruling Q42), and if there are none its other leaders without a rating. Nobody succeeds as
 * long as the player has as many leaders as the scenario allows (R 7.8.4).
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

/** R 16.7.2: the leaders of a player at sea who command nobody, and are carried by the fleets of another one. */
export const carriedLeadersAt = (situation: Situation, place: PlaceCode, player: PlayerId): readonly LeaderInfo[] => {
  const units = unitsAt(situation, place, { player });
  return leadersAt(situation, place, { player }).filter(
    ({ code }) => !units.some((unit) => situation.leaderOver(unit.code) === code),
  );
};

/**
 * Returns the leaders of a camp who are lost when an enemy unit ends its move in their hex: no unit of theirs is there, and no friendly
 * city shelters them (R 7.8.6, ruling Q43).
 */
export function loneLeadersAt(situation: Situation, hex: HexCode, camp: Camp): readonly LeaderInfo[] {
  if (unitsAt(situation, hex, { camp }).length > 0) return [];
  const place = strongholdIn(situation, hex);
  const isSheltered = place?.kind === 'city' && place.friend === camp;
  return leadersAt(situation, hex, isSheltered ? { camp, inside: false } : { camp });
}
