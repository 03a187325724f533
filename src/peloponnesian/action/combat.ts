/** R 17, 18: actions of combat. */
import type { PieceId, PlaceId, PlayerId, UnitId } from '../vocabulary.js';

export type CombatAction =
  | Fight
  | PutToSea
  | StayAshore
  | AttackAshore
  | EnterPort
  | StandOutside
  | EndArray
  | Assault
  | MaskPlace
  | ManWalls
  | HoldWalls
  | LeaveWalls
  | FightOn
  | BreakOff
  | Retreat
  | Abandon;

interface By<T extends string> {
  readonly type: T;
  readonly player: PlayerId;
}
interface OfUnit<T extends string> extends By<T> {
  readonly unit: UnitId;
}

/** R 17.2: the combat of an attacking piece is resolved next. */
export interface Fight extends By<'fight'> {
  readonly at: PlaceId;
  readonly attacker: PieceId;
}
/** R 10.2.3, 10.8.2: fleets outside a port fight at sea, or stay ashore. */
export interface PutToSea extends By<'putToSea'> {}
export interface StayAshore extends By<'stayAshore'> {}
/** R 10.8.2 a: relieving fleets attack besiegers who stay ashore, or enter the port. */
export interface AttackAshore extends By<'attackAshore'> {}
export interface EnterPort extends By<'enterPort'> {}
/** R 10.2.1 a, 18.2: a piece goes outside its city or fort. */
export interface StandOutside extends By<'standOutside'> {
  readonly piece: PieceId;
}
export interface EndArray extends By<'endArray'> {}
/** R 10.2.1 c, 18.2: a city or fort is attacked, or masked. */
export interface Assault extends By<'assault'> {}
export interface MaskPlace extends By<'maskPlace'> {}
/** R 18.6.2: a unit defends the walls. */
export interface ManWalls extends OfUnit<'manWalls'> {}
/** R 17.7.2: a unit that has failed its check stays on the walls, or retreats. */
export interface HoldWalls extends OfUnit<'holdWalls'> {}
export interface LeaveWalls extends OfUnit<'leaveWalls'> {}
/** R 17.8: a side continues the battle, or breaks it off. */
export interface FightOn extends By<'fightOn'> {}
export interface BreakOff extends By<'breakOff'> {}
/** R 17.7: the next party of the losers retreats. */
export interface Retreat extends By<'retreat'> {
  readonly to: PlaceId;
  /** Whether it retreats into a city or fort. */
  readonly inside: boolean;
}
/** R 17.3.1: a unit is lost with the fleet that carried it. */
export interface Abandon extends OfUnit<'abandon'> {}
