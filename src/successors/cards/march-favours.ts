/** R 8.1, 8.2: Guides and Second Wind, for the Army on the march. */
import { matterOf } from './matter.js';
import type { CardModule } from './module.js';

/** Mountain paths become Land paths. */
export const guides: CardModule<'guides'> = {
  rule: 'ruling card-51',
  moments: ['ownSegment'],
  fits: (_situation, player, _effect, { matter }) =>
    matter?.kind === 'march' && matter.player === player && !matter.ended && !matter.guides,
  begin(run, frame) {
    frame.step = 'done';
    const march = matterOf(run, 'march');
    if (march === undefined) return;
    march.guides = true;
    run.emit({ type: 'guidesHired', rule: 'ruling card-51', player: frame.player, space: march.space });
  },
};

/** Movement Points are added. */
export const secondWind: CardModule<'secondWind'> = {
  rule: 'ruling card-52',
  moments: ['ownSegment'],
  fits: (_situation, player, _effect, { matter }) =>
    matter?.kind === 'march' && matter.player === player && !matter.ended,
  begin(run, frame, { movementPoints }) {
    frame.step = 'done';
    const march = matterOf(run, 'march');
    if (march === undefined) return;
    march.bonus += movementPoints;
    run.emit({
      type: 'movementPointsGained',
      rule: 'ruling card-52',
      player: frame.player,
      space: march.space,
      movementPoints,
    });
  },
};
