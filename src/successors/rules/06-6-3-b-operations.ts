/** R 6.6.3 B: the Operation Points of a card, spent on one and only one action. */
import type { Action } from '../action/index.js';
import { pushPlaceMarkers } from '../deeds/markers.js';
import { mayPlaceMarkers } from '../query/markers.js';
import type { RulesOf } from '../types.js';
import { mayForceMarch, pushForcedMarch } from './06-6-3-1-forced-march.js';

export const operations: RulesOf<'operations'> = {
  rule: 'R 6.6.3.B',
  actor: (_, { player }) => player,
  actions(situation, { player, optional, bases }) {
    const actions: Action[] = [];
    if (mayForceMarch(situation, player)) actions.push({ type: 'operation', player, operation: 'forcedMarch' });
    if (mayPlaceMarkers(situation, player, bases))
      actions.push({ type: 'operation', player, operation: 'placeMarkers' });
    actions.push({ type: 'operation', player, operation: 'train' });
    if (optional) actions.push({ type: 'pass', player });
    return actions;
  },
  apply(run, { player, points, bases }, action) {
    if (action.type !== 'operation') run.finish();
    else if (action.operation === 'forcedMarch') pushForcedMarch(run, player, points);
    else if (action.operation === 'placeMarkers') pushPlaceMarkers(run, player, points, bases);
    else run.push({ kind: 'train', player, points });
  },
  resume: (run) => run.finish(),
};
