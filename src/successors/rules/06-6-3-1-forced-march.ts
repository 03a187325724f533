/** R 6.6.3.1: the Forced March, and activations granted by cards. */
import type { Action } from '../action/index.js';
import { refusal } from '../code.js';
import { editionOf } from '../data/editions.js';
import { activatable } from '../query/movement.js';
import { hasGeneral, isArmy, unitsAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import {
  applyMinorGeneral,
  mayPlaceMinorGeneral,
  minorGeneralActions,
  refuseMinorGeneral,
} from './03-1-2-minor-generals.js';
import { disbandAt, disbandAtActions, refuseDisbandingAt } from './03-3-4-6-disbanding.js';
import { applySurprise, refuseSurprise, surpriseActions } from './04-31-window.js';
import { refuseActivation } from './08-3-1-activation.js';
import { startMarch } from './08-3-land-movement.js';
import { applyStanding, refuseStanding, standingActions } from './15-4-standing.js';

/**
 * Returns the activations of a Forced March: Armies (R 6.6.3.1); in the player aid, and where a card says so, lone
 * Generals too.
 */
function marchers(situation: Situation, player: PlayerId, generalsToo: boolean): readonly Action[] {
  const actions: Action[] = [];
  for (const { commander, space, inside } of activatable(situation, player)) {
    if (generalsToo || isArmy(situation, player, space, inside))
      actions.push({ type: 'activate', player, commander, space, inside });
  }
  return actions;
}

/**
 * Returns whether the Operation Points of a card can be used for a Forced March. Placing a Minor General first may make
 * an Army (R 3.1.2).
 */
export const mayForceMarch = (situation: Situation, player: PlayerId): boolean =>
  marchers(situation, player, editionOf(situation).forcedMarchOfGenerals).length > 0 ||
  mayPlaceMinorGeneral(situation, player);

/** Begins a Forced March with the Operation Points of a card as Movement Points (R 8.1). */
export function pushForcedMarch(run: GameRun, player: PlayerId, points: number): void {
  run.push({ kind: 'forcedMarch', player, points, left: 1, generalsToo: editionOf(run.state).forcedMarchOfGenerals });
}

export const forcedMarch: RulesOf<'forcedMarch'> = {
  rule: 'R 6.6.3.1',
  actor: (_, frame) => (frame.left > 0 ? frame.player : undefined),
  actions: (situation, { player, generalsToo }) => [
    ...marchers(situation, player, generalsToo),
    ...minorGeneralActions(situation, player),
    ...standingActions(situation, player),
    ...disbandAtActions(situation, player),
    ...surpriseActions(situation, player),
    { type: 'pass', player },
  ],
  refuse(situation, { player, generalsToo }, action) {
    if (action.type !== 'activate')
      return (
        refuseStanding(situation, action) ??
        refuseDisbandingAt(situation, action) ??
        refuseMinorGeneral(situation, action) ??
        refuseSurprise(situation, action)
      );
    const { space, inside } = action;
    if (generalsToo || !hasGeneral(situation, player, space, inside) || unitsAt(situation, player, space, inside) > 0)
      return refuseActivation(situation, player, action);
    return refusal(
      'onlyArmies',
      'R 6.6.3.1',
      { space },
      `A Forced March is for an Army, and no combat unit of ${player} is with the general in ${space}.`,
    );
  },
  apply(run, frame, action) {
    const { player, points } = frame;
    if (action.type === 'pass') frame.left = 0;
    else if (action.type === 'activate') {
      const { commander, space, inside } = action;
      frame.left--;
      startMarch(run, { player, commander, space, inside, die: null, points });
    } else if (!applyStanding(run, action) && !applySurprise(run, action) && !disbandAt(run, action))
      applyMinorGeneral(run, action);
  },
  advance: (run) => run.finish(),
};
