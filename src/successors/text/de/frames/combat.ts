/** The questions of reactions, battles and losses. */
import type { CombatFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import { troops } from '../speech.js';
import type { FramesIn } from '../tables.js';

export const combatFrames: FramesIn<CombatFrame> = {
  arrival: {
    question: ({ mover, space }, say) => phrase`${say.faction(mover)} in ${say.space(space)}: Wer reagiert?`,
    pass: null,
  },
  arrangeCity: {
    question: ({ space }, say) => phrase`Wer geht in die Stadt ${say.space(space)} hinein, und wer kommt heraus?`,
    pass: () => phrase`die Stadt lassen, wie sie ist`,
  },
  avoidBattle: {
    question: ({ space }, say) => phrase`In ${say.space(space)} ausweichen?`,
    pass: () => phrase`nicht ausweichen`,
  },
  avoidMove: {
    question: ({ space }, say) => phrase`Wohin weicht die Armee von ${say.space(space)} aus?`,
    pass: ({ space }, say) => phrase`in ${say.space(space)} haltmachen`,
  },
  interception: {
    question: ({ into, building }, say) =>
      building === null
        ? phrase`In ${say.space(into)} abfangen?`
        : phrase`Wer fängt mit ${say.commander(building.commander, 'dative')} von ${say.space(building.from)} aus in ${say.space(into)} ab (bisher ${troops(building.units)})?`,
    pass: ({ into, building }, say) =>
      building === null
        ? phrase`in ${say.space(into)} nicht abfangen`
        : phrase`das Abfangen von ${say.space(building.from)} aus aufgeben`,
  },
  interceptorAttack: {
    question: ({ space }, say) => phrase`In ${say.space(space)} Angreifer werden?`,
    pass: () => phrase`Verteidiger bleiben`,
  },
  withdrawal: { question: () => phrase`Zurückweichen oder standhalten?`, pass: null },
  landBattle: {
    question: ({ space, attacker, defender }, say) =>
      phrase`Schlacht von ${say.space(space)}: ${say.does(attacker.who, 'greift', 'greifen')} ${say.faction(defender.who, 'accusative')} an`,
    pass: null,
  },
  joinBattle: {
    question: ({ space }, say) => phrase`Wer kommt aus der Stadt ${say.space(space)} in die Schlacht?`,
    pass: () => phrase`niemanden sonst aus der Stadt führen`,
  },
  leaderLoss: {
    question: ({ commander, space }, say) =>
      phrase`Überlebt ${say.general(commander)} die Schlacht von ${say.space(space)}?`,
    pass: null,
  },
  succession: {
    question: (place, say) => phrase`Wer übernimmt ${say.at(place)} den Befehl?`,
    pass: () => phrase`niemandem den Befehl geben`,
  },
  losses: {
    question: ({ space, left }, say) =>
      phrase`Welche KV geht in ${say.space(space)} verloren${left > 1 ? ` (noch ${left})` : ''}?`,
    pass: null,
  },
  attrition: { question: ({ space }, say) => phrase`Zermürbung in ${say.space(space)}`, pass: null },
  defeat: {
    question: ({ player, space }, say) => phrase`Die Niederlage von ${say.player(player)} in ${say.space(space)}`,
    pass: null,
  },
  overrun: {
    question: ({ by, victim, space }, say) =>
      phrase`${say.does(by, 'überrennt', 'überrennen')} ${say.faction(victim, 'accusative')} in ${say.space(space)}`,
    pass: null,
  },
};
