/** Moves, eliminates and replaces leaders (R 7.8). */
import type { HexCode } from '../../core/hex/index.js';
import type { RuleRef } from '../../core/index.js';
import type { Vacancy } from '../frame/forces.js';
import { homeRegionOf } from '../query/homes.js';
import { isGeneral, loneLeadersAt } from '../query/leaders.js';
import { campOf, playerOfLeader } from '../query/owners.js';
import { enemyOf, leadersAt, unitsAt } from '../query/presence.js';
import type { PlaceCode } from '../table/places.js';
import type { LeaderCode, LeaderInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import type { LeaderId, PlaceId, PlayerId, RegionId } from '../vocabulary.js';
import { adjustForLeader } from './victory.js';

/** Returns the facts of a leader. */
export function leaderInfo({ state }: GameRun, leader: LeaderCode): LeaderInfo {
  const info = state.roster.leaders[leader];
  if (info === undefined) throw new RangeError(`no leader has the code ${leader}`);
  return info;
}

/** Moves a leader; `inside`: into the city or fort of the hex; `pool`: the region of the Force Pool. */
export function moveLeader(
  run: GameRun,
  leader: LeaderCode,
  to: PlaceCode,
  rule: RuleRef,
  { inside = false, pool = null }: { readonly inside?: boolean; readonly pool?: RegionId | null } = {},
): void {
  const { state } = run;
  const from = state.places.ids[state.placeOfLeader(leader)];
  const end = state.places.ids[to];
  const player = playerOfLeader(state, leader);
  state.setLeader(leader, to, pool);
  if (inside) state.setLeaderInside(leader, true);
  if (from !== undefined && end !== undefined)
    run.emit({ type: 'leaderMoved', rule, leader: leaderInfo(run, leader).id, player, from, to: end, inside, pool });
}

/**
 * Sends a leader to the Force Pool of the player's home region, or a Persian general back to the satrap (R 7.8.5,
 * ruling R59).
 */
export function sendLeaderHome(run: GameRun, { code }: LeaderInfo, rule: RuleRef): void {
  const { state } = run;
  const { forcePool, leaderPool } = state.places.trays;
  if (!isGeneral(leaderInfo(run, code)))
    return moveLeader(run, code, forcePool, rule, { pool: homeRegionOf(state, playerOfLeader(state, code)) });
  moveLeader(run, code, leaderPool, 'ruling R59');
  state.setLeaderPlayer(code, null);
}

/** Sends a player's leaders in the Force Pool of a region to that of the player's home region (R 7.8.5). */
export function sendPoolLeadersHome(run: GameRun, region: RegionId, player: PlayerId, rule: RuleRef): void {
  const { state } = run;
  for (const leader of leadersAt(state, state.places.trays.forcePool, { player }))
    if (state.poolOfLeader(leader.code) === region) sendLeaderHome(run, leader, rule);
}

/**
 * Eliminates a leader and starts the draw of a successor (R 7.8.4, 7.9.2). The successor comes to `stack`, the place of
 * the leader's pieces, or to the Force Pool of the player's home region if there is no such stack. A Persian general
 * has no successor (ruling R59). The caller adjusts levels (R 13.4).
 */
export function loseLeader(run: GameRun, leader: LeaderCode, stack: PlaceId | null, rule: RuleRef): void {
  const { state } = run;
  const player = playerOfLeader(state, leader);
  const { id } = leaderInfo(run, leader);
  const inside = state.isLeaderInside(leader);
  const home = homeRegionOf(state, player);
  const at = state.places.ids[state.placeOfLeader(leader)];
  // The player is kept, because a lost leader may be used again (R 22.4.3).
  state.setLeader(leader, state.places.trays.gone);
  if (at !== undefined) run.emit({ type: 'leaderLost', rule, leader: id, player, at });
  if (isGeneral(leaderInfo(run, leader))) return;
  const seat =
    stack === null ? { at: 'forcePool' as const, pool: home, inside: false } : { at: stack, pool: null, inside };
  run.push({ kind: 'succession', player, left: [{ for: id, ...seat }] });
}

/** Returns a leader to the Leader Pool, because another one takes their place (R C). */
export function releaseLeader(run: GameRun, leader: LeaderCode): void {
  moveLeader(run, leader, run.state.places.trays.leaderPool, 'ruling R21');
  run.state.setLeaderPlayer(leader, null);
}

/**
 * Transfers a leader on the map to another player, in the Force Pool of that player's home region (R C, ruling R21).
 * The leader's stack gets a successor (R 7.8.4).
 */
export function switchLeaderTo(run: GameRun, leader: LeaderCode, by: PlayerId): void {
  const { state } = run;
  const from = playerOfLeader(state, leader);
  const { id } = leaderInfo(run, leader);
  const [place, inside] = [state.placeOfLeader(leader), state.isLeaderInside(leader)];
  const at = state.places.ids[place];
  const camp = campOf(from);
  const hasStack = unitsAt(state, place, { camp }).length > 0 || inside;
  state.setLeaderPlayer(leader, by);
  state.setLeader(leader, state.places.trays.forcePool, homeRegionOf(state, by));
  run.emit({ type: 'leaderSwitched', rule: 'R C', leader: id, from, by });
  const seat =
    at !== undefined && hasStack
      ? { at, pool: null, inside }
      : { at: 'forcePool' as const, pool: homeRegionOf(state, from), inside: false };
  run.push({ kind: 'succession', player: from, left: [{ for: id, ...seat }] });
}

/** Puts a successor in place: at the stack, whose units at sea follow the successor, or in a Force Pool (R 7.8.4). */
export function succeedLeader(run: GameRun, leader: LeaderCode, player: PlayerId, vacancy: Vacancy): void {
  const { state } = run;
  const place = state.places.codes.get(vacancy.at);
  const predecessor = state.roster.leaderCodes.get(vacancy.for);
  if (place === undefined || predecessor === undefined) throw new RangeError(`no such vacancy: ${vacancy.for}`);
  state.setLeader(leader, place, vacancy.pool);
  state.setLeaderPlayer(leader, player);
  state.setLeaderInside(leader, vacancy.inside);
  const { id } = leaderInfo(run, leader);
  const { for: lost, at, pool } = vacancy;
  run.emit({ type: 'leaderCame', rule: 'R 7.8.4', leader: id, player, for: lost, at, pool });
  for (const { code } of unitsAt(state, place))
    if (state.leaderOver(code) === predecessor) state.setLeaderOver(code, leader);
  if (pool === null) takePlaceInAttacks(run, lost, id);
}

/** Makes a successor an attacker wherever the lost leader was one (R 7.8.4, 17.1). */
function takePlaceInAttacks(run: GameRun, lost: LeaderId, successor: LeaderId): void {
  const attack = run.frame('encounter')?.attack;
  const attacks = [...(run.frame('movement')?.attacks ?? []), ...(run.frame('battles')?.left ?? [])];
  for (const one of attack === undefined ? attacks : [...attacks, attack])
    one.attackers = one.attackers.map((piece) => (piece === lost ? successor : piece));
}

/** Eliminates enemy leaders who are alone in a hex where a player's units end their move (R 7.8.6, 13.4). */
export function loseLoneLeaders(run: GameRun, hex: HexCode, mover: PlayerId): void {
  const camp = enemyOf(campOf(mover));
  for (const { code } of loneLeadersAt(run.state, hex, camp)) {
    loseLeader(run, code, null, 'R 7.8.6');
    adjustForLeader(run, code, 'R 13.4');
  }
}
