/** R 8.3.1, 8.3.3, 8.3.8.2: the end of an activation. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { forgetMinors } from '../deeds/course.js';
import { useGeneral, useMinorGenerals } from '../deeds/generals.js';
import { setDownGroup, type MarchDraft } from '../deeds/group.js';
import type { MarchFrame } from '../frame/index.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { groupSize, passGate, placeOf, reviewGroup } from './08-3-1-group.js';
import { marchActions } from './08-3-1-ways.js';
import { enemyLoneGenerals } from './08-3-3-lone-generals.js';
import { mayGoInside, refuseCity } from './08-3-7-cities.js';
import { isPassing } from './08-3-8-friendly-passage.js';
import { embarkActions } from './08-4-2-sea-ways.js';

/**
 * Stopping where the group stands, or inside its own city there (R 8.3.7). Generals without CUs do not stop beside an enemy
 * general without CUs, nor among enemy CUs, as long as they can go on (R 8.3.3; ruling lone-general-at-bay).
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

/** Why the group may not stop there: the zone is shut to it, or Generals without CUs can still go on. */
export function refuseEnd(situation: Situation, march: MarchFrame, inside: boolean): Refusal | undefined {
  const { player, space } = march;
  if (march.inside) return inside ? undefined : refusal('besieged', 'R 13.2.6', { space });
  if (inside) return refuseCity(situation, march, false);
  return groupSize(march) > 0 || mayStopAlone(situation, march)
    ? undefined
    : refusal('mustGoOn', 'R 8.3.3', { player, space });
}

/** Passage that others would still have to grant leads nowhere. */
function mayStopAlone(situation: Situation, march: MarchFrame): boolean {
  const unwelcome = isPassing(situation, march) || enemyLoneGenerals(situation, march.player, march.space).length > 0;
  return !unwelcome || !(leadsOnByLand(situation, march) || embarkActions(situation, march).length > 0);
}

const leadsOnByLand = (situation: Situation, march: MarchFrame): boolean =>
  marchActions(situation, march).some(({ passage }) => !passage);

/** The owner ends the activation. `true`: two enemy Armies are in the space, and now meet as if passage had not been granted (R 8.3.8.2; ruling stopping-where-passage-was-granted). */
export function stopHere(run: GameRun, march: MarchDraft, inside: boolean): boolean {
  march.ended = true;
  if (!march.inside && isPassing(run.state, march)) {
    march.passage = [];
    return true;
  }
  if (inside && !march.inside) passGate(run, march, true);
  return false;
}

/** The activation is over: its commander has used it, moved or not. */
export function finishActivation(run: GameRun, march: MarchDraft): void {
  const { player } = march;
  reviewGroup(run, march);
  const { commander } = march;
  if (commander === 'minor') {
    if (march.arrivedBy === 'start') useMinorGenerals(run, player, placeOf(march), 1);
  } else if (run.state.generals[commander].status === 'map') useGeneral(run, commander);
  setDownGroup(run, march);
  // One in which nothing was done gives no new choice, or play would not end (ruling repositioning).
  if (march.arrivedBy !== 'start') forgetMinors(run);
  const { space, inside } = march;
  run.emit({ type: 'activationEnded', rule: 'R 8.3.1', player, commander, space, inside });
  run.finish();
}
