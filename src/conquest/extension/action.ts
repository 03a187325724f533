/** Actions of the extension: of fleets, and of a side that seeks combat in its own phase. */
import type { Decision } from '../action/index.js';
import type { BaggageId, ForceName, PieceId, PlaceId, ProvinceId, SeaZoneId } from '../vocabulary.js';

/** A fleet has the id of its marker. */
export type FleetId = BaggageId;

export type ExtensionAction = FleetAction | OfferBattle | EndCombats;

/** R X6, S8: what fleets do when they move. */
export type FleetAction = Sail | Load | Board | Land | StayAboard;

/** R X6.1, S8.2: a fleet goes into this sea zone, with nobody aboard. */
export interface Sail extends Decision<'sail'> {
  readonly fleet: FleetId;
  readonly zone: SeaZoneId;
}

/**
 * R X6.2, S8.3: a fleet comes to the coast of this province, and pieces go aboard next. A sea zone instead of a
 * province: it takes along pieces at sea there (R S8.4).
 */
export interface Load extends Decision<'load'> {
  readonly fleet: FleetId;
  readonly province: PlaceId;
}

/** R X6.2, S8.3, S12: this unit or leader, or marker, goes aboard. */
export interface Board extends Decision<'board'> {
  readonly piece: PieceId;
}

/** R X6.2, S8.3: all pieces aboard land in this province, and the fleet is in this sea zone. */
export interface Land extends Decision<'land'> {
  readonly province: ProvinceId;
  readonly zone: SeaZoneId;
}

/** R S8.3, S8.4: all pieces stay aboard, and the fleet is in this sea zone. */
export interface StayAboard extends Decision<'stayAboard'> {
  readonly zone: SeaZoneId;
}

/** R X7.1, S9.1: this force of the side whose turn it is fights that one. */
export interface OfferBattle extends Decision<'offerBattle'> {
  readonly province: ProvinceId;
  readonly force: ForceName;
  readonly against: ForceName;
}

/** R X7.1, S9.1: the side seeks no further combat in this phase. */
export type EndCombats = Decision<'endCombats'>;
