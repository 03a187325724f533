/** R 8.4, 4.3: Storm at Sea. */
import { pushAttrition } from '../deeds/losses.js';
import { interruption } from './interruption.js';

const RULE = 'ruling card-43';

export const stormAtSea = interruption<'stormAtSea', 'seaMove'>({
  rule: RULE,
  moments: ['navalMovement'],
  of: ['seaMove'],
  suits: (_situation, player, voyage) => voyage.player !== player && !voyage.storm,
  interrupt(run, frame, voyage) {
    frame.step = 'suffered';
    voyage.storm = true;
    const { player, embarkation: space } = voyage;
    run.emit({ type: 'stormRaised', rule: RULE, player: frame.player, against: player, space });
    pushAttrition(run, { player, space, marching: true, rule: RULE });
  },
});
