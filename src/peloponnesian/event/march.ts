/** R 16.1-16.3: movement by land: what happens. */
import type { AreaId, HexId, LeaderId, PlaceId, PlayerId, UnitId } from '../vocabulary.js';
import type { Said } from './common.js';

export type MarchEvent = MarchBegan | StackMoved | AreaEntered | AttackDeclared | MarchEnded;

export interface MarchBegan extends Said<'marchBegan'> {
  readonly player: PlayerId;
  readonly at: HexId;
  readonly leaders: readonly LeaderId[];
  readonly units: readonly UnitId[];
  /** Movement points for this march, in halves. */
  readonly points: number;
}
/** Pieces go to a place together, on land or at sea; `inside`: into the city or fort there. */
export interface StackMoved extends Said<'stackMoved'> {
  readonly player: PlayerId;
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly leaders: readonly LeaderId[];
  readonly units: readonly UnitId[];
  readonly inside: boolean;
}
/** R 16.3.2: a stack passes into an area, before it is placed in a hex of it. */
export interface AreaEntered extends Said<'areaEntered'> {
  readonly player: PlayerId;
  readonly area: AreaId;
  /** The hex from which the stack has set out, or the area through which it has come before. */
  readonly from: HexId | AreaId;
  readonly leaders: readonly LeaderId[];
  readonly units: readonly UnitId[];
}
/** R 17.1: a battle is to be fought when all have moved. */
export interface AttackDeclared extends Said<'attackDeclared'> {
  readonly player: PlayerId;
  readonly at: PlaceId;
  /** From where they have come; `at` itself: they sally, or have stood there. */
  readonly from: PlaceId;
  /** They have landed straight from their ships (R 17.7.7). */
  readonly landed: boolean;
  readonly leaders: readonly LeaderId[];
  readonly units: readonly UnitId[];
  /** The enemy fleets that are attacked; none where all who are there are. */
  readonly targets: readonly UnitId[];
}
export interface MarchEnded extends Said<'marchEnded'> {
  readonly player: PlayerId;
  readonly at: HexId;
  readonly leaders: readonly LeaderId[];
  readonly units: readonly UnitId[];
}
