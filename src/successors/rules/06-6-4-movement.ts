/** R 6.6.4: the Movement Segment. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { pushDeploy } from '../deeds/deployment.js';
import { rollDice } from '../deeds/dice.js';
import type { MovementSegmentFrame } from '../frame/index.js';
import { activatable } from '../query/movement.js';
import type { Situation } from '../table/situation.js';
import type { RulesOf } from '../types.js';
import { unitsOf } from '../units.js';
import { applyMinorGeneral, minorGeneralActions, refuseMinorGeneral } from './03-1-2-minor-generals.js';
import { disbandAt, disbandAtActions, refuseDisbandingAt } from './03-3-4-6-disbanding.js';
import { applySurprise, openWindow, refuseSurprise, surpriseActions } from './04-31-window.js';
import { refuseActivation } from './08-3-1-activation.js';
import { startMarch } from './08-3-land-movement.js';
import { applyStanding, refuseStanding, standingActions } from './15-4-standing.js';

function actionsOf(situation: Situation, { player, stage }: MovementSegmentFrame): readonly Action[] {
  const actions: Action[] = [];
  if (stage === 'choose') actions.push({ type: 'rollMovement', player }, { type: 'raiseMercenary', player });
  else if (stage === 'activate') {
    for (const { commander, space, inside } of activatable(situation, player))
      actions.push({ type: 'activate', player, commander, space, inside });
  }
  for (const action of minorGeneralActions(situation, player)) actions.push(action);
  for (const action of standingActions(situation, player)) actions.push(action);
  if (stage !== 'raised') for (const action of disbandAtActions(situation, player)) actions.push(action);
  for (const action of surpriseActions(situation, player)) actions.push(action);
  if (stage !== 'choose') actions.push({ type: 'pass', player });
  return actions;
}

/**
 * Returns whether the player still has a decision to make. After a Mercenary has been raised, going on may be the only
 * one. Cards in the hand do not count: a pause because of them would reveal them (R 6.5; ruling moments-of-surprise).
 */
const isWaiting = (situation: Situation, { player, stage }: MovementSegmentFrame): boolean =>
  stage === 'raised'
    ? minorGeneralActions(situation, player).length > 0 || standingActions(situation, player).length > 0
    : stage !== 'done';

/**
 * Returns why an action comes too early or too late: first a Mercenary or the roll, then activations (R 6.6.4, 8.1).
 */
function refuseInOrder(
  situation: Situation,
  { player, stage }: MovementSegmentFrame,
  action: Action,
): Refusal | undefined {
  switch (action.type) {
    case 'rollMovement':
    case 'raiseMercenary':
      if (stage === 'activate') return refusal('afterTheRoll', action.type === 'rollMovement' ? 'R 8.1' : 'R 6.6.4');
      return stage === 'raised' ? refusal('segmentGivenUp', 'R 6.6.4') : undefined;
    case 'activate':
      if (stage === 'choose') return refusal('beforeTheRoll', 'R 8.1');
      return stage === 'raised' ? refusal('segmentGivenUp', 'R 6.6.4') : refuseActivation(situation, player, action);
    case 'pass':
      return stage === 'choose'
        ? refusal(
            'mustChoose',
            'R 6.6.4',
            { player },
            'First a Mercenary is raised, or the movement die is rolled (R 6.6.4).',
          )
        : undefined;
    case 'disbandAt':
      return stage === 'raised'
        ? refusal('segmentGivenUp', 'ruling disbanding-at-rest')
        : refuseDisbandingAt(situation, action);
    default:
      return undefined;
  }
}

/**
 * Lets a player either give up the Segment for a Mercenary, and then only place Minor Generals (R 3.1.2), or roll once
 * for all (R 8.1) and activate Generals and Armies one by one (R 8.3.1).
 */
export const movement: RulesOf<'movement'> = {
  rule: 'R 6.6.4',
  actor: (situation, frame) => (isWaiting(situation, frame) ? frame.player : undefined),
  actions: actionsOf,
  refuse: (situation, frame, action) =>
    refuseInOrder(situation, frame, action) ??
    refuseStanding(situation, action) ??
    refuseMinorGeneral(situation, action) ??
    refuseSurprise(situation, action),
  apply(run, frame, action) {
    const { player } = frame;
    if (action.type === 'pass') frame.stage = 'done';
    else if (action.type === 'raiseMercenary') {
      frame.stage = 'raised';
      run.emit({ type: 'movementForfeited', rule: 'R 6.6.4', player });
      pushDeploy(run, player, unitsOf('mercenary', 1));
    } else if (action.type === 'rollMovement') {
      frame.stage = 'activate';
      rollDice(run, 'movement', 1, player);
    } else if (action.type === 'activate') {
      const { commander, space, inside } = action;
      startMarch(run, { player, commander, space, inside, die: frame.die, points: 0 });
    } else if (!applyStanding(run, action) && !applySurprise(run, action) && !disbandAt(run, action))
      applyMinorGeneral(run, action);
  },
  advance: (run) => run.finish(),
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    frame.die = child.values[0] ?? null;
    openWindow(run, 'movementRolled', { subject: frame.player });
  },
};
