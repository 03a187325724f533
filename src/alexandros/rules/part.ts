/** R Further Actions: a part of a turn, its options and their execution side by side. */
import type { Draft } from 'immer';
import type { Action, ActionType } from '../action.js';
import type { Refusal } from '../code.js';
import type { TurnFrame } from '../frame.js';
import type { Situation } from '../state.js';
import type { GameRun } from '../types.js';

/** One of the things that a player can do in his turn. */
export interface TurnPart {
  /** The types of action that it is about. */
  readonly types: readonly ActionType[];
  options(situation: Situation, turn: TurnFrame): readonly Action[];
  /** Why an action of its types is not among the options; nothing of one that is. */
  refuse(situation: Situation, turn: TurnFrame, action: Action): Refusal | undefined;
  apply(run: GameRun, turn: Draft<TurnFrame>, action: Action): void;
}
