/** Actions that are added to a frame of the base, such as other purchases. */
import type { Draft } from 'immer';
import type { FrameRules } from '../../core/index.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { Roomy } from '../../conquest/types.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action/index.js';
import type { Refusal } from '../code/index.js';
import type { GameFrame } from '../frame/index.js';
import type { ClashTypes, GameRun } from '../types.js';

type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** Actions of one type. */
export type Extra<F extends GameFrame, T extends Action['type'] = Action['type']> = {
  readonly type: T;
  /** Adds its actions to the list of all actions. */
  list(situation: Situation, frame: F, all: Action[]): void;
  /** Returns why such an action is refused. */
  refuse(situation: Situation, frame: F, action: ActionOf<T>): Refusal | undefined;
  apply(run: GameRun, frame: Draft<F>, action: ActionOf<T>): void;
};

/**
 * Returns the rules of a frame with additional actions; `isFree`: whether they are open now. The base decides who acts,
 * from the whole list.
 */
export function withExtras<F extends GameFrame & { readonly side: SideId }>(
  base: Roomy<ClashTypes, F>,
  extras: readonly Extra<F>[],
  isFree: (frame: F) => boolean = () => true,
): FrameRules<ClashTypes, F> {
  return {
    ...base,
    actions(situation, frame) {
      const all = base.actions(situation, frame);
      if (isFree(frame)) for (const extra of extras) extra.list(situation, frame, all);
      return all;
    },
    refuse(situation, frame, action) {
      const extra = extras.find(({ type }) => type === action.type);
      return extra?.refuse(situation, frame, action) ?? base.refuse?.(situation, frame, action);
    },
    apply(run, frame, action) {
      for (const extra of extras) if (extra.type === action.type) return extra.apply(run, frame, action);
      base.apply?.(run, frame, action);
    },
  };
}
