/** R 7.8: leaders go from place to place, and are lost and replaced. */
import type { HexCode } from '../../core/hex/index.js';
import type { RuleRef } from '../../core/index.js';
import type { Vacancy } from '../frame/forces.js';
import { homeRegionOf } from '../query/homes.js';
import { isGeneral, loneLeadersAt } from '../query/leaders.js';
import { campOf, playerOfLeader } from '../query/owners.js';
import { enemyOf, unitsAt } from '../query/presence.js';
import type { PlaceCode } from '../table/places.js';
import type { LeaderCode, LeaderInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import type { LeaderId, PlaceId, PlayerId, RegionId } from '../vocabulary.js';
import { adjustForLeader } from './victory.js';

/** The facts of a leader. */
export function leaderInfo({ state }: GameRun, leader: LeaderCode): LeaderInfo {
  const info = state.roster.leaders[leader];
  if (info === undefined) throw new RangeError(`no leader has the code ${leader}`);
  return info;
}

/** Moves a leader; `inside`: into the city or fort of the hex; `pool`: of which region, in a Force Pool. */
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

/** R 7.8.5, ruling R59: a leader goes to the Force Pool of his player's home region; a general of Persia goes back to his satrap. */
export function sendLeaderHome(run: GameRun, { code }: LeaderInfo, rule: RuleRef): void {
  const { state } = run;
  const { forcePool, leaderPool } = state.places.trays;
  if (!isGeneral(leaderInfo(run, code)))
    return moveLeader(run, code, forcePool, rule, { pool: homeRegionOf(state, playerOfLeader(state, code)) });
  moveLeader(run, code, leaderPool, 'ruling R59');
  state.setLeaderPlayer(code, null);
}

/**
 * R 7.8.4, 7.9.2: a leader is lost, and a successor is drawn, who comes to `stack` (where the pieces of the leader are now), or to the Force
 * Pool of the player's home region if there is no such stack any more. Nobody succeeds a general of Persia (ruling R59). Levels are adjusted by the caller (R 13.4).
 */
export function loseLeader(run: GameRun, leader: LeaderCode, stack: PlaceId | null, rule: RuleRef): void {
  const { state } = run;
  const player = playerOfLeader(state, leader);
  const { id } = leaderInfo(run, leader);
  const inside = state.isLeaderInside(leader);
  const home = homeRegionOf(state, player);
  const at = state.places.ids[state.placeOfLeader(leader)];
  // The player is kept: a lost leader may be used again (R 22.4.3).
  state.setLeader(leader, state.places.trays.gone);
  if (at !== undefined) run.emit({ type: 'leaderLost', rule, leader: id, player, at });
  if (isGeneral(leaderInfo(run, leader))) return;
  const seat =
    stack === null ? { at: 'forcePool' as const, pool: home, inside: false } : { at: stack, pool: null, inside };
  run.push({ kind: 'succession', player, left: [{ for: id, ...seat }] });
}

/** R C: a leader of a player goes back to the Leader Pool, for another one comes in his place. */
export function releaseLeader(run: GameRun, leader: LeaderCode): void {
  moveLeader(run, leader, run.state.places.trays.leaderPool, 'ruling R21');
  run.state.setLeaderPlayer(leader, null);
}

/**
 * R C, ruling R21: a leader on the map enters the service of another player, in the Force Pool of whose home region he is from now on. His stack
 * gets a successor (R 7.8.4).
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

/** R 7.8.4: a leader succeeds another one: at his stack, whose units at sea follow the successor, or in a Force Pool. */
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

/** R 7.8.4, 17.1: a successor is one of those who attack, wherever the lost leader was one. */
function takePlaceInAttacks(run: GameRun, lost: LeaderId, successor: LeaderId): void {
  const attack = run.frame('encounter')?.attack;
  const attacks = [...(run.frame('movement')?.attacks ?? []), ...(run.frame('battles')?.left ?? [])];
  for (const one of attack === undefined ? attacks : [...attacks, attack])
    one.attackers = one.attackers.map((piece) => (piece === lost ? successor : piece));
}

/** R 7.8.6, 13.4: enemy leaders in a hex where a player's units end their move are lost if they are alone there. */
export function loseLoneLeaders(run: GameRun, hex: HexCode, mover: PlayerId): void {
  const camp = enemyOf(campOf(mover));
  for (const { code } of loneLeadersAt(run.state, hex, camp)) {
    loseLeader(run, code, null, 'R 7.8.6');
    adjustForLeader(run, code, 'R 13.4');
  }
}
