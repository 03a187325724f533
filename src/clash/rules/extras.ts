/** What may be done beside what a frame of the base offers, such as purchases of another kind, or offers to prisoners. */
import type { Draft } from 'immer';
import type { FrameRules } from '../../core/index.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action/index.js';
import type { Refusal } from '../code/index.js';
import type { GameFrame } from '../frame/index.js';
import type { ClashTypes, GameRun } from '../types.js';

export type Extra<F extends GameFrame> = {
  /** Adds what may be done to the list of all that may. */
  list(situation: Situation, frame: F, all: Action[]): void;
  /** Why such an action is not open; `undefined` for any other action. */
  refuse(situation: Situation, frame: F, action: Action): Refusal | undefined;
  /** Carries out such an action; answers whether it was one. */
  apply(run: GameRun, frame: Draft<F>, action: Action): boolean;
};

const NOTHING: readonly Action[] = [];

/**
 * Rules of a frame with what may be done beside them; `isFree`: whether anything else can be done now. The base, which is asked who
 * acts, has all that may be done before it.
 */
export function withExtras<F extends GameFrame & { readonly side: SideId }>(
  base: FrameRules<ClashTypes, F>,
  extras: readonly Extra<F>[],
  isFree: (frame: F) => boolean = () => true,
): FrameRules<ClashTypes, F> {
  return {
    ...base,
    actions(situation, frame) {
      const known = base.actions?.(situation, frame) ?? NOTHING;
      if (!isFree(frame)) return known;
      const others: Action[] = [];
      for (const extra of extras) extra.list(situation, frame, others);
      // Most often there is nothing else.
      return others.length === 0 ? known : [...known, ...others];
    },
    refuse(situation, frame, action) {
      for (const extra of extras) {
        const refused = extra.refuse(situation, frame, action);
        if (refused !== undefined) return refused;
      }
      return base.refuse?.(situation, frame, action);
    },
    apply(run, frame, action) {
      for (const extra of extras) if (extra.apply(run, frame, action)) return;
      base.apply?.(run, frame, action);
    },
  };
}
