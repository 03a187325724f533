/** R 10.2, 11.3: Ambush. */
import { interruption } from './interruption.js';

const RULE = 'ruling card-49';

export const ambush = interruption<'ambush', 'independentAvoidance' | 'avoidBattle' | 'arrival'>({
  rule: RULE,
  moments: ['interceptionRoll', 'avoidRoll'],
  of: ['independentAvoidance', 'avoidBattle', 'arrival'],
  suits: (_situation, player, _roll, { subject }) => subject === player,
  interrupt(run, { player }, roll, { bonus }) {
    roll.bonus += bonus;
    run.emit({ type: 'dieModified', rule: RULE, player, space: roll.space, bonus });
  },
});
