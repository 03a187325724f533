/** R 3.4: the player who controls a province has its fleet. */
import { transferFleet } from '../../deeds/fleets.js';
import { rightfulFleetOwner } from '../../query/fleets.js';
import { lowestBit } from '../../table/codes.js';
import type { GameRun } from '../../types.js';
import { FLEETS } from '../../vocabulary.js';

/** Determines again who has the fleets that belong to some spaces, given by code, or to their provinces. */
export function settleFleets(run: GameRun, spaces: readonly number[]): void {
  const { byCode } = run.state.geometry;
  let concerned = 0;
  for (const space of spaces) concerned |= byCode.fleets[space] ?? 0;
  for (let left = concerned; left !== 0; left &= left - 1) {
    const fleet = FLEETS[lowestBit(left)];
    if (fleet !== undefined) transferFleet(run, fleet, rightfulFleetOwner(run.state, fleet));
  }
}
