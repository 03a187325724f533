/** R 8.4, 4.3: Storm at Sea. */
import { pushAttrition } from '../deeds/losses.js';
import { countUnits } from '../units.js';
import { matterOf } from './matter.js';
import type { CardModule } from './module.js';

export const stormAtSea: CardModule<'stormAtSea'> = {
  rule: 'ruling card-43',
  moments: ['navalMovement'],
  fits: (_situation, player, _effect, { matter }) =>
    matter?.kind === 'seaMove' && matter.player !== player && !matter.storm,
  begin(run, frame) {
    frame.step = 'suffered';
    const voyage = matterOf(run, 'seaMove');
    const march = matterOf(run, 'march');
    if (voyage === undefined || march === undefined) return;
    voyage.storm = true;
    const { player, space, group } = march;
    run.emit({ type: 'stormRaised', rule: 'ruling card-43', player: frame.player, against: player, space });
    if (countUnits(group.units) === 0) return;
    pushAttrition(run, { player, space, marching: true, rule: 'ruling card-43' });
  },
};
