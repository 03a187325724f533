/** R 8.6, R 20.11: the Pontic Fleet. */
import { interruption } from './interruption.js';

const RULE = 'ruling card-11';

export const ponticFleet = interruption<'ponticFleet', 'navalBattle'>({
  rule: RULE,
  moments: ['navalBattle'],
  of: ['navalBattle'],
  suits: (_situation, player, { mover, interceptor }) => mover === player || interceptor === player,
  interrupt(run, { player }, battle, { strength }) {
    const [mover, interceptor] = battle.lent;
    battle.lent = battle.mover === player ? [mover + strength, interceptor] : [mover, interceptor + strength];
    run.emit({ type: 'fleetLent', rule: RULE, player, strength });
  },
});
