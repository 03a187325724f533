/** R 15: records objectives and milestones. */
import type { RuleRef } from '../../core/index.js';
import type { GameRun } from '../types.js';
import type { MilestoneId, ObjectiveId } from '../vocabulary.js';

/** Secures an objective, unless it is secured already. */
export function secureObjective(run: GameRun, objective: ObjectiveId, rule: RuleRef): void {
  const { state } = run;
  if (state.secured[objective] !== undefined) return;
  state.secured = { ...state.secured, [objective]: state.turn };
  run.emit({ type: 'objectiveSecured', rule, objective });
}

/** Records the turn in which something happened that rules refer to later. Only the first time counts. */
export function passMilestone(run: GameRun, milestone: MilestoneId, rule: RuleRef): void {
  const { state } = run;
  if (state.milestones[milestone] !== undefined) return;
  state.milestones = { ...state.milestones, [milestone]: state.turn };
  run.emit({ type: 'milestonePassed', rule, milestone });
}
