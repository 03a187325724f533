/** R 16.4-16.8: movement by sea: what happens. */
import type { LeaderId, PlaceId, PlayerId, SeaId, UnitId } from '../vocabulary.js';
import type { Said } from './common.js';

export type VoyageEvent = VoyageBegan | VoyageEnded | FleetIntercepted | OpenSeaEndured;

/** Who sails: fleets, and the leaders and units that they carry. */
interface Sailing {
  readonly player: PlayerId;
  readonly leaders: readonly LeaderId[];
  readonly fleets: readonly UnitId[];
  readonly cargo: readonly UnitId[];
}

/** R 16.4.1: the plan is made, and there are so many movement points for it. */
export interface VoyageBegan extends Said<'voyageBegan'>, Sailing {
  readonly from: PlaceId;
  /** Where the plan leads to. */
  readonly to: PlaceId;
  readonly legs: number;
  /** The die for the weather; `null`: it makes no difference, and none is rolled (ruling R5). */
  readonly die: number | null;
  readonly points: number;
}
export interface VoyageEnded extends Said<'voyageEnded'>, Sailing {
  readonly at: PlaceId;
  /** How many legs of the plan were sailed, and how many there are; the attack on fleets at sea is a leg that is not sailed. */
  readonly sailed: number;
  readonly legs: number;
  /** The weather has left too few movement points for the plan. */
  readonly cutShort: boolean;
}
/** R 16.4.5: fleets that enter an area, `of` whom, are attacked by others, who come from there. */
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
