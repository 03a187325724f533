/** R 17.2, 17.5: what sieges leave behind in a city's memory, and in that of those before its walls. */
import type { RuleRef } from '../../core/index.js';
import type { City } from '../table/ground.js';
import type { GameRun } from '../types.js';
import type { LeaderId } from '../vocabulary.js';

/** A city will not be called upon to surrender any more. */
export function makeDefiant({ state }: GameRun, { fact: { id } }: City): void {
  if (!state.defiant.includes(id)) state.defiant = [...state.defiant, id];
}

/** Those whose King was wounded under the walls of a city will not forget it. */
export function rouseFury(run: GameRun, { fact: { id } }: City, leader: LeaderId, rule: RuleRef): void {
  const { state } = run;
  if (state.hated.includes(id)) return;
  state.hated = [...state.hated, id];
  run.emit({ type: 'furyRoused', rule, city: id, leader });
}
