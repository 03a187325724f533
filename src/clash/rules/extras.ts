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
  actions(situation: Situation, frame: F): readonly Action[];
  /** Why such an action is not open; `undefined` for any other action. */
  refuse(situation: Situation, frame: F, action: Action): Refusal | undefined;
  /** Carries out such an action; answers whether it was one. */
  apply(run: GameRun, frame: Draft<F>, action: Action): boolean;
};

const NOTHING: readonly Action[] = [];

/** Two lists as one. Most of the time there is nothing in the other. */
function together(all: readonly Action[], others: readonly Action[]): readonly Action[] {
  if (others.length === 0) return all;
  return all.length === 0 ? others : all.concat(others);
}

/** Rules of a frame with what may be done beside them; `isFree`: whether anything else can be done now. */
export function withExtras<F extends GameFrame & { readonly side: SideId }>(
  base: FrameRules<ClashTypes, F>,
  extras: readonly Extra<F>[],
  isFree: (frame: F) => boolean = () => true,
): FrameRules<ClashTypes, F> {
  const offered = (situation: Situation, frame: F): readonly Action[] => {
    let all: readonly Action[] = NOTHING;
    if (isFree(frame)) for (const extra of extras) all = together(all, extra.actions(situation, frame));
    return all;
  };
  return {
    ...base,
    actor: (situation, frame, list) =>
      base.actor?.(situation, frame, list) ?? (offered(situation, frame).length > 0 ? frame.side : undefined),
    actions: (situation, frame) => together(base.actions?.(situation, frame) ?? NOTHING, offered(situation, frame)),
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
