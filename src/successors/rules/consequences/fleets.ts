/** R 3.4: fleets go with the control of their provinces. */
import { fleets as fleetFacts } from '../../data/fleets.js';
import type { Turn } from '../../pieces.js';
import { provinceOf } from '../../query/control.js';
import { rightfulFleetOwner } from '../../query/fleets.js';
import { FLEETS, type FleetId, type SpaceId } from '../../vocabulary.js';

/** Looks again whose the fleets are that belong to some spaces or to their provinces. */
export function settleFleets(run: Turn, spaces: readonly SpaceId[]): void {
  for (const fleet of FLEETS) {
    const { belongsTo } = fleetFacts[fleet];
    if (belongsTo === 'card') continue;
    const concerned =
      'space' in belongsTo
        ? spaces.includes(belongsTo.space)
        : spaces.some((space) => provinceOf(run.state, space) === belongsTo.province);
    if (concerned) settleFleet(run, fleet);
  }
}

/** A fleet that changes hands shows its weak side; dispersed, it stays dispersed (R 3.4, 3.4.1; ruling fleet-of-no-one). */
function settleFleet(run: Turn, id: FleetId): void {
  const fleet = run.state.fleets[id];
  const owner = rightfulFleetOwner(run.state, id);
  const { owner: previous, upgraded } = fleet;
  if (owner === previous) return;
  fleet.owner = owner;
  fleet.upgraded = false;
  if (previous !== null) run.emit({ type: 'fleetLost', rule: 'R 3.4', fleet: id, player: previous, upgraded });
  if (owner !== null) run.emit({ type: 'fleetGained', rule: 'R 3.4', fleet: id, player: owner });
}
