/** R X5.1, S7.2: a leader with enough ability, wounds aside, can force marches; not alone (ruling X5.4). */
import type { Law } from '../table/law.js';
import type { Situation } from '../table/situation.js';

const ABLE = 6;

export const forcedMarchLaw: Pick<Law<Situation>, 'leadsForcedMarch'> = {
  leadsForcedMarch: ({ roster }, leader) => (roster.leaders[leader]?.fact.ability ?? 0) >= ABLE,
};
