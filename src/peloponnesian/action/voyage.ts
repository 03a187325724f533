/** R 16.4-16.8: actions of movement by sea. */
import type { HexId, PieceId, PlayerId, SeaId, UnitId } from '../vocabulary.js';
import type { Company } from './march.js';

export type VoyageAction =
  | Sail
  | SailTo
  | LandAt
  | AttackFleets
  | CrossIsthmus
  | EnterSicily
  | SetSail
  | Launch
  | Storm
  | Intercept
  | Engage
  | Decline;

/** R 16.4: a fleet, or a leader with fleets, goes to sea. The voyage is planned next. */
export interface Sail {
  readonly type: 'sail';
  readonly player: PlayerId;
  readonly piece: PieceId;
  readonly company: Company;
}
/** R 16.4.2: the plan continues into a sea area. */
export interface SailTo {
  readonly type: 'sailTo';
  readonly player: PlayerId;
  readonly sea: SeaId;
}
/** R 16.4.3: the plan continues to a coast. */
export interface LandAt {
  readonly type: 'landAt';
  readonly player: PlayerId;
  readonly hex: HexId;
}
/** R 16.4.4: the plan ends with an attack on an enemy stack in the area, named by one of its fleets. */
export interface AttackFleets {
  readonly type: 'attackFleets';
  readonly player: PlayerId;
  readonly target: UnitId;
}
/** R 16.8.1 */
export interface CrossIsthmus {
  readonly type: 'crossIsthmus';
  readonly player: PlayerId;
}
/** R 19.1 */
export interface EnterSicily {
  readonly type: 'enterSicily';
  readonly player: PlayerId;
}
/** R 16.4.1: the plan is complete. The weather decides how far it is carried out. */
export interface SetSail {
  readonly type: 'setSail';
  readonly player: PlayerId;
}
/** R 16.4.3: the fleets sail on from a coast on the way. */
export interface Launch {
  readonly type: 'launch';
  readonly player: PlayerId;
}
/** R 17.4.4: troops attack from the sea, with their fleets or without them. */
export interface Storm {
  readonly type: 'storm';
  readonly player: PlayerId;
  readonly fleets: boolean;
}
/** R 16.4.5: a fleet, or a leader with fleets, intercepts. */
export interface Intercept {
  readonly type: 'intercept';
  readonly player: PlayerId;
  readonly piece: PieceId;
}
/** R 16.4.5: the remaining interceptors attack. */
export interface Engage {
  readonly type: 'engage';
  readonly player: PlayerId;
}
export interface Decline {
  readonly type: 'decline';
  readonly player: PlayerId;
}
