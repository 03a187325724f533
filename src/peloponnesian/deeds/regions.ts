/** R C: regions take sides, or pass between allies. */
import { enemiesOf } from '../query/command.js';
import type { GameRun } from '../types.js';
import type { PlayerId, RegionId } from '../vocabulary.js';
import { isClaimed, settleLosses } from './claims.js';

/**
 * A neutral region joins the player on whose sheet its levels stand if its Allegiance is 0 or more, and otherwise the enemy, with its Allegiance
 * mirrored (rulings Q113, R22). Of allies R 24.3 tells which: that is decided before the caller goes on.
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

/** R C: a region has joined a side. */
export function sayWhoseRegion(run: GameRun, region: RegionId): void {
  const now = run.state.regions[region];
  if (now === undefined) return;
  const { player, allegiance } = now;
  run.emit({ type: 'neutralityEnded', rule: 'R C', region, player, allegiance });
}

/** R C: a region passes from one ally to another; levels, units and cities stay as they are. */
export function handOver(run: GameRun, region: RegionId, player: PlayerId): void {
  const { state } = run;
  const before = state.regions[region];
  if (before === undefined) return;
  state.set({ regions: { ...state.regions, [region]: { ...before, player } } });
  const { allegiance } = before;
  run.emit({ type: 'regionChanged', rule: 'R C', region, from: before.player, by: player, allegiance });
}
