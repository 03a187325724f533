/** R 6.7: the Isolation Phase. */
import type { RuleRef } from '../../core/index.js';
import { removeMarker } from '../deeds/markers.js';
import { isolatedMarkers } from '../query/isolation.js';
import type { GameRun } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';

/** Players take their Isolated markers away in Turn Order; what one has removed is gone when the next one looks (R 6.7). */
export function isolationPhase(run: GameRun): void {
  for (const player of run.state.turnOrder) removeIsolated(run, player);
}

/** A player's Isolated markers are removed, or those among some spaces (R 6.7, card 59). Answers where they stood. */
export function removeIsolated(
  run: GameRun,
  player: PlayerId,
  among?: readonly SpaceId[],
  rule: RuleRef = 'R 6.7',
): readonly SpaceId[] {
  const isolated = isolatedMarkers(run.state, player, among);
  for (const space of isolated) removeMarker(run, space, rule);
  return isolated;
}
