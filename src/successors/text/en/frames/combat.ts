/** The questions of reactions, battles and losses. */
import type { CombatFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import { troops } from '../speech.js';
import type { FramesIn } from '../tables.js';

export const combatFrames: FramesIn<CombatFrame> = {
  arrival: {
    question: ({ mover, space }, say) => phrase`${say.faction(mover)} in ${say.space(space)}: who reacts?`,
    pass: null,
  },
  arrangeCity: {
    question: ({ space }, say) => phrase`whom do you move into or out of the city of ${say.space(space)}?`,
    pass: () => phrase`leave the city as it is`,
  },
  avoidBattle: {
    question: ({ space }, say) => phrase`avoid battle in ${say.space(space)}?`,
    pass: () => phrase`do not avoid battle`,
  },
  avoidMove: {
    question: ({ space }, say) => phrase`where does the Army in ${say.space(space)} move to avoid battle?`,
    pass: ({ space }, say) => phrase`stop in ${say.space(space)}`,
  },
  interception: {
    question: ({ into, building }, say) =>
      building === null
        ? phrase`intercept in ${say.space(into)}?`
        : phrase`who else intercepts with ${say.commander(building.commander)} from ${say.space(building.from)} into ${say.space(into)} (so far ${troops(building.units)})?`,
    pass: ({ into, building }, say) =>
      building === null
        ? phrase`do not intercept in ${say.space(into)}`
        : phrase`cancel the interception from ${say.space(building.from)}`,
  },
  interceptorAttack: {
    question: ({ space }, say) => phrase`become the attacker in ${say.space(space)}?`,
    pass: () => phrase`remain the defender`,
  },
  withdrawal: { question: () => phrase`withdraw, or stand and fight?`, pass: null },
  landBattle: {
    question: ({ space, attacker, defender }, say) =>
      phrase`battle of ${say.space(space)}: ${say.does(attacker.who, 'attack')} ${say.faction(defender.who)}`,
    pass: null,
  },
  joinBattle: {
    question: ({ space }, say) => phrase`whom do you bring out of the city of ${say.space(space)} into battle?`,
    pass: () => phrase`bring nobody else out of the city`,
  },
  leaderLoss: {
    question: ({ commander, space }, say) =>
      phrase`does ${say.general(commander)} survive the battle of ${say.space(space)}?`,
    pass: null,
  },
  succession: {
    question: (place, say) => phrase`who takes command ${say.at(place)}?`,
    pass: () => phrase`do not give command to anybody`,
  },
  losses: {
    question: ({ space, left }, say) =>
      phrase`which CU do you lose in ${say.space(space)}${left > 1 ? ` (${left} to lose)` : ''}?`,
    pass: null,
  },
  attrition: { question: ({ space }, say) => phrase`Attrition in ${say.space(space)}`, pass: null },
  defeat: {
    question: ({ player, space }, say) => phrase`the defeat of ${say.player(player)} in ${say.space(space)}`,
    pass: null,
  },
  overrun: {
    question: ({ by, victim, space }, say) =>
      phrase`${say.does(by, 'overrun')} ${say.faction(victim)} in ${say.space(space)}`,
    pass: null,
  },
};
