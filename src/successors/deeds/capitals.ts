/** R 19.8: capitals are begun, finished, and destroyed. */
import { someUnits, type Units } from '../units.js';
import type { Capital, Capitals } from '../state.js';
import type { GameRun } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { tableOf } from './table.js';

/** What a player's capital is from now on; `undefined`: he has none, and may begin one. */
function setCapital(run: GameRun, player: PlayerId, capital: Capital | undefined): void {
  const table = tableOf(run);
  const { [player]: _, ...others }: Capitals = table.capitals ?? {};
  table.setCapitals(capital === undefined ? others : { ...others, [player]: capital });
}

/** CUs begin to build (ruling capital-building). */
export function beginCapital(run: GameRun, player: PlayerId, space: SpaceId, builders: Units): void {
  keepBuilders(run, player, space, builders);
  run.emit({ type: 'capitalBegun', rule: 'R 19.8', player, space });
}

/** Only these of the CUs that began have stayed, in silence. */
export function keepBuilders(run: GameRun, player: PlayerId, space: SpaceId, builders: Units): void {
  setCapital(run, player, { stage: 'building', space, builders: someUnits(builders) });
}

/** The construction is interrupted: whoever builds begins again from the first Segment. */
export function interruptCapital(
  run: GameRun,
  player: PlayerId,
  space: SpaceId,
  why: 'unitsGone' | 'attacked' | 'controlLost',
): void {
  setCapital(run, player, undefined);
  run.emit({ type: 'capitalInterrupted', rule: 'R 19.8', player, space, why });
}

/** The capital stands. */
export function finishCapital(run: GameRun, player: PlayerId, space: SpaceId): void {
  setCapital(run, player, { stage: 'standing', space });
  run.emit({ type: 'capitalBuilt', rule: 'R 19.8', player, space });
}

/** The capital is no more, and its space what it was before (ruling capital-destroyed). `by`: the player who has destroyed it. */
export function destroyCapital(run: GameRun, player: PlayerId, space: SpaceId, by: PlayerId | null): void {
  setCapital(run, player, { stage: 'destroyed', space, by });
  run.emit({ type: 'capitalDestroyed', rule: 'R 19.8', player, space, by });
}
