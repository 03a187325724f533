/** Sieges, Independent Armies, marriages. */
import type { SiegeEvent } from '../../../event/index.js';
import { initiativeDie, signed } from '../../counts.js';
import { phrase } from '../../phrases.js';
import { pieces } from '../speech.js';
import type { EventsIn } from '../tables.js';

export const siegeEvents: EventsIn<SiegeEvent> = {
  siegeAttempted: ({ player, space, commander, against, cavalry }, say) =>
    phrase`${say.commander(commander)} von ${say.player(player)} unternimmt einen Belagerungsversuch in ${say.space(space)}, kontrolliert von ${say.faction(against, 'dative')}${cavalry === true ? ', mit Elitekavallerie' : ''}`,
  siegeRolled: ({ die, modifier, points, losses, total }) =>
    phrase`Belagerungswurf ${die}${signed(modifier)}: ${pieces(points, 'siegePoint')}, ${pieces(losses, 'combatUnit')} verloren; insgesamt ${pieces(total, 'siegePoint')}`,
  spaceCaptured: ({ player, space, from }, say) =>
    phrase`${say.player(player)} erobert ${say.space(space)} von ${say.faction(from, 'dative')}`,
  siegeLifted: ({ player, space }, say) =>
    phrase`die Belagerung von ${say.space(space)} durch ${say.player(player)} ist aufgehoben`,
  helepolisLost: ({ player, space }, say) =>
    phrase`${say.player(player)} verliert die Helepolis in ${say.space(space)}`,
  cityLeft: ({ player, space }, say) => phrase`${say.player(player)} muss die Stadt ${say.space(space)} verlassen`,
  independentArmyActivated: ({ player, army }, say) =>
    phrase`${say.player(player)} aktiviert ${say.people(army, 'accusative')}`,
  independentArmyEnded: ({ army, space }, say) =>
    phrase`${say.people(army)} beenden ${space === 'box' ? 'auf ihrem Ablagefeld' : phrase`in ${say.space(space)}`} ihre Bewegung`,
  independentReactionDeclared({ player, army, reaction, from, space }, say) {
    const called = phrase`${say.player(player)} lässt ${say.people(army, 'accusative')} reagieren`;
    return reaction === 'avoidBattle'
      ? phrase`${called}, um in ${say.space(space)} auszuweichen`
      : phrase`${called}, um von ${say.space(from)} aus in ${say.space(space)} abzufangen`;
  },
  independentAvoidRolled: ({ army, space, ...roll }, say) =>
    phrase`${say.people(army)} versuchen in ${say.space(space)} auszuweichen: ${initiativeDie(roll)} gegen ${roll.initiative}, ${roll.success ? 'mit Erfolg' : 'vergeblich'}`,
  independentInterceptionRolled: (event, say) =>
    phrase`Abfangen von ${say.space(event.from)} aus: ${initiativeDie(event)} gegen ${event.initiative}, ${event.success ? 'Erfolg' : 'gescheitert'}`,
  royalMarried: ({ bride, player, general, space }, say) =>
    phrase`${say.commander(general)} von ${say.player(player)} heiratet in ${say.space(space)} ${say.royal(bride)}`,
};
