/** R 16.4-16.8: events of movement by sea. */
import type { LeaderId, PlaceId, PlayerId, SeaId, UnitId } from '../vocabulary.js';
import type { Said } from './common.js';

export type VoyageEvent = VoyageBegan | VoyageEnded | FleetIntercepted | OpenSeaEndured;

/** The fleets of a voyage, and the leaders and units aboard. */
interface Sailing {
  readonly player: PlayerId;
  readonly leaders: readonly LeaderId[];
  readonly fleets: readonly UnitId[];
  readonly cargo: readonly UnitId[];
}

/** R 16.4.1: the plan is complete, with the movement points for it. */
export interface VoyageBegan extends Said<'voyageBegan'>, Sailing {
  readonly from: PlaceId;
  /** The destination of the plan. */
  readonly to: PlaceId;
  readonly legs: number;
  /** The die for the weather, or `null` if it makes no difference and is not rolled (ruling R5). */
  readonly die: number | null;
  readonly points: number;
}
export interface VoyageEnded extends Said<'voyageEnded'>, Sailing {
  readonly at: PlaceId;
  /** The number of legs sailed, and of all legs in the plan. An attack on fleets at sea is a leg that is not sailed. */
  readonly sailed: number;
  readonly legs: number;
  /** Whether the weather has left too few movement points for the plan. */
  readonly cutShort: boolean;
}
/** R 16.4.5: fleets (of the player `of`) that enter an area are attacked by others from there. */
export interface FleetIntercepted extends Said<'fleetIntercepted'> {
  readonly sea: SeaId;
  readonly by: PlayerId;
  readonly leaders: readonly LeaderId[];
  readonly interceptors: readonly UnitId[];
  readonly from: PlaceId;
  readonly of: PlayerId;
  readonly fleets: readonly UnitId[];
}
/** R 16.4.6: the weather of an Open Sea; `isStormy`: each fleet there checks its morale. */
export interface OpenSeaEndured extends Said<'openSeaEndured'> {
  readonly sea: SeaId;
  readonly player: PlayerId;
  readonly fleets: readonly UnitId[];
  readonly die: number;
  readonly isStormy: boolean;
}
