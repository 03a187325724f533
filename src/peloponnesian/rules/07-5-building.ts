/** R 7.5 */
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

export function openBuilding(_run: GameRun, _player: PlayerId): void {}

export const building: RulesOf<'building'> = {
  rule: 'R 7.5',
  advance: (run) => run.finish(),
};
