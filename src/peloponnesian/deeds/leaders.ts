/** R 7.8: leaders go from place to place, and are lost and replaced. */
import type { RuleRef } from '../../core/index.js';
import { playerOfLeader } from '../query/owners.js';
import type { PlaceId } from '../state.js';
import type { PlaceCode } from '../table/places.js';
import type { LeaderCode, LeaderInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import type { RegionId } from '../vocabulary.js';

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
  state.setLeader(leader, to, pool);
  if (inside) state.setLeaderInside(leader, true);
  if (from !== undefined && end !== undefined)
    run.emit({ type: 'leaderMoved', rule, leader: leaderInfo(run, leader).id, from, to: end });
}

/**
 * R 7.8.4, 7.9.2: a leader is lost for good; a successor is drawn, who comes to `stack` (where the pieces of the leader are now), or to the
 * Force Pool of the player's home region if there is no such stack any more.
 */
export function loseLeader(run: GameRun, leader: LeaderCode, stack: PlaceId | null, rule: RuleRef): void {
  const { state } = run;
  const player = playerOfLeader(state, leader);
  const info = leaderInfo(run, leader);
  const inside = state.isLeaderInside(leader);
  state.setLeader(leader, state.places.trays.gone);
  state.setLeaderPlayer(leader, null);
  run.emit({ type: 'leaderLost', rule, leader: info.id, player });
  const home = state.components.regions.find(({ homeOf }) => homeOf?.player === player)?.id ?? 'laconia';
  run.push({
    kind: 'succession',
    player,
    left: [
      stack === null
        ? { for: info.id, at: 'forcePool', pool: home, inside: false }
        : { for: info.id, at: stack, pool: null, inside },
    ],
  });
}
