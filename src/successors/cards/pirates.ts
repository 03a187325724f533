/** R 3.4, 6.6.3 A: Kilikia Pirates (ruling card-12). */
import type { CardModule } from './module.js';

export const pirates: CardModule<'pirates'> = {
  rule: 'R 3.4',
  mayActivate: (situation, player, { fleet }) => situation.fleets[fleet].owner !== player,
  begin(run, frame, { fleet: id }) {
    frame.step = 'done';
    const { player } = frame;
    const fleet = run.state.fleets[id];
    if (fleet.owner === player)
      return run.emit({ type: 'eventWithoutEffect', rule: 'R 3.4', player, card: frame.card });
    if (fleet.owner !== null)
      run.emit({ type: 'fleetLost', rule: 'R 3.4', fleet: id, player: fleet.owner, upgraded: fleet.upgraded });
    fleet.owner = player;
    fleet.upgraded = false;
    run.emit({ type: 'fleetGained', rule: 'R 3.4', fleet: id, player });
  },
};
