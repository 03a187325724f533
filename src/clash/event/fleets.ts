/** R S5.6, S8: what happens to fleets, at sea, and in talks with Rhodes. */
import type { Said } from '../../conquest/event/base.js';
import type { FleetId } from '../../conquest/extension/action.js';
import type { Carried } from '../../conquest/extension/event.js';
import type { MinorResult, PlaceId, SeaZoneId, SideId, UnitId } from '../../conquest/vocabulary.js';
import type { Squadron } from '../frame/fleets.js';
import type { Talks } from '../vocabulary.js';

export type FleetEvent =
  Carried | SeaBattleJoined | SeaBattleDecided | FleetsWithdrawn | FleetBuilt | RhodesAnswered | UnitSentHome;

/** R S8.4: fleets fight; `column` and `modifier` are those of the table and of the die. */
export interface SeaBattleJoined extends Said<'seaBattleJoined'> {
  readonly zone: SeaZoneId;
  readonly attacker: Squadron;
  readonly defender: Squadron;
  readonly column: number;
  readonly modifier: number;
}

/** R S8.4: the result, without a die if the odds are beyond the table. */
export interface SeaBattleDecided extends Said<'seaBattleDecided'> {
  readonly zone: SeaZoneId;
  readonly attacker: SideId;
  readonly defender: SideId;
  readonly die: number | null;
  readonly result: MinorResult;
}

/** R 9.5, S8.4: the fleets of a side have left a zone, with all aboard. */
export interface FleetsWithdrawn extends Said<'fleetsWithdrawn'> {
  readonly side: SideId;
  readonly fleets: readonly FleetId[];
  readonly from: SeaZoneId;
  readonly to: SeaZoneId;
}

/** R S8.1: a fleet is built. */
export interface FleetBuilt extends Said<'fleetBuilt'> {
  readonly fleet: FleetId;
  readonly side: SideId;
  readonly zone: SeaZoneId;
}

/** R S5.6: the answer of Rhodes. */
export interface RhodesAnswered extends Said<'rhodesAnswered'> {
  readonly side: SideId;
  readonly die: number;
  readonly modifier: number;
  readonly result: Talks;
}

/** R S5.6: a unit leaves the map, and may come again. */
export interface UnitSentHome extends Said<'unitSentHome'> {
  readonly unit: UnitId;
  readonly at: PlaceId;
}
