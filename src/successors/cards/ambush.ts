/** R 10.2, 11.3: Ambush. */
import { matterOf } from './matter.js';
import type { CardModule } from './module.js';

export const ambush: CardModule<'ambush'> = {
  rule: 'ruling card-49',
  moments: ['interceptionRoll', 'avoidRoll'],
  fits: (_situation, player, _effect, { matter, subject }) =>
    subject === player &&
    (matter?.kind === 'arrival' || matter?.kind === 'avoidBattle' || matter?.kind === 'independentAvoidance'),
  begin(run, frame, { bonus }) {
    frame.step = 'done';
    const roll = matterOf(run, 'independentAvoidance') ?? matterOf(run, 'avoidBattle') ?? matterOf(run, 'arrival');
    if (roll === undefined) return;
    roll.bonus += bonus;
    run.emit({ type: 'dieModified', rule: 'ruling card-49', player: frame.player, space: roll.space, bonus });
  },
};
