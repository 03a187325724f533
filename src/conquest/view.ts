/** Views. Nothing is hidden, so every viewer sees the whole state. */
import {
  freezeJson,
  ownJson,
  SPECTATOR,
  thawJson,
  viewerAmong,
  type ChanceSource,
  type Machine,
} from '../core/index.js';
import type { ClosedWords } from '../words/family.js';
import type { FamilyTypes } from './types.js';
import type { Viewer } from './vocabulary.js';

/** Returns the whole state as a view. A viewer who is no side and no spectator is a `RangeError`. */
export const viewsAmong =
  ({ sides }: Pick<ClosedWords, 'sides'>) =>
  <State extends FamilyTypes['state']>(state: State, viewer: Viewer): State & { viewer: Viewer } =>
    freezeJson({ ...ownJson(state), viewer: viewerAmong(sides, viewer) });

/** Returns an event as a viewer may hear it: all of it. */
export const eventFor = <Event>(event: Event, _viewer: Viewer): Event => thawJson(event);

/** Equals `legalActions(state, viewer)`. A spectator has none. */
export const listedFor =
  <G extends FamilyTypes>(machine: Machine<G>) =>
  (view: G['view']): readonly G['action'][] =>
    view.viewer === SPECTATOR ? [] : machine.legalActions(view, view.viewer);

/** Returns whether dice were rolled, so that taking back the action that caused them would be unfair. */
export const isUndoBarrier = ({ type }: { readonly type: string }): boolean => type === 'rolled';

/** Returns the only state that looks like this view: it hides nothing. */
export function sampleState<View extends { readonly viewer: Viewer }>(
  view: View,
  _chance: ChanceSource,
): Omit<View, 'viewer'> {
  const { viewer: _, ...state } = ownJson(view);
  return state;
}
