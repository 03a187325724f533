/** R 19.8: capitals are begun, finished, and destroyed. */
import { someUnits, type Units } from '../units.js';
import type { Capital, Capitals } from '../state.js';
import type { GameRun } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { tableOf } from './table.js';

/** Sets a player's capital; `undefined`: they have none, and may begin one. */
function setCapital(run: GameRun, player: PlayerId, capital: Capital | undefined): void {
  const table = tableOf(run);
  const { [player]: _, ...others }: Capitals = table.capitals ?? {};
  table.setCapitals(capital === undefined ? others : { ...others, [player]: capital });
}

/** Begins a capital (ruling capital-building). */
export function beginCapital(run: GameRun, player: PlayerId, space: SpaceId, builders: Units): void {
  keepBuilders(run, player, space, builders);
  run.emit({ type: 'capitalBegun', rule: 'R 19.8', player, space });
}

/** Reduces the CUs that build to those that have stayed, without an event. */
export function keepBuilders(run: GameRun, player: PlayerId, space: SpaceId, builders: Units): void {
  setCapital(run, player, { stage: 'building', space, builders: someUnits(builders) });
}

/** Interrupts a construction. The player has to begin again with the first Segment. */
export function interruptCapital(
  run: GameRun,
  player: PlayerId,
  space: SpaceId,
  why: 'unitsGone' | 'attacked' | 'controlLost',
): void {
  setCapital(run, player, undefined);
  run.emit({ type: 'capitalInterrupted', rule: 'R 19.8', player, space, why });
}

/** Finishes a capital. */
export function finishCapital(run: GameRun, player: PlayerId, space: SpaceId): void {
  setCapital(run, player, { stage: 'standing', space });
  run.emit({ type: 'capitalBuilt', rule: 'R 19.8', player, space });
}

/**
 * Destroys a capital; its space is again what it was before (ruling capital-destroyed). `by`: the player who has
 * destroyed it.
 */
export function destroyCapital(run: GameRun, player: PlayerId, space: SpaceId, by: PlayerId | null): void {
  setCapital(run, player, { stage: 'destroyed', space, by });
  run.emit({ type: 'capitalDestroyed', rule: 'R 19.8', player, space, by });
}
