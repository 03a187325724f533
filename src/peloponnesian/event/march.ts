/** R 16.1-16.3: events of movement by land. */
import type { AreaId, HexId, LeaderId, PlaceId, PlayerId, UnitId } from '../vocabulary.js';
import type { Said } from './common.js';

export type MarchEvent = MarchBegan | StackMoved | AreaEntered | AttackDeclared | MarchEnded;

export interface MarchBegan extends Said<'marchBegan'> {
  readonly player: PlayerId;
  readonly at: HexId;
  readonly leaders: readonly LeaderId[];
  readonly units: readonly UnitId[];
  /** Movement points of this march, in halves. */
  readonly points: number;
}
/** Pieces move to a place together, on land or at sea; `inside`: into the city or fort there. */
export interface StackMoved extends Said<'stackMoved'> {
  readonly player: PlayerId;
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly leaders: readonly LeaderId[];
  readonly units: readonly UnitId[];
  readonly inside: boolean;
}
/** R 16.3.2: a stack passes into an area before it is placed in one of its hexes. */
export interface AreaEntered extends Said<'areaEntered'> {
  readonly player: PlayerId;
  readonly area: AreaId;
  /** The starting hex of the stack, or the previous area. */
  readonly from: HexId | AreaId;
  readonly leaders: readonly LeaderId[];
  readonly units: readonly UnitId[];
}
/** R 17.1: a battle is to be fought when all pieces have moved. */
export interface AttackDeclared extends Said<'attackDeclared'> {
  readonly player: PlayerId;
  readonly at: PlaceId;
  /** The origin of the attackers. It is `at` itself if they sally, or were there before. */
  readonly from: PlaceId;
  /** Whether they have landed directly from their ships (R 17.7.7). */
  readonly landed: boolean;
  readonly leaders: readonly LeaderId[];
  readonly units: readonly UnitId[];
  /** The enemy fleets under attack. The list is empty if the attack is on all enemies there. */
  readonly targets: readonly UnitId[];
}
export interface MarchEnded extends Said<'marchEnded'> {
  readonly player: PlayerId;
  readonly at: HexId;
  readonly leaders: readonly LeaderId[];
  readonly units: readonly UnitId[];
}
