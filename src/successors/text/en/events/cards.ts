/** Events about cards, and those that only card events cause. */
import type { CardEvent } from '../../../event/index.js';
import { phrase } from '../../phrases.js';
import { ALEXANDERS_BODY, pieces } from '../speech.js';
import type { EventsIn } from '../tables.js';

const USES = {
  event: 'for its event',
  operations: 'for its Operation Points',
  discard: 'only to discard it',
} as const;

export const cardEvents: EventsIn<CardEvent> = {
  cardDrawn: (event, say) => phrase`${say.player(event.player)} draws ${say.card(event.card)}`,
  cardPlayed: (event, say) => phrase`${say.player(event.player)} plays ${say.card(event.card)} ${USES[event.as]}`,
  surprisePlayed: (event, say) => phrase`${say.player(event.player)} plays the Surprise card ${say.card(event.card)}`,
  cardDiscarded: (event, say) => phrase`${say.player(event.player)} discards ${say.card(event.card)}`,
  cardRemoved: (event, say) => phrase`${say.card(event.card)} is removed from the game`,
  cardTurnedUp: (event, say) => phrase`${say.card(event.card)} is turned face up${event.ignored ? ' and ignored' : ''}`,
  cardStolen: (event, say) =>
    phrase`${say.player(event.player)} takes ${say.card(event.card)} from ${say.player(event.from)}`,
  generalCondemned: (event, say) =>
    phrase`${say.player(event.player)} condemns ${say.general(event.general)}: his faction has ${event.legitimacy} less Legitimacy`,
  cartMoved: (event, say) =>
    phrase`${say.player(event.player)} takes ${ALEXANDERS_BODY}, which is now ${say.at(event)}`,
  popularSupportGained: (event, say) =>
    phrase`the people of ${say.province(event.province)} side with ${say.player(event.player)}`,
  cityLooted: (event, say) => phrase`${say.player(event.player)} loots the treasury of ${say.space(event.space)}`,
  contractOffered: (event, say) =>
    phrase`${say.player(event.player)} offers a marriage contract to ${say.royal(event.bride)}`,
  helepolisBuilt: (event, say) =>
    phrase`${say.player(event.player)} builds a Helepolis in ${say.space(event.space)}: +${event.bonus} on each siege roll`,
  fleetLent: (event, say) => phrase`${say.player(event.player)} gains ${event.strength} Fleet Strength from Pontos`,
  stormRaised: (event, say) =>
    phrase`a storm hits the ships of ${say.player(event.against)} off ${say.space(event.space)}`,
  dieModified: (event, say) => phrase`${say.player(event.player)} adds ${event.bonus} to the die`,
  dieRerolled: (event, say) => phrase`${say.player(event.player)} rerolls a ${event.before} and gets a ${event.after}`,
  guidesHired: (event, say) => phrase`guides lead ${say.player(event.player)} through the mountains`,
  movementPointsGained: (event, say) =>
    phrase`${say.player(event.player)} gains ${pieces(event.movementPoints, 'movementPoint')}`,
  passageRevoked: ({ space, granter, mover }, say) =>
    phrase`the passage through ${say.space(space)} that ${say.player(granter)} granted ${say.player(mover)} is void`,
  prestigeLent: (event, say) =>
    phrase`${say.commander(event.general)} of ${say.player(event.player)} gains ${event.prestige} Prestige for this Segment`,
};
