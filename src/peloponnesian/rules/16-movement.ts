/** R 16.1: the phase of movement. */
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

export function openMovement(run: GameRun, player: PlayerId): void {
  run.push({ kind: 'movement', player, moved: [], attacks: [] });
}

export const movement: RulesOf<'movement'> = {
  rule: 'R 16.1',
  advance: (run) => run.finish(),
};
