/** R 9: combat off the display, losses, leaders in danger and retreats: questions. */
import type { CombatFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const combatFrames: FramesIn<CombatFrame> = {
  combats: { question: () => phrase`Das nächste Gefecht`, pass: null },
  evasion: {
    question: ({ province, left: [next] }, say) =>
      next === undefined
        ? phrase`Gefecht ${say.at(province)}`
        : phrase`Dem Kampf ${say.at(province)} ausweichen, bei einem Wurf von ${next.on} oder weniger (${say.company({ leaders: next.leaders, units: next.units.length })})?`,
    pass: null,
  },
  minorCombat: {
    question: ({ province, attacker, defender }, say) =>
      phrase`Gefecht ${say.at(province)}: ${say.side(attacker.side)} gegen ${say.side(defender.side, 'accusative')}`,
    pass: null,
  },
  losses: {
    question: ({ left, city }, say) =>
      phrase`${city === null ? 'Welche Einheit verliert eine Stufe' : phrase`Was geht ${say.at(city)} verloren`} (noch ${left})?`,
    pass: null,
  },
  casualty: { question: ({ leader }, say) => phrase`Was geschieht mit ${say.leader(leader, 'dative')}?`, pass: null },
  retreat: {
    question: ({ units, leaders, from, discretionary }, say) =>
      phrase`${discretionary ? 'Ob und wohin' : 'Wohin'} ${say.from(from)} zurückweichen (${say.company({ leaders, units: units.length })})?`,
    pass: null,
  },
};
