/** R 8.3.1, 8.3.3, 8.3.8.2: the end of an activation. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { clearMinors } from '../deeds/course.js';
import { markGeneralMoved, markMinorGeneralsMoved } from '../deeds/generals.js';
import { endGroup, type MarchDraft } from '../deeds/group.js';
import type { MarchFrame } from '../frame/index.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { groupSize, passGate, placeOf, updateGroup } from './08-3-1-group.js';
import { marchActions } from './08-3-1-ways.js';
import { enemyLoneGenerals } from './08-3-3-lone-generals.js';
import { mayGoInside, refuseCity } from './08-3-7-cities.js';
import { isPassing } from './08-3-8-friendly-passage.js';
import { embarkActions } from './08-4-2-sea-ways.js';

/**
 * Returns the actions that stop a group where it stands or inside its own city there (R 8.3.7). While they can still go
 * on, Generals without CUs may stop neither with a lone enemy general nor among enemy CUs (R 8.3.3;
 * ruling lone-general-at-bay).
 */
export function endActions(situation: Situation, march: MarchFrame): readonly Action[] {
  const { player } = march;
  if (march.inside) return [{ type: 'endActivation', player, inside: true }];
  const actions: Action[] = [];
  if (groupSize(march) > 0 || mayStopAlone(situation, march))
    actions.push({ type: 'endActivation', player, inside: false });
  if (mayGoInside(situation, march, false)) actions.push({ type: 'endActivation', player, inside: true });
  return actions;
}

/** Returns why a group may not stop in a zone: it may not be there, or Generals without CUs can still go on. */
export function refuseEnd(situation: Situation, march: MarchFrame, inside: boolean): Refusal | undefined {
  const { player, space } = march;
  if (march.inside) return inside ? undefined : refusal('besieged', 'R 13.2.6', { space });
  if (inside) return refuseCity(situation, march, false);
  return groupSize(march) > 0 || mayStopAlone(situation, march)
    ? undefined
    : refusal('mustGoOn', 'R 8.3.3', { player, space });
}

/** Passage that others would have to grant does not count as a way on. */
function mayStopAlone(situation: Situation, march: MarchFrame): boolean {
  const unwelcome = isPassing(situation, march) || enemyLoneGenerals(situation, march.player, march.space).length > 0;
  return !unwelcome || !(leadsOnByLand(situation, march) || embarkActions(situation, march).length > 0);
}

const leadsOnByLand = (situation: Situation, march: MarchFrame): boolean =>
  marchActions(situation, march).some(({ passage }) => !passage);

/**
 * Ends the activation by its owner's choice. Returns `true` if two enemy Armies are in the space: they meet as if
 * passage had not been granted (R 8.3.8.2; ruling stopping-where-passage-was-granted).
 */
export function stopHere(run: GameRun, march: MarchDraft, inside: boolean): boolean {
  march.ended = true;
  if (!march.inside && isPassing(run.state, march)) {
    march.passage = [];
    return true;
  }
  if (inside && !march.inside) passGate(run, march, true);
  return false;
}

/** Ends the activation. Its commander has used it, whether the group moved or not. */
export function finishActivation(run: GameRun, march: MarchDraft): void {
  const { player } = march;
  updateGroup(run, march);
  const { commander } = march;
  if (commander === 'minor') {
    if (march.arrivedBy === 'start') markMinorGeneralsMoved(run, player, placeOf(march), 1);
  } else if (run.state.generals[commander].status === 'map') markGeneralMoved(run, commander);
  endGroup(run, march);
  // If nothing was done, Minor Generals may not be placed again, because play might never end (ruling repositioning).
  if (march.arrivedBy !== 'start') clearMinors(run);
  const { space, inside } = march;
  run.emit({ type: 'activationEnded', rule: 'R 8.3.1', player, commander, space, inside });
  run.finish();
}
