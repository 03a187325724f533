/** R 7.5-7.7: events of building units and fortifications. */
import type { CityId, HexId, PlayerId, Season, UnitId } from '../vocabulary.js';
import type { Said } from './common.js';

export type BuildingEvent =
  | UnitBuilt
  | FortBuilt
  | WallsBegun
  | WallsBuilt
  | WallsAbandoned
  | LongWallsBegun
  | LongWallsBuilt
  | LongWallsAbandoned;

/** R 7.5: a unit moves from its Build Pool to its Force Pool. */
export interface UnitBuilt extends Said<'unitBuilt'> {
  readonly unit: UnitId;
  readonly player: PlayerId;
}
/** R 7.6.2: a fort is built. */
export interface FortBuilt extends Said<'fortBuilt'> {
  readonly hex: HexId;
  readonly by: PlayerId;
}
/** R 7.6.4: the walls of a city are begun. They will be complete in the Build stage of the season `due`. */
export interface WallsBegun extends Said<'wallsBegun'> {
  readonly city: CityId;
  readonly by: PlayerId;
  readonly due: Season;
}
/** R 7.6.4: the walls of a city are complete. */
export interface WallsBuilt extends Said<'wallsBuilt'> {
  readonly city: CityId;
}
/** R 6.5.5: unfinished walls are removed. */
export interface WallsAbandoned extends Said<'wallsAbandoned'> {
  readonly city: CityId;
}
/** R 7.6.5: Long Walls are begun. */
export interface LongWallsBegun extends Said<'longWallsBegun'> {
  readonly walls: string;
  readonly unit: UnitId;
  readonly by: PlayerId;
  readonly due: Season;
}
/** R 7.6.5: Long Walls are complete. */
export interface LongWallsBuilt extends Said<'longWallsBuilt'> {
  readonly walls: string;
}
/** R 7.6.5: unfinished Long Walls are removed. */
export interface LongWallsAbandoned extends Said<'longWallsAbandoned'> {
  readonly walls: string;
}
