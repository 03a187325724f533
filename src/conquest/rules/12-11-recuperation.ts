/** R 12.11: Macedonian recuperation, an optional rule. */
import type { Draft } from 'immer';
import { restoreStep } from '../deeds/units.js';
import type { TurnFrame } from '../frame/index.js';
import { plays } from '../options.js';
import { isOnMap } from '../query/06-1-presence.js';
import { unitNamed } from '../table/by-id.js';
import type { GameRun } from '../types.js';
import type { UnitId } from '../vocabulary.js';

/** Records the units that take part in a combat: minor combat, a battle on the display, or a siege (ruling C12.9). */
export function noteCombat(run: GameRun, units: () => readonly UnitId[]): void {
  const turn = plays(run.state, 'recuperation') ? run.frame('turn') : undefined;
  if (turn === undefined) return;
  const tired = units().filter((id) => unitNamed(run.state, id).kind.recuperates === true);
  if (tired.length > 0) turn.fought = [...new Set([...(turn.fought ?? []), ...tired])];
}

/** Restores a step to units that have not fought in this turn, at no cost. */
export function recuperate(run: GameRun, turn: Draft<TurnFrame>): void {
  const { state } = run;
  if (!plays(state, 'recuperation')) return;
  const fought = turn.fought ?? [];
  delete turn.fought;
  for (const { id, code, kind, full } of state.roster.units)
    if (
      kind.recuperates === true &&
      isOnMap(state, state.placeOfUnit(code)) &&
      state.stepsOf(code) < full &&
      !fought.includes(id)
    )
      restoreStep(run, code, 'R 12.11');
}
