/** R 19: events of Sicily. */
import type { Camp, PlayerId, UnitId } from '../vocabulary.js';
import type { Said } from './common.js';

export type SicilyEvent = SicilyEscalated | SicilyResolved | SicilyWeakened;

/** R C: the expedition grows to this number of Escalations on the board. */
export interface SicilyEscalated extends Said<'sicilyEscalated'> {
  readonly player: PlayerId;
  readonly escalations: number;
}
/** R C: the roll for the expedition: its dice, its total with all modifiers, and the winner. */
export interface SicilyResolved extends Said<'sicilyResolved'> {
  readonly player: PlayerId;
  readonly dice: readonly number[];
  readonly total: number;
  readonly escalations: number;
  readonly winner: Camp;
  readonly decisive: boolean;
}
/** R C: Carthage attacks Sicily: the yearly tribute falls, or fleets leave the game. */
export interface SicilyWeakened extends Said<'sicilyWeakened'> {
  readonly winner: Camp;
  readonly before: number;
  readonly tribute: number;
  readonly fleets: readonly UnitId[];
}
