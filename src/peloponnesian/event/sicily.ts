/** R 19: Sicily: what happens. */
import type { Camp, PlayerId, UnitId } from '../vocabulary.js';
import type { Said } from './common.js';

export type SicilyEvent = SicilyEscalated | SicilyResolved | SicilyWeakened;

/** R C: the expedition grows: so many Escalations are on the board now. */
export interface SicilyEscalated extends Said<'sicilyEscalated'> {
  readonly player: PlayerId;
  readonly escalations: number;
}
/** R C: the dice fall for the expedition, with their total after all modifiers, and who wins it. */
export interface SicilyResolved extends Said<'sicilyResolved'> {
  readonly player: PlayerId;
  readonly dice: readonly number[];
  readonly total: number;
  readonly escalations: number;
  readonly winner: Camp;
  readonly decisive: boolean;
}
/** R C: Carthage lands in Sicily: the yearly tribute falls, or fleets are out of the game. */
export interface SicilyWeakened extends Said<'sicilyWeakened'> {
  readonly winner: Camp;
  readonly before: number;
  readonly tribute: number;
  readonly fleets: readonly UnitId[];
}
