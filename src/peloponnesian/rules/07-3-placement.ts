/** R 7.3, 7.8.5, 22.4.5: units and leaders come to the map, and go back to their pools. */
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

export function openPlacement(run: GameRun, player: PlayerId): void {
  run.push({ kind: 'placement', player, moved: [] });
}

export const placement: RulesOf<'placement'> = {
  rule: 'R 7.3',
  advance: (run) => run.finish(),
};
