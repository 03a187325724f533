/** R 4.31.1, 6.6.3: Cretans, Always Liars. */
import type { CardEffectKind } from '../data/shape.js';
import { cardFact } from '../query/cards.js';
import { matterOf } from './matter.js';
import type { CardModule } from './module.js';

/** Events that cannot be stopped (ruling card-48). */
const UNSTOPPABLE: readonly CardEffectKind[] = ['unrest', 'independentArmy'];

export const alwaysLiars: CardModule<'alwaysLiars'> = {
  rule: 'ruling card-48',
  moments: ['eventPlayed'],
  fits: (situation, player, _effect, { matter }) =>
    matter?.kind === 'tyche' &&
    matter.player !== player &&
    matter.card !== null &&
    !matter.cancelled &&
    !UNSTOPPABLE.includes(cardFact(situation, matter.card).effect.kind),
  begin(run, frame) {
    frame.step = 'done';
    const segment = matterOf(run, 'tyche');
    if (segment !== undefined) segment.cancelled = true;
  },
};
