/** R 8.3.8: Broken Oath. */
import { matterOf } from './matter.js';
import type { CardModule } from './module.js';

export const brokenOath: CardModule<'brokenOath'> = {
  rule: 'ruling card-55',
  moments: ['passageGranted'],
  fits: (_situation, player, _effect, { matter }) =>
    matter?.kind === 'passage' && matter.granted === true && matter.mover !== player,
  begin(run, frame) {
    frame.step = 'done';
    const passage = matterOf(run, 'passage');
    if (passage === undefined) return;
    passage.granted = false;
    run.emit({
      type: 'passageRevoked',
      rule: 'ruling card-55',
      player: frame.player,
      mover: passage.mover,
      granter: passage.asked,
      space: passage.space,
    });
  },
};
