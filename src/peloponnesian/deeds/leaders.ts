/** R 7.8: leaders go from place to place, and are lost and replaced. */
import type { HexCode } from '../../core/hex/index.js';
import type { RuleRef } from '../../core/index.js';
import type { Vacancy } from '../frame/forces.js';
import { homeRegionOf } from '../query/homes.js';
import { loneLeadersAt } from '../query/leaders.js';
import { campOf, playerOfLeader } from '../query/owners.js';
import { enemyOf, unitsAt } from '../query/presence.js';
import type { PlaceCode } from '../table/places.js';
import type { LeaderCode, LeaderInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import type { PlaceId, PlayerId, RegionId } from '../vocabulary.js';
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

/**
 * R 7.8.4, 7.9.2: a leader is lost, and a successor is drawn, who comes to `stack` (where the pieces of the leader are now), or to the Force
 * Pool of the player's home region if there is no such stack any more. Levels are adjusted by the caller (R 13.4).
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
  const seat =
    stack === null ? { at: 'forcePool' as const, pool: home, inside: false } : { at: stack, pool: null, inside };
  run.push({ kind: 'succession', player, left: [{ for: id, ...seat }] });
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
}

/** R 7.8.6, 13.4: enemy leaders in a hex where a player's units end their move are lost if they are alone there. */
export function loseLoneLeaders(run: GameRun, hex: HexCode, mover: PlayerId): void {
  const camp = enemyOf(campOf(mover));
  for (const { code } of loneLeadersAt(run.state, hex, camp)) {
    const player = playerOfLeader(run.state, code);
    loseLeader(run, code, null, 'R 7.8.6');
    adjustForLeader(run, player, 'R 13.4');
  }
}
