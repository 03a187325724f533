/** R 9: supply. */
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

export function openSupply(run: GameRun, player: PlayerId): void {
  run.push({ kind: 'supply', player, stage: 'landing', done: [] });
}

export const supply: RulesOf<'supply'> = {
  rule: 'R 9.1',
  advance: (run) => run.finish(),
};
