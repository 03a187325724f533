/** R 8.1, 8.3.1: Major Campaign. */
import { anyActivatable } from '../query/movement.js';
import type { CardModule } from './module.js';

export const campaign: CardModule<'campaign'> = {
  rule: 'ruling card-37',
  mayActivate: (situation, player) => anyActivatable(situation, player),
  begin(run, frame, { armies, movementPoints }) {
    frame.step = 'marching';
    run.push({ kind: 'forcedMarch', player: frame.player, points: movementPoints, left: armies, generalsToo: true });
  },
};
