/** R 4, 16: the course of the game. */
import type { Ending, LeaderId, Margin, Phase, RollPurpose, Season, SideId } from '../vocabulary.js';
import type { Said } from './base.js';

export type SequenceEvent = TurnBegan | PhaseBegan | Rolled | GameEnded;

export interface TurnBegan extends Said<'turnBegan'> {
  readonly turn: number;
  readonly season: Season;
  /** Years BC. */
  readonly year: number;
}

/** A phase begins; `side` is `null` if it is common to all sides. */
export interface PhaseBegan extends Said<'phaseBegan'> {
  readonly phase: Phase;
  readonly side: SideId | null;
}

export interface Rolled extends Said<'rolled'> {
  readonly purpose: RollPurpose;
  readonly side: SideId | null;
  readonly dice: readonly number[];
  /** The leader who may recover by it (R 12.9); absent: none. */
  readonly leader?: LeaderId;
}

export interface GameEnded extends Said<'gameEnded'> {
  readonly how: Ending;
  readonly winners: readonly SideId[];
  readonly margin: Margin;
  readonly points: number | null;
}
