/** R 15, and what rules refer back to. */
import type { RuleRef } from '../../core/index.js';
import type { GameRun } from '../types.js';
import type { MilestoneId, ObjectiveId } from '../vocabulary.js';

/** An objective is secured; once more changes nothing. */
export function secureObjective(run: GameRun, objective: ObjectiveId, rule: RuleRef): void {
  const { state } = run;
  if (state.secured[objective] !== undefined) return;
  state.secured = { ...state.secured, [objective]: state.turn };
  run.emit({ type: 'objectiveSecured', rule, objective });
}

/** Something has happened that rules refer back to; only the first time counts. */
export function passMilestone(run: GameRun, milestone: MilestoneId, rule: RuleRef): void {
  const { state } = run;
  if (state.milestones[milestone] !== undefined) return;
  state.milestones = { ...state.milestones, [milestone]: state.turn };
  run.emit({ type: 'milestonePassed', rule, milestone });
}
