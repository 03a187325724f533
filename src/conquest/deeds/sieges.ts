/**
 * R 17.2, 17.5: records what a siege changes for a city: that it no longer surrenders, and the fury of the besiegers.
 */
import type { RuleRef } from '../../core/index.js';
import type { City } from '../table/ground.js';
import type { GameRun } from '../types.js';
import type { LeaderId } from '../vocabulary.js';

/** Records that the surrender of a city can no longer be demanded. */
export function makeDefiant({ state }: GameRun, { fact: { id } }: City): void {
  if (!state.defiant.includes(id)) state.defiant = [...state.defiant, id];
}

/** Records that a King was wounded under the walls of a city. */
export function rouseFury(run: GameRun, { fact: { id } }: City, leader: LeaderId, rule: RuleRef): void {
  const { state } = run;
  if (state.hated.includes(id)) return;
  state.hated = [...state.hated, id];
  run.emit({ type: 'furyRoused', rule, city: id, leader });
}
