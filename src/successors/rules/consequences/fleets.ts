/** R 3.4: fleets go with the control of their provinces. */
import { fleets as fleetFacts } from '../../data/fleets.js';
import { transferFleet } from '../../deeds/fleets.js';
import { provinceOf } from '../../query/control.js';
import { rightfulFleetOwner } from '../../query/fleets.js';
import type { GameRun } from '../../types.js';
import { FLEETS, type SpaceId } from '../../vocabulary.js';

/** Looks again whose the fleets are that belong to some spaces or to their provinces. */
export function settleFleets(run: GameRun, spaces: readonly SpaceId[]): void {
  for (const fleet of FLEETS) {
    const { belongsTo } = fleetFacts[fleet];
    if (belongsTo === 'card') continue;
    const concerned =
      'space' in belongsTo
        ? spaces.includes(belongsTo.space)
        : spaces.some((space) => provinceOf(run.state, space) === belongsTo.province);
    if (concerned) transferFleet(run, fleet, rightfulFleetOwner(run.state, fleet));
  }
}
