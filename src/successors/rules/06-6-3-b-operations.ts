/** R 6.6.3 B: the Operation Points of a card, which are spent on exactly one action. */
import type { Action } from '../action/index.js';
import { refusal } from '../code.js';
import { editionOf } from '../data/editions.js';
import { pushPlaceMarkers } from '../deeds/markers.js';
import { mayPlaceMarkers, RANGE } from '../query/markers.js';
import type { RulesOf } from '../types.js';
import { mayForceMarch, pushForcedMarch } from './06-6-3-1-forced-march.js';
import { purchases, isPurchase, pushHiring, refusePurchase, applyPurchase } from './06-6-3-c-hire.js';

export const operations: RulesOf<'operations'> = {
  rule: 'R 6.6.3.B',
  actor: (_, { player }) => player,
  actions(situation, { player, points, optional, bases }) {
    const actions: Action[] = [];
    if (mayForceMarch(situation, player)) actions.push({ type: 'operation', player, operation: 'forcedMarch' });
    if (mayPlaceMarkers(situation, player, bases))
      actions.push({ type: 'operation', player, operation: 'placeMarkers' });
    actions.push({ type: 'operation', player, operation: 'train' });
    if (editionOf(situation).bargainsAreOperations)
      for (const action of purchases(situation, player, points)) actions.push(action);
    if (optional) actions.push({ type: 'pass', player });
    return actions;
  },
  refuse(situation, { player, points, optional, bases }, action) {
    if (isPurchase(action)) {
      const message = 'This needs a discarded card.';
      return editionOf(situation).bargainsAreOperations
        ? refusePurchase(situation, player, points, action)
        : refusal('wrongStep', 'R 6.6.3.C', { player }, message);
    }
    if (action.type === 'pass') return optional ? undefined : refusal('mustChoose', 'R 6.6.3.B', { player });
    if (action.type !== 'operation') return undefined;
    if (action.operation === 'forcedMarch' && !mayForceMarch(situation, player)) {
      const message = `${player} has no Army that has not been moved, nor can he make one.`;
      return refusal('onlyArmies', 'R 6.6.3.1', { player }, message);
    }
    if (action.operation !== 'placeMarkers' || mayPlaceMarkers(situation, player, bases)) return undefined;
    const message = `No uncontrolled space without enemies is within ${RANGE} Movement Points of a marker of ${player} that was there before.`;
    return refusal('tooFar', 'R 6.6.3.2', { player }, message);
  },
  apply(run, { player, points, bases }, action) {
    if (action.type === 'hireGeneral') pushHiring(run, player, points, action.general);
    else if (action.type !== 'operation') {
      if (isPurchase(action)) applyPurchase(run, action);
      run.finish();
    } else if (action.operation === 'forcedMarch') pushForcedMarch(run, player, points);
    else if (action.operation === 'placeMarkers') pushPlaceMarkers(run, player, points, bases);
    else run.push({ kind: 'train', player, points });
  },
  resume: (run) => run.finish(),
};
