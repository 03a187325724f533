/** R C: regions that end their neutrality, or pass between allies. */
import { enemiesOf } from '../query/command.js';
import type { GameRun } from '../types.js';
import type { PlayerId, RegionId } from '../vocabulary.js';
import { isClaimed, settleLosses } from './claims.js';
import { sendPoolLeadersHome } from './leaders.js';

/**
 * Ends the neutrality of a region. It joins the player on whose sheet its levels are if its Allegiance is 0 or more,
 * otherwise the enemy, with the opposite Allegiance (rulings Q113, R22). If R 24.3 has to choose among allies, that
 * comes before the caller resumes.
 */
export function endNeutralityOf(run: GameRun, region: RegionId): void {
  const { state } = run;
  const before = state.regions[region];
  if (before === undefined) return;
  const { neutral: _, ...levels } = before;
  const loss = { region, loser: before.player };
  const isLost = before.allegiance < 0;
  const [enemy] = enemiesOf(state, before.player);
  const joinsEnemy = isLost && enemy !== undefined && !isClaimed(state, loss.loser);
  state.set({
    regions: {
      ...state.regions,
      [region]: joinsEnemy ? { ...levels, player: enemy, allegiance: -before.allegiance } : levels,
    },
  });
  if (isLost && !joinsEnemy) settleLosses(run, [loss], 'R C');
}

/** Emits which side a region has joined (R C). */
export function emitRegionJoined(run: GameRun, region: RegionId): void {
  const now = run.state.regions[region];
  if (now === undefined) return;
  const { player, allegiance } = now;
  run.emit({ type: 'neutralityEnded', rule: 'R C', region, player, allegiance });
}

/**
 * Passes a region from one ally to another. Levels, units and cities do not change. Leaders of the former holder leave
 * its Force Pool (R C, ruling R74).
 */
export function handOver(run: GameRun, region: RegionId, player: PlayerId): void {
  const { state } = run;
  const before = state.regions[region];
  if (before === undefined) return;
  state.set({ regions: { ...state.regions, [region]: { ...before, player } } });
  const { allegiance } = before;
  run.emit({ type: 'regionChanged', rule: 'R C', region, from: before.player, by: player, allegiance });
  sendPoolLeadersHome(run, region, before.player, 'ruling R74');
}
