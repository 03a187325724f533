/** R 7.5-7.7: actions of building units, bases and fortifications. */
import type { CityId, HexId, PlayerId, UnitId } from '../vocabulary.js';

export type BuildingAction = BuildUnit | BuildBase | BuildFort | BuildWalls | BuildLongWalls | EndBuilding;

/** R 7.5: a unit moves from its Build Pool to its Force Pool. */
export interface BuildUnit {
  readonly type: 'buildUnit';
  readonly player: PlayerId;
  readonly unit: UnitId;
}
/** R 7.6.3: a base is built in a hex. */
export interface BuildBase {
  readonly type: 'buildBase';
  readonly player: PlayerId;
  readonly hex: HexId;
}
/** R 7.6.2: a fort is built in a hex. */
export interface BuildFort {
  readonly type: 'buildFort';
  readonly player: PlayerId;
  readonly hex: HexId;
}
/** R 7.6.4: a city without walls is fortified. */
export interface BuildWalls {
  readonly type: 'buildWalls';
  readonly player: PlayerId;
  readonly city: CityId;
}
/** R 7.6.5: a unit in one of two fortresses begins the Long Walls between them. */
export interface BuildLongWalls {
  readonly type: 'buildLongWalls';
  readonly player: PlayerId;
  readonly unit: UnitId;
  /** The two ends. */
  readonly walls: string;
}
export interface EndBuilding {
  readonly type: 'endBuilding';
  readonly player: PlayerId;
}
