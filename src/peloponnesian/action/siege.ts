/** R 10, 11: actions of sieges and captured places. */
import type { HexId, PlayerId } from '../vocabulary.js';

export type SiegeAction =
  Besiege | ResolveSiege | LiftSiege | EndSieges | DestroyCity | DestroyWalls | DestroyLongWalls | KeepPlace;

/** R 10.3: the siege of a masked place begins, and is resolved for the first time. */
export interface Besiege {
  readonly type: 'besiege';
  readonly player: PlayerId;
  readonly hex: HexId;
}
/** R 10.5: a siege in progress is resolved. */
export interface ResolveSiege {
  readonly type: 'resolveSiege';
  readonly player: PlayerId;
  readonly hex: HexId;
}
/** Ruling Q68: a siege is lifted, which breaks it. */
export interface LiftSiege {
  readonly type: 'liftSiege';
  readonly player: PlayerId;
  readonly hex: HexId;
}
/** No further siege begins. */
export interface EndSieges {
  readonly type: 'endSieges';
  readonly player: PlayerId;
}
/** R 11.1 */
export interface DestroyCity {
  readonly type: 'destroyCity';
  readonly player: PlayerId;
  readonly hex: HexId;
}
/** R 11.3: the walls of a city, or a fort, are destroyed. */
export interface DestroyWalls {
  readonly type: 'destroyWalls';
  readonly player: PlayerId;
  readonly hex: HexId;
}
/** R 11.3.2: Long Walls, named by their two ends, are destroyed. */
export interface DestroyLongWalls {
  readonly type: 'destroyLongWalls';
  readonly player: PlayerId;
  readonly walls: string;
}
/** The captured place is kept as it is. */
export interface KeepPlace {
  readonly type: 'keepPlace';
  readonly player: PlayerId;
  readonly hex: HexId;
}
