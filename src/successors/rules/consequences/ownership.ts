/** R 3.1.2, 3.3.1: CUs need an owner, and a Minor General needs CUs. */
import { liftMinorGeneral } from '../../deeds/generals.js';
import { disperseUnits } from '../../deeds/units.js';
import { isMajorCity } from '../../query/geometry.js';
import { forceAt, hasGeneral, minorGeneralsAt, playersOf, unitsAt } from '../../query/presence.js';
import type { GameRun } from '../../types.js';
import type { PlayerId, SpaceId } from '../../vocabulary.js';

const OUTSIDE = [false] as const;
const ZONES = [false, true] as const;

/**
 * Disperses CUs in a space that have neither a general nor a marker of their player, and returns Minor Generals without
 * CUs to the supply.
 */
export function settleOwnership(run: GameRun, space: SpaceId): void {
  const zones = isMajorCity(run.state, space) ? ZONES : OUTSIDE;
  for (const player of playersOf(run.state)) {
    for (const inside of zones) {
      if (unitsAt(run.state, player, space, inside) === 0) removeIdleMinors(run, player, space, inside);
      else disperseUnowned(run, player, space, inside);
    }
  }
}

/** Disperses CUs without an owner (R 3.3.1). */
function disperseUnowned(run: GameRun, player: PlayerId, space: SpaceId, inside: boolean): void {
  if (run.state.controller(space) === player || hasGeneral(run.state, player, space, inside)) return;
  disperseUnits(run, player, { space, inside }, forceAt(run.state, player, space, inside), 'R 3.3.1');
}

/** Returns Minor Generals without CUs to the supply (R 3.1.2). */
function removeIdleMinors(run: GameRun, player: PlayerId, space: SpaceId, inside: boolean): void {
  const idle = minorGeneralsAt(run.state, player, space, inside);
  for (let lifted = 0; lifted < idle; lifted++) liftMinorGeneral(run, player, { space, inside });
}
