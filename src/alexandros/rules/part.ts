/** R Further Actions: a part of a turn: its actions and how they are carried out, side by side. */
import type { Draft } from 'immer';
import type { Action, ActionType } from '../action.js';
import type { Refusal } from '../code.js';
import type { TurnFrame } from '../frame.js';
import type { Situation } from '../state.js';
import type { GameRun } from '../types.js';

/** One of the things that a player can do in their turn. */
export interface TurnPart {
  /** The types of its actions. */
  readonly types: readonly ActionType[];
  options(situation: Situation, turn: TurnFrame): readonly Action[];
  /** Returns why an action of its types is not legal; `undefined` for a legal one. */
  refuse(situation: Situation, turn: TurnFrame, action: Action): Refusal | undefined;
  apply(run: GameRun, turn: Draft<TurnFrame>, action: Action): void;
}
