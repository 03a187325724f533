/** R 15, 11.3.1: actions of raiding. */
import type { PlayerId, UnitId } from '../vocabulary.js';

export type RaidAction = Raid | PullDownWalls | PullDownLongWalls | EndRaiding;

/** R 15.1 */
export interface Raid {
  readonly type: 'raid';
  readonly player: PlayerId;
  readonly unit: UnitId;
}
/** R 11.3.1 b: a unit pulls down the walls of the city or fort in which it is. */
export interface PullDownWalls {
  readonly type: 'pullDownWalls';
  readonly player: PlayerId;
  readonly unit: UnitId;
}
/** R 11.3.1 b, 11.3.2: a unit pulls down Long Walls at the place in which it is. */
export interface PullDownLongWalls {
  readonly type: 'pullDownLongWalls';
  readonly player: PlayerId;
  readonly unit: UnitId;
  readonly walls: string;
}
export interface EndRaiding {
  readonly type: 'endRaiding';
  readonly player: PlayerId;
}
