/** Marches and voyages: who sets out, who goes along, who stays behind. */
import type { MovementEvent } from '../../../event/index.js';
import type { PathKind } from '../../../vocabulary.js';
import { leads } from '../../counts.js';
import { phrase } from '../../phrases.js';
import { ALEXANDERS_BODY, gate, list, pieces, troops } from '../speech.js';
import type { EventsIn } from '../tables.js';

/** How an Army moves. */
const WAYS: Readonly<Record<PathKind, string>> = {
  land: 'marschiert',
  mountain: 'marschiert durch die Berge',
  strait: 'setzt über die Meerenge',
  sea: 'segelt',
  transMediterranean: 'segelt über das offene Meer',
};
/** To the port where it embarked (R 8.6.3). */
const BACK = 'segelt zurück';

export const movementEvents: EventsIn<MovementEvent> = {
  activationBegan: ({ player, commander, movementPoints, ...place }, say) =>
    phrase`${say.commander(commander)} von ${say.player(player)} wird ${say.at(place)} aktiviert, mit ${movementPoints === 1 ? '1 Bewegungspunkt' : `${movementPoints} Bewegungspunkten`}`,
  activationEnded: ({ player, commander, ...place }, say) =>
    phrase`die Aktivierung ${say.ofCommander(commander)} von ${say.player(player)} endet ${say.at(place)}`,
  commandChanged: ({ space, to, movementPoints }, say) =>
    phrase`${say.commander(to)} übernimmt in ${say.space(space)} den Befehl und hat ${pieces(movementPoints, 'movementPoint')}`,
  groupMoved: ({ path, to, commander, ...group }, say) =>
    phrase`${say.commander(commander)} ${path === null ? BACK : WAYS[path]} nach ${say.space(to)}${say.withCompany(group, commander)}`,
  gatePassed: ({ space, inside, player, ...group }, say) =>
    phrase`${say.army(group)} von ${say.player(player)} ${leads(group, 'zieht', 'ziehen')} ${gate(inside)} ${say.space(space)}`,
  unitsTaken: (event, say) => phrase`mitgenommen: ${troops(event.units)} ${say.at(event)}`,
  unitsLeft: (event, say) => phrase`zurückgelassen: ${troops(event.units)} ${say.at(event)}`,
  generalTaken: (event, say) => phrase`mitgenommen: ${say.commander(event.general)} ${say.at(event)}`,
  generalLeft: (event, say) => phrase`zurückgelassen: ${say.commander(event.general)} ${say.at(event)}`,
  royalTaken: (event, say) => phrase`mitgenommen: ${say.royal(event.royal)} ${say.at(event)}`,
  royalLeft: (event, say) => phrase`zurückgelassen: ${say.royal(event.royal)} ${say.at(event)}`,
  cartTaken: (event, say) => phrase`mitgenommen: ${ALEXANDERS_BODY} ${say.at(event)}`,
  cartLeft: (event, say) => phrase`zurückgelassen: ${ALEXANDERS_BODY} ${say.at(event)}`,
  passageGranted: ({ player, mover, space }, say) =>
    phrase`${say.player(player)} gewährt ${say.player(mover)} Freie Passage durch ${say.space(space)}`,
  passageRefused: ({ player, mover, space }, say) =>
    phrase`${say.player(player)} verweigert ${say.player(mover)} in ${say.space(space)} die Freie Passage`,
  embarked: ({ player, escort, space, inside }, say) =>
    phrase`${say.player(player)} sticht von ${inside ? 'innerhalb von ' : ''}${say.space(space)} aus in See, ${escort.length === 0 ? 'ohne Eskorte' : phrase`eskortiert von ${list(escort.map((fleet) => say.fleet(fleet, 'dative')))}`}`,
  debarked: ({ player, ...place }, say) => phrase`${say.player(player)} geht ${say.at(place)} an Land`,
  navalInterceptionDeclared: ({ player, mover, fleets }, say) =>
    phrase`${say.player(player)} fängt ${say.player(mover)} auf See ab, mit ${list(
      fleets.map((fleet) => say.fleet(fleet, 'dative')),
      'keiner Flotte',
    )}`,
  navalBattleFought({ mover, interceptor, scores: [ofMover = 0, ofInterceptor = 0], winner }, say) {
    const outcome =
      winner === 'draw' ? 'unentschieden' : phrase`${say.player(winner === 'mover' ? mover : interceptor)} siegt`;
    return phrase`Seeschlacht, ${say.player(mover)} ${ofMover} gegen ${say.player(interceptor)} ${ofInterceptor}: ${outcome}`;
  },
  returnedToPort: ({ player, space }, say) => phrase`${say.player(player)} ist wieder in ${say.space(space)}`,
};
