/** R 10: sieges. */
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

export function openSieges(run: GameRun, player: PlayerId): void {
  run.push({ kind: 'sieges', player, done: [], at: null });
}

export const sieges: RulesOf<'sieges'> = {
  rule: 'R 10.3',
  advance: (run) => run.finish(),
};
