/** Sieges, Independent Armies, marriages. */
import type { SiegeEvent } from '../../../event/index.js';
import { initiativeDie, signed } from '../../counts.js';
import { phrase } from '../../phrases.js';
import { pieces } from '../speech.js';
import type { EventsIn } from '../tables.js';

export const siegeEvents: EventsIn<SiegeEvent> = {
  siegeAttempted: ({ player, space, commander, against, cavalry }, say) =>
    phrase`${say.commander(commander)} of ${say.player(player)} makes a siege attempt on ${say.space(space)}, controlled by ${say.faction(against)}${cavalry === true ? ', with Elite Cavalry' : ''}`,
  siegeRolled: ({ die, modifier, points, losses, total }) =>
    phrase`siege die ${die}${signed(modifier)}: ${pieces(points, 'siegePoint')}, ${pieces(losses, 'combatUnit')} lost; ${pieces(total, 'siegePoint')} in total`,
  spaceCaptured: ({ player, space, from }, say) =>
    phrase`${say.player(player)} captures ${say.space(space)} from ${say.faction(from)}`,
  siegeLifted: ({ player, space }, say) => phrase`the siege of ${say.space(space)} by ${say.player(player)} is lifted`,
  helepolisLost: ({ player, space }, say) => phrase`${say.player(player)} loses the Helepolis in ${say.space(space)}`,
  cityLeft: ({ player, space }, say) => phrase`${say.player(player)} has to leave the city of ${say.space(space)}`,
  independentArmyActivated: ({ player, army }, say) => phrase`${say.player(player)} activates ${say.people(army)}`,
  independentArmyEnded: ({ army, space }, say) =>
    phrase`${say.people(army)} end their move in ${say.spaceOrBox(space)}`,
  independentReactionDeclared({ player, army, reaction, from, space }, say) {
    const called = phrase`${say.player(player)} reacts with ${say.people(army)}`;
    return reaction === 'avoidBattle'
      ? phrase`${called}, to avoid battle in ${say.space(space)}`
      : phrase`${called}, to intercept from ${say.space(from)} into ${say.space(space)}`;
  },
  independentAvoidRolled: ({ army, space, ...roll }, say) =>
    phrase`${say.people(army)} try to avoid battle in ${say.space(space)}: ${initiativeDie(roll)} against ${roll.initiative}, ${roll.success ? 'success' : 'failure'}`,
  independentInterceptionRolled: (event, say) =>
    phrase`interception from ${say.space(event.from)}: ${initiativeDie(event)} against ${event.initiative}, ${event.success ? 'success' : 'failure'}`,
  royalMarried: ({ bride, player, general, space }, say) =>
    phrase`${say.commander(general)} of ${say.player(player)} marries ${say.royal(bride)} in ${say.space(space)}`,
};
