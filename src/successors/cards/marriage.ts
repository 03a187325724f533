/** R 18.5: the marriage contracts of Kleopatra and Thessalonike (ruling card-31). The wedding itself is in `rules/18-royal-family.ts`. */
import type { CardModule } from './module.js';

export const marriage: CardModule<'marriage'> = {
  rule: 'R 18.5.2',
  mayActivate(situation, player, { bride }) {
    const { status, controller } = situation.royals[bride];
    return status !== 'dead' && controller !== player;
  },
  begin(run, frame, { bride }) {
    frame.step = 'done';
    const { player, card } = frame;
    run.state.contracts.push({ player, card, bride });
    run.emit({ type: 'contractOffered', rule: 'R 18.5.2', player, card, bride });
  },
};
