/** R 3.4: fleets go with the control of their provinces. */
import { fleets as fleetFacts } from '../../data/fleets.js';
import { transferFleet } from '../../deeds/fleets.js';
import { rightfulFleetOwner } from '../../query/fleets.js';
import type { GameRun } from '../../types.js';
import { FLEETS } from '../../vocabulary.js';

/** Looks again whose the fleets are that belong to some spaces, given by code, or to their provinces. */
export function settleFleets(run: GameRun, spaces: readonly number[]): void {
  if (spaces.length === 0) return;
  const { codes, provinceCodes, byCode } = run.state.geometry;
  for (const fleet of FLEETS) {
    const { belongsTo } = fleetFacts[fleet];
    if (belongsTo === 'card') continue;
    const home = 'space' in belongsTo ? codes.get(belongsTo.space) : undefined;
    const province = 'province' in belongsTo ? provinceCodes.get(belongsTo.province) : undefined;
    for (const space of spaces) {
      if (space !== home && (province === undefined || byCode.province[space] !== province)) continue;
      transferFleet(run, fleet, rightfulFleetOwner(run.state, fleet));
      break;
    }
  }
}
