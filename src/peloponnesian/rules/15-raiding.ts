/** R 15: raiding. */
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

export function openRaiding(run: GameRun, player: PlayerId): void {
  run.push({ kind: 'raiding', player, raiders: [] });
}

export const raiding: RulesOf<'raiding'> = {
  rule: 'R 15.1',
  advance: (run) => run.finish(),
};
