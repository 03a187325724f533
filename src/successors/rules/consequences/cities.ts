/** R 8.3.7: pieces inside a Major City leave it when it is their player's no longer. */
import { addUnits, disperseGeneral, disperseUnits, inside, liftMinorGeneral, outside, takeUnits, type Turn } from '../../pieces.js';
import { isMajorCity } from '../../query/geometry.js';
import { countUnits, hasEnemyUnits, hasGeneral, majorGeneralsAt, minorGeneralsAt, playersOf, stackAt, stackKey } from '../../query/presence.js';
import type { PlayerId, SpaceId } from '../../vocabulary.js';

/** Whoever is inside a city that he does not hold has to leave it. */
export function settleCity(run: Turn, space: SpaceId): void {
  if (!isMajorCity(run.state, space)) return;
  for (const player of playersOf(run.state)) {
    if (run.state.control[space] === player) continue;
    if (stackAt(run.state, player, space, true) === undefined && !hasGeneral(run.state, player, space, true)) continue;
    if (hasEnemyUnits(run.state, player, space)) disperseGarrison(run, player, space);
    else leaveCity(run, player, space);
    run.emit({ type: 'cityLeft', rule: 'R 8.3.7', player, space });
  }
}

/** Into the open: the garrison joins what its player has outside (R 8.3.7). */
function leaveCity(run: Turn, player: PlayerId, space: SpaceId): void {
  const stack = run.state.stacks[stackKey(player, space, true)];
  if (stack !== undefined) {
    const units = { ...stack.units };
    const moved = { ...stack.moved };
    takeUnits(run.state, player, inside(space), units);
    addUnits(run.state, player, outside(space), units);
    const joined = run.state.stacks[stackKey(player, space)];
    if (joined !== undefined && countUnits(moved) > 0) {
      joined.moved = { ...joined.moved };
      for (const unit of ['mercenary', 'loyal', 'royalArmy', 'silverShields', 'elephant'] as const) joined.moved[unit] += moved[unit];
    }
  }
  for (const general of majorGeneralsAt(run.state, player, space, true)) run.state.generals[general].inside = false;
  for (const minor of run.state.minorGenerals[player] ?? []) {
    if (minor.space === space) minor.inside = false;
  }
}

/** With an enemy army before the walls there is no way out but the Dispersed Box (ruling city-lost-under-siege). */
function disperseGarrison(run: Turn, player: PlayerId, space: SpaceId): void {
  const rule = 'ruling city-lost-under-siege';
  const stack = run.state.stacks[stackKey(player, space, true)];
  if (stack !== undefined) disperseUnits(run, player, inside(space), { ...stack.units }, rule);
  for (const general of majorGeneralsAt(run.state, player, space, true)) disperseGeneral(run, general, rule);
  for (let left = minorGeneralsAt(run.state, player, space, true); left > 0; left--) liftMinorGeneral(run, player, inside(space), rule);
}
