/** Builds fleets, and sends units from Rhodes home (R S5.6, S8.1). */
import type { RuleRef } from '../../core/index.js';
import type { FleetInfo, UnitInfo } from '../../conquest/table/roster.js';
import type { SeaZoneId, SideId } from '../../conquest/vocabulary.js';
import { seaCode } from '../query/08-fleets.js';
import type { GameRun } from '../types.js';

/** Builds a fleet for a side in a zone. */
export function buildFleet(run: GameRun, { code, fact }: FleetInfo, zone: SeaZoneId, side: SideId): void {
  run.state.setBaggage(code, seaCode(run.state, zone), side);
  run.emit({ type: 'fleetBuilt', rule: 'R S8.1', fleet: fact.id, side, zone });
}

/** Sets a unit aside with all its steps. */
export function sendHome(run: GameRun, { code, id, side, full }: UnitInfo, rule: RuleRef): void {
  const { state } = run;
  const at = state.ground.places[state.placeOfUnit(code)] ?? '';
  state.setUnit(code, state.ground.trays.aside, side);
  state.setSteps(code, full);
  run.emit({ type: 'unitSentHome', rule, unit: id, at });
}
