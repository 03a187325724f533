/** R 8.1, 8.2: Guides and Second Wind, for the Army on the march. */
import { interruption } from './interruption.js';

const GUIDES = 'ruling card-51';

/** Lets Mountain paths cost as much as Land paths. */
export const guides = interruption<'guides', 'march'>({
  rule: GUIDES,
  moments: ['ownSegment'],
  of: ['march'],
  suits: (_situation, _player, march) => !march.ended && !march.guides,
  interrupt(run, { player }, march) {
    march.guides = true;
    run.emit({ type: 'guidesHired', rule: GUIDES, player, space: march.space });
  },
});

const SECOND_WIND = 'ruling card-52';

/** Adds Movement Points. */
export const secondWind = interruption<'secondWind', 'march'>({
  rule: SECOND_WIND,
  moments: ['ownSegment'],
  of: ['march'],
  suits: (_situation, _player, { ended }) => !ended,
  interrupt(run, { player }, march, { movementPoints }) {
    march.bonus += movementPoints;
    run.emit({ type: 'movementPointsGained', rule: SECOND_WIND, player, space: march.space, movementPoints });
  },
});
