/** Marches and voyages: who sets out, who goes along, who stays behind. */
import type { MovementEvent } from '../../../event/index.js';
import type { PathKind } from '../../../vocabulary.js';
import { leads } from '../../counts.js';
import { phrase } from '../../phrases.js';
import { ALEXANDERS_BODY, gate, list, pieces, troops } from '../speech.js';
import type { EventsIn } from '../tables.js';

/** How an Army moves. */
const WAYS: Readonly<Record<PathKind, string>> = {
  land: 'marches',
  mountain: 'crosses the mountains',
  strait: 'crosses the strait',
  sea: 'sails',
  transMediterranean: 'sails across the open sea',
};
/** To the port where it embarked (R 8.6.3). */
const BACK = 'sails back';

export const movementEvents: EventsIn<MovementEvent> = {
  activationBegan: ({ player, commander, movementPoints, ...place }, say) =>
    phrase`${say.commander(commander)} of ${say.player(player)} is activated ${say.at(place)}, with ${pieces(movementPoints, 'movementPoint')}`,
  activationEnded: ({ player, commander, ...place }, say) =>
    phrase`the activation of ${say.commander(commander)} of ${say.player(player)} ends ${say.at(place)}`,
  commandChanged: ({ space, to, movementPoints }, say) =>
    phrase`${say.commander(to)} takes command in ${say.space(space)}, with ${pieces(movementPoints, 'movementPoint')}`,
  groupMoved: ({ path, to, commander, ...group }, say) =>
    phrase`${say.commander(commander)} ${path === null ? BACK : WAYS[path]} to ${say.space(to)}${say.withCompany(group, commander)}`,
  gatePassed: ({ space, inside, player, ...group }, say) =>
    phrase`${say.army(group)} of ${say.player(player)} ${leads(group, 'goes', 'go')} ${gate(inside)} the city of ${say.space(space)}`,
  unitsTaken: (event, say) => phrase`picked up: ${troops(event.units)} ${say.at(event)}`,
  unitsLeft: (event, say) => phrase`dropped off: ${troops(event.units)} ${say.at(event)}`,
  generalTaken: (event, say) => phrase`picked up: ${say.commander(event.general)} ${say.at(event)}`,
  generalLeft: (event, say) => phrase`dropped off: ${say.commander(event.general)} ${say.at(event)}`,
  royalTaken: (event, say) => phrase`picked up: ${say.royal(event.royal)} ${say.at(event)}`,
  royalLeft: (event, say) => phrase`dropped off: ${say.royal(event.royal)} ${say.at(event)}`,
  cartTaken: (event, say) => phrase`picked up: ${ALEXANDERS_BODY} ${say.at(event)}`,
  cartLeft: (event, say) => phrase`dropped off: ${ALEXANDERS_BODY} ${say.at(event)}`,
  passageGranted: ({ player, mover, space }, say) =>
    phrase`${say.player(player)} grants ${say.player(mover)} Friendly Passage through ${say.space(space)}`,
  passageRefused: ({ player, mover, space }, say) =>
    phrase`${say.player(player)} refuses ${say.player(mover)} Friendly Passage through ${say.space(space)}`,
  embarked: ({ player, escort, space, inside }, say) =>
    phrase`${say.player(player)} embarks from ${inside ? 'inside ' : ''}${say.space(space)}, ${escort.length === 0 ? 'without an escort' : phrase`escorted by ${list(escort.map(say.fleet))}`}`,
  debarked: ({ player, ...place }, say) => phrase`${say.player(player)} debarks ${say.at(place)}`,
  navalInterceptionDeclared: ({ player, mover, fleets }, say) =>
    phrase`${say.does(player, 'intercept')} ${say.player(mover)} at sea with ${list(fleets.map(say.fleet), 'no fleet')}`,
  navalBattleFought({ mover, interceptor, scores: [ofMover = 0, ofInterceptor = 0], winner }, say) {
    const outcome = winner === 'draw' ? 'a draw' : phrase`${say.player(winner === 'mover' ? mover : interceptor)} wins`;
    return phrase`Naval Battle, ${say.player(mover)} ${ofMover} against ${say.player(interceptor)} ${ofInterceptor}: ${outcome}`;
  },
  returnedToPort: ({ player, space }, say) => phrase`${say.player(player)} is back in ${say.space(space)}`,
};
