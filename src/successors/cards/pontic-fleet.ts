/** R 8.6, R 20.11: the Pontic Fleet. */
import { matterOf } from './matter.js';
import type { CardModule } from './module.js';

export const ponticFleet: CardModule<'ponticFleet'> = {
  rule: 'R 20.11',
  moments: ['navalBattle'],
  fits: (_situation, player, _effect, { matter }) =>
    matter?.kind === 'navalBattle' && (matter.mover === player || matter.interceptor === player),
  begin(run, frame, { strength }) {
    frame.step = 'done';
    const battle = matterOf(run, 'navalBattle');
    if (battle === undefined) return;
    const [mover, interceptor] = battle.lent;
    battle.lent = battle.mover === frame.player ? [mover + strength, interceptor] : [mover, interceptor + strength];
    run.emit({ type: 'fleetLent', rule: 'ruling card-11', player: frame.player, strength });
  },
};
