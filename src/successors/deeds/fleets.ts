/** R 3.4, 8.6.3: fleets change hands, are upgraded, Dispersed, and come back. */
import type { RuleRef } from '../../core/index.js';
import type { Fleet } from '../state.js';
import type { GameRun } from '../types.js';
import type { FleetId, PlayerId } from '../vocabulary.js';
import { tableOf } from './table.js';

function changeFleet(run: GameRun, id: FleetId, changes: Partial<Fleet>): void {
  const table = tableOf(run);
  table.fleets = { ...table.fleets, [id]: { ...table.fleets[id], ...changes } };
}

/**
 * Gives a fleet to another owner, on its weak side. A Dispersed fleet stays Dispersed (R 3.4, 3.4.1;
 * ruling fleet-of-no-one).
 */
export function transferFleet(run: GameRun, fleet: FleetId, owner: PlayerId | null): void {
  const { owner: previous, upgraded } = run.state.fleets[fleet];
  if (owner === previous) return;
  changeFleet(run, fleet, { owner, upgraded: false });
  if (previous !== null) run.emit({ type: 'fleetLost', rule: 'R 3.4', fleet, player: previous, upgraded });
  if (owner !== null) run.emit({ type: 'fleetGained', rule: 'R 3.4', fleet, player: owner });
}

/** Turns a fleet to its strong side (R 3.4.1). */
export function upgradeFleet(run: GameRun, fleet: FleetId, player: PlayerId, rule: RuleRef): void {
  changeFleet(run, fleet, { upgraded: true });
  run.emit({ type: 'fleetUpgraded', rule, fleet, player });
}

/** Disperses a fleet; an upgraded one turns to its weak side (R 8.6.3, 3.4.1). */
export function disperseFleet(run: GameRun, fleet: FleetId, player: PlayerId): void {
  const { upgraded } = run.state.fleets[fleet];
  changeFleet(run, fleet, { dispersed: true, upgraded: false });
  run.emit({ type: 'fleetDispersed', rule: 'R 8.6.3', fleet, player, upgraded });
}

/** Brings a Dispersed fleet back (R 6.4.1). */
export function returnFleet(run: GameRun, fleet: FleetId, player: PlayerId, rule: RuleRef): void {
  changeFleet(run, fleet, { dispersed: false });
  run.emit({ type: 'fleetReturned', rule, player, fleet });
}
