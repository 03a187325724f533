/** R S5.6, S8.1: fleets are built, and who has come from Rhodes goes home. */
import type { RuleRef } from '../../core/index.js';
import type { FleetInfo, UnitInfo } from '../../conquest/table/roster.js';
import type { SeaZoneId, SideId } from '../../conquest/vocabulary.js';
import { seaCode } from '../query/08-fleets.js';
import type { GameRun } from '../types.js';

/** A fleet is a side's, and lies in a zone. */
export function buildFleet(run: GameRun, { code, fact }: FleetInfo, zone: SeaZoneId, side: SideId): void {
  run.state.setBaggage(code, seaCode(run.state, zone), side);
  run.emit({ type: 'fleetBuilt', rule: 'R S8.1', fleet: fact.id, side, zone });
}

/** A unit is set aside, as good as new and nobody's. */
export function sendHome(run: GameRun, { code, id, side, full }: UnitInfo, rule: RuleRef): void {
  const { state } = run;
  const at = state.ground.places[state.placeOfUnit(code)] ?? '';
  state.setUnit(code, state.ground.trays.aside, side);
  state.setSteps(code, full);
  run.emit({ type: 'unitSentHome', rule, unit: id, at });
}
