/** R 3.4, 6.6.3 A: Kilikia Pirates (ruling card-12). */
import { transferFleet } from '../deeds/fleets.js';
import type { CardModule } from './module.js';

export const pirates: CardModule<'pirates'> = {
  rule: 'R 3.4',
  mayActivate: (situation, player, { fleet }) => situation.fleets[fleet].owner !== player,
  begin(run, frame, { fleet: id }) {
    frame.step = 'done';
    const { player } = frame;
    if (run.state.fleets[id].owner === player) {
      return run.emit({ type: 'eventWithoutEffect', rule: 'R 3.4', player, card: frame.card });
    }
    transferFleet(run, id, player);
  },
};
