/** Events about cards, and those that only card events cause. */
import type { CardEvent } from '../../../event/index.js';
import { phrase } from '../../phrases.js';
import { ALEXANDERS_BODY, pieces } from '../speech.js';
import type { EventsIn } from '../tables.js';

const USES = {
  event: 'für ihr Ereignis',
  operations: 'für ihre Aktionspunkte',
  discard: 'nur, um sie abzulegen',
} as const;

export const cardEvents: EventsIn<CardEvent> = {
  cardDrawn: (event, say) => phrase`${say.player(event.player)} zieht ${say.card(event.card)}`,
  cardPlayed: (event, say) => phrase`${say.player(event.player)} spielt ${say.card(event.card)} ${USES[event.as]}`,
  surprisePlayed: (event, say) =>
    phrase`${say.player(event.player)} spielt die Überraschungskarte ${say.card(event.card)}`,
  cardDiscarded: (event, say) => phrase`${say.player(event.player)} legt ${say.card(event.card)} ab`,
  cardRemoved: (event, say) => phrase`${say.card(event.card)} wird aus dem Spiel entfernt`,
  cardTurnedUp: (event, say) =>
    phrase`${say.card(event.card)} wird aufgedeckt${event.ignored ? ' und hat keine Wirkung' : ''}`,
  cardStolen: (event, say) =>
    phrase`${say.player(event.player)} nimmt ${say.player(event.from)} ${say.card(event.card)} weg`,
  generalCondemned: (event, say) =>
    phrase`${say.player(event.player)} verurteilt ${say.general(event.general)}: dessen Seite hat ${event.legitimacy} Legitimität weniger`,
  cartMoved: (event, say) =>
    phrase`${say.player(event.player)} bringt ${ALEXANDERS_BODY} an sich, der jetzt ${say.at(event)} ist`,
  popularSupportGained: (event, say) =>
    phrase`das Volk von ${say.province(event.province)} hält zu ${say.player(event.player)}`,
  cityLooted: (event, say) => phrase`${say.player(event.player)} plündert den Schatz von ${say.space(event.space)}`,
  contractOffered: (event, say) =>
    phrase`${say.player(event.player)} bietet ${say.royal(event.bride)} einen Ehevertrag an`,
  helepolisBuilt: (event, say) =>
    phrase`${say.player(event.player)} baut in ${say.space(event.space)} eine Helepolis: +${event.bonus} auf jeden Belagerungswurf`,
  fleetLent: (event, say) => phrase`${say.player(event.player)} erhält ${event.strength} Flottenstärke vom Pontos`,
  stormRaised: (event, say) =>
    phrase`vor ${say.space(event.space)} geraten die Schiffe von ${say.player(event.against)} in einen Sturm`,
  dieModified: (event, say) => phrase`${say.player(event.player)} addiert ${event.bonus} zum Wurf`,
  dieRerolled: (event, say) => phrase`${say.player(event.player)} würfelt eine ${event.before} neu: ${event.after}`,
  guidesHired: (event, say) => phrase`Führer geleiten ${say.player(event.player)} durch die Berge`,
  movementPointsGained: (event, say) =>
    phrase`${say.player(event.player)} gewinnt ${pieces(event.movementPoints, 'movementPoint')}`,
  passageRevoked: ({ space, granter, mover }, say) =>
    phrase`die Freie Passage durch ${say.space(space)}, die ${say.player(granter)} gewährt hat, gilt für ${say.player(mover)} nicht mehr`,
  prestigeLent: (event, say) =>
    phrase`${say.commander(event.general)} von ${say.player(event.player)} gewinnt für dieses Segment ${event.prestige} Prestige`,
};
