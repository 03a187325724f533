/** R 16.4-16.8: movement by sea: what happens. */
import type { LeaderId, PlaceId, PlayerId, SeaId, UnitId } from '../vocabulary.js';
import type { Said } from './common.js';

export type VoyageEvent = VoyageBegan | VoyageEnded | FleetIntercepted | OpenSeaEndured;

/** R 16.4.1: the plan is made, and there are so many movement points for it. */
export interface VoyageBegan extends Said<'voyageBegan'> {
  readonly player: PlayerId;
  readonly from: PlaceId;
  readonly leaders: readonly LeaderId[];
  readonly fleets: readonly UnitId[];
  readonly cargo: readonly UnitId[];
  readonly legs: number;
  readonly points: number;
}
export interface VoyageEnded extends Said<'voyageEnded'> {
  readonly fleets: readonly UnitId[];
  /** How many legs of the plan were sailed. */
  readonly sailed: number;
}
/** R 16.4.5 */
export interface FleetIntercepted extends Said<'fleetIntercepted'> {
  readonly sea: SeaId;
  readonly by: PlayerId;
  readonly interceptors: readonly UnitId[];
  readonly fleets: readonly UnitId[];
}
/** R 16.4.6: the weather of an Open Sea; `isStormy`: each fleet there checks its morale. */
export interface OpenSeaEndured extends Said<'openSeaEndured'> {
  readonly sea: SeaId;
  readonly isStormy: boolean;
}
