/** R C: regions take sides, or pass between allies. */
import { campOf } from '../query/owners.js';
import { enemyOf } from '../query/presence.js';
import type { GameRun } from '../types.js';
import type { PlayerId, RegionId } from '../vocabulary.js';

/**
 * A neutral region joins the player on whose sheet its levels stand if its Allegiance is 0 or more, and otherwise the enemy, with its Allegiance
 * mirrored (rulings Q113, R22).
 */
export function endNeutralityOf(run: GameRun, region: RegionId): void {
  const { state } = run;
  const before = state.regions[region];
  if (before === undefined) return;
  const { neutral: _, ...levels } = before;
  const enemy = state.scenario.players.find((player) => campOf(player) === enemyOf(campOf(before.player)));
  const isLost = before.allegiance < 0 && enemy !== undefined;
  const now = isLost ? { ...levels, player: enemy, allegiance: -before.allegiance } : levels;
  state.set({ regions: { ...state.regions, [region]: now } });
  run.emit({ type: 'neutralityEnded', rule: 'R C', region, player: now.player, allegiance: now.allegiance });
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
