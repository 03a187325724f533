/** R 3.4: fleets go with the control of their provinces. */
import { transferFleet } from '../../deeds/fleets.js';
import { rightfulFleetOwner } from '../../query/fleets.js';
import { lowestBit } from '../../table/codes.js';
import type { GameRun } from '../../types.js';
import { FLEETS } from '../../vocabulary.js';

/** Looks again whose the fleets are that belong to some spaces, given by code, or to their provinces. */
export function settleFleets(run: GameRun, spaces: readonly number[]): void {
  const { byCode } = run.state.geometry;
  let concerned = 0;
  for (const space of spaces) concerned |= byCode.fleets[space] ?? 0;
  for (let left = concerned; left !== 0; left &= left - 1) {
    const fleet = FLEETS[lowestBit(left)];
    if (fleet !== undefined) transferFleet(run, fleet, rightfulFleetOwner(run.state, fleet));
  }
}
