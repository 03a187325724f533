/** R 8.3.8: Broken Oath. */
import { interruption } from './interruption.js';

const RULE = 'ruling card-55';

export const brokenOath = interruption<'brokenOath', 'passage'>({
  rule: RULE,
  moments: ['passageGranted'],
  of: ['passage'],
  suits: (_situation, player, { mover }) => mover !== player,
  interrupt(run, { player }, passage) {
    const { mover, asked: granter, space } = passage;
    passage.granted = false;
    run.emit({ type: 'passageRevoked', rule: RULE, player, mover, granter, space });
  },
});
