/** Views. Nothing is hidden: what one may know is all there is. */
import { freezeJson, SPECTATOR, type ChanceSource, type Machine } from '../core/index.js';
import type { FamilyTypes } from './types.js';
import type { Viewer } from './vocabulary.js';

/** All that a viewer may know: the whole state. That of a state that cannot change cannot either, and is read once for many questions. */
export function viewFor<State extends FamilyTypes['state']>(state: State, viewer: Viewer): State & { viewer: Viewer } {
  const view = { ...state, viewer };
  return Object.isFrozen(state) ? freezeJson(view) : view;
}

/** An event as a viewer may hear it: all of it. */
export const eventFor = <Event>(event: Event, _viewer: Viewer): Event => event;

/** Equals `legalActions(state, viewer)`. A spectator has none. */
export const listedFor =
  <G extends FamilyTypes>(machine: Machine<G>) =>
  (view: G['view']): readonly G['action'][] =>
    view.viewer === SPECTATOR ? [] : machine.legalActions(view, view.viewer);

/** Dice fell: taking back what caused it would be unfair. */
export const isUndoBarrier = ({ type }: { readonly type: string }): boolean => type === 'rolled';

/** The only state that looks like this view: it hides nothing. */
export function sampleState<View extends { readonly viewer: Viewer }>(
  { viewer: _, ...state }: View,
  _chance: ChanceSource,
): Omit<View, 'viewer'> {
  return state;
}
