/** R 10, 11: sieges, and places that fall: what happens. */
import type { CityId, HexId, PlayerId } from '../vocabulary.js';
import type { Said } from './common.js';

export type SiegeEvent =
  | SiegeBegan
  | SiegeMoraleChanged
  | SiegeBroken
  | PlaceSurrendered
  | CityDestroyed
  | WallsDestroyed
  | LongWallsDestroyed;

export interface SiegeBegan extends Said<'siegeBegan'> {
  readonly hex: HexId;
  readonly morale: number;
}
/** R 10.5, 10.6: `morale` is the siege morale from now on. */
export interface SiegeMoraleChanged extends Said<'siegeMoraleChanged'> {
  readonly hex: HexId;
  readonly morale: number;
}
export interface SiegeBroken extends Said<'siegeBroken'> {
  readonly hex: HexId;
}
/** R 10.7 */
export interface PlaceSurrendered extends Said<'placeSurrendered'> {
  readonly hex: HexId;
  readonly to: PlayerId;
}
/** R 11.1 */
export interface CityDestroyed extends Said<'cityDestroyed'> {
  readonly city: CityId;
  readonly by: PlayerId;
}
/** R 11.3: the walls of the city in a hex are down, or a fort is removed. */
export interface WallsDestroyed extends Said<'wallsDestroyed'> {
  readonly hex: HexId;
  readonly by: PlayerId;
}
export interface LongWallsDestroyed extends Said<'longWallsDestroyed'> {
  readonly walls: string;
}
