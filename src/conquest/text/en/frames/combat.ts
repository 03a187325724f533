/** R 9: combat off the display, losses, leaders in danger and retreats: questions. */
import type { CombatFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const combatFrames: FramesIn<CombatFrame> = {
  combats: { question: () => phrase`the next combat`, pass: null },
  evasion: {
    question: ({ province, left: [next] }, say) =>
      next === undefined
        ? phrase`combat ${say.at(province)}`
        : phrase`evade combat ${say.at(province)} on a die of ${next.on} or less (${say.company({ leaders: next.leaders, units: next.units.length })})?`,
    pass: null,
  },
  minorCombat: {
    question: ({ province, attacker, defender }, say) =>
      phrase`combat ${say.at(province)}: ${say.side(attacker.side)} against ${say.side(defender.side)}`,
    pass: null,
  },
  losses: {
    question: ({ left, city }, say) =>
      phrase`${city === null ? 'which unit loses a step' : phrase`what do you lose at ${say.city(city)}`} (${left} to lose)?`,
    pass: null,
  },
  casualty: { question: ({ leader }, say) => phrase`is ${say.leader(leader)} a casualty?`, pass: null },
  retreat: {
    question: ({ units, leaders, from, discretionary }, say) =>
      phrase`${discretionary ? 'retreat, and where to,' : 'where do you retreat'} from ${say.province(from)} (${say.company({ leaders, units: units.length })})?`,
    pass: null,
  },
};
