/** R 10, 11: events of sieges and captured places. */
import type { CityId, HexId, PlayerId } from '../vocabulary.js';
import type { Said } from './common.js';

export type SiegeEvent =
  | SiegeBegan
  | SiegeResolved
  | SiegeMoraleChanged
  | SiegeBroken
  | PlaceSurrendered
  | CityDestroyed
  | WallsDestroyed
  | LongWallsDestroyed;

/** The place of a siege; `defender` is its player, or `null`. */
interface OfSiege {
  readonly hex: HexId;
  readonly defender: PlayerId | null;
}

/** The modifiers of the starting siege morale (R 10.3.3). */
export const SIEGE_MODIFIERS = ['longWalls', 'unwalled', 'raided'] as const;
export interface SiegeModifier {
  readonly why: (typeof SIEGE_MODIFIERS)[number];
  readonly by: number;
}

/** R 10.3: a siege begins with this siege morale: that of the kind of place, and its modifiers. */
export interface SiegeBegan extends Said<'siegeBegan'>, OfSiege {
  readonly player: PlayerId;
  readonly morale: number;
  readonly modifiers: readonly SiegeModifier[];
}
/** R 10.5: the besieger's die against the siege morale. If it is higher, the place surrenders. */
export interface SiegeResolved extends Said<'siegeResolved'>, OfSiege {
  readonly player: PlayerId;
  readonly die: number;
  /** The modifier of a betrayal (R C), or left out. */
  readonly treason?: number;
  readonly morale: number;
  readonly surrenders: boolean;
}
/** R 10.5, 10.6: the siege morale falls or rises. */
export interface SiegeMoraleChanged extends Said<'siegeMoraleChanged'>, OfSiege {
  readonly before: number;
  readonly now: number;
}
/** R 10.8: a player's siege is broken or lifted. */
export interface SiegeBroken extends Said<'siegeBroken'>, OfSiege {
  /** The besieger, or `null` if no besieger was left. */
  readonly player: PlayerId | null;
}
/** R 10.7 */
export interface PlaceSurrendered extends Said<'placeSurrendered'>, OfSiege {
  readonly to: PlayerId;
}
/** R 11.1 */
export interface CityDestroyed extends Said<'cityDestroyed'> {
  readonly city: CityId;
  readonly by: PlayerId;
}
/** R 11.3: the walls of the city in a hex are destroyed, or a fort is removed. */
export interface WallsDestroyed extends Said<'wallsDestroyed'> {
  readonly hex: HexId;
  readonly by: PlayerId;
}
export interface LongWallsDestroyed extends Said<'longWallsDestroyed'> {
  readonly walls: string;
  readonly by: PlayerId;
}
