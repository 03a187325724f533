/** R X5.1, S7.2: whoever is able enough forces marches, as able as he was before he was wounded. */
import type { Law } from '../table/law.js';
import type { Situation } from '../table/situation.js';

const ABLE = 6;

export const forcedMarchLaw: Pick<Law<Situation>, 'leadsForcedMarch'> = {
  leadsForcedMarch: ({ roster }, leader) => (roster.leaders[leader]?.fact.ability ?? 0) >= ABLE,
};
