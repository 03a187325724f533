/** Events about pieces, and dice. */
import type { BoardEvent } from '../../../event/index.js';
import { countUnits } from '../../../units.js';
import { numbered, phrase } from '../../phrases.js';
import { DISBANDING } from '../../rules.js';
import { ALEXANDERS_BODY, list, troops, unitCount } from '../speech.js';
import type { EventsIn } from '../tables.js';

export const boardEvents: EventsIn<BoardEvent> = {
  rolled: ({ purpose, player, dice }, say) =>
    phrase`${player === null ? 'der Zufall' : say.player(player)} würfelt ${say.names.rolls[purpose]}: ${list(dice)}`,
  unitsPlaced: (event, say) => phrase`${say.player(event.player)} platziert ${troops(event.units)} ${say.at(event)}`,
  unitsLost: ({ rule, player, units, ...place }, say) =>
    rule === DISBANDING
      ? phrase`${say.player(player)} löst ${troops(units)} ${say.at(place)} auf`
      : phrase`${say.player(player)} verliert ${troops(units)} ${say.at(place)}`,
  unitsDispersed: ({ player, units, ...place }, say) =>
    phrase`${troops(units)} von ${say.player(player)} ${numbered(countUnits(units), 'wird', 'werden')} ${say.at(place)} aufgerieben`,
  unitsDefected: ({ unit, count, from, to, space }, say) =>
    phrase`${unitCount(unit, count)} ${numbered(count, 'läuft', 'laufen')} in ${say.space(space)} von ${say.player(from)} zu ${say.player(to)} über`,
  generalPlaced: (event, say) =>
    phrase`${say.general(event.general)} von ${say.player(event.player)} erscheint ${say.at(event)}`,
  generalDispersed: (event, say) =>
    phrase`${say.general(event.general)} von ${say.player(event.player)} wird aufgerieben`,
  generalEliminated: (event, say) => phrase`${say.general(event.general)} von ${say.player(event.player)} ist tot`,
  minorGeneralPlaced: (event, say) =>
    phrase`${say.player(event.player)} platziert einen Unter-General ${say.at(event)}`,
  minorGeneralLifted: (event, say) =>
    phrase`${say.player(event.player)} nimmt einen Unter-General ${say.at(event)} zurück`,
  markerPlaced: ({ space, faction, previous }, say) =>
    phrase`${say.space(space)} geht an ${say.faction(faction, 'accusative')}${previous === null ? '' : phrase`, bisher bei ${say.faction(previous, 'dative')}`}`,
  markerRemoved: (event, say) =>
    phrase`der K-Marker ${say.ofFaction(event.faction)} in ${say.space(event.space)} wird entfernt`,
  fleetGained: (event, say) => phrase`${say.player(event.player)} erlangt ${say.fleet(event.fleet, 'accusative')}`,
  fleetLost: (event, say) => phrase`${say.player(event.player)} verliert ${say.fleet(event.fleet, 'accusative')}`,
  fleetUpgraded: (event, say) => phrase`${say.player(event.player)} verbessert ${say.fleet(event.fleet, 'accusative')}`,
  fleetDispersed: (event, say) =>
    phrase`${say.player(event.player)} muss ${say.fleet(event.fleet, 'accusative')} auf das Aufgerieben-Feld legen`,
  fleetReturned: (event, say) => phrase`${say.player(event.player)} hat ${say.fleet(event.fleet, 'accusative')} zurück`,
  royalMoved: (event, say) => phrase`${say.royal(event.royal)} ist jetzt ${say.at(event)}`,
  royalControlled: ({ royal, player, previous }, say) =>
    phrase`${say.royal(royal)} ist jetzt bei ${say.player(player)}${previous === null ? '' : phrase`, nicht mehr bei ${say.player(previous)}`}`,
  royalFreed: (event, say) => phrase`${say.royal(event.royal)} ist nicht mehr bei ${say.player(event.previous)}`,
  royalActivated({ royal, player }, say) {
    const { space, inside } = say.shown.royals[royal];
    const place = space === null ? '' : phrase`, ${say.at({ space, inside })}`;
    return phrase`${say.royal(royal)} greift auf der Seite von ${say.player(player)} in den Kampf ein${place}`;
  },
  royalInactive: (event, say) => phrase`${say.royal(event.royal)} ist wieder inaktiv, in ${say.space(event.space)}`,
  royalDied: (event, say) => phrase`${say.royal(event.royal)} stirbt`,
  cartControlled: ({ player, previous }, say) =>
    phrase`${say.player(player)} übernimmt ${ALEXANDERS_BODY}${previous === null ? '' : phrase` von ${say.player(previous)}`}`,
  cartFreed: (event, say) => phrase`${ALEXANDERS_BODY} wird nicht mehr von ${say.player(event.previous)} bewacht`,
  cartBuilt: (event, say) =>
    phrase`${say.player(event.player)} lässt in ${say.space(event.space)} den Begräbniswagen vollenden`,
  bodyBuried: (event, say) => phrase`${say.player(event.player)} begräbt Alexander in ${say.space(event.space)}`,
  bodyLost: () => phrase`${ALEXANDERS_BODY} geht der Geschichte verloren`,
  independentArmyMoved: ({ army, from, to }, say) =>
    phrase`${say.people(army)} ziehen ${say.from(from)} ${say.towards(to)}`,
  independentArmyRemoved: ({ army, to }, say) =>
    phrase`${say.people(army)} ${to === 'box' ? 'kehren auf ihr Ablagefeld zurück' : 'sind aus dem Spiel'}`,
  championLost: ({ target, player }, say) =>
    phrase`durch den Angriff auf ${say.player(target)} verliert ${say.player(player)} den Champion-Status und ist Nachfolger`,
  championRegained: (event, say) => phrase`${say.player(event.player)} ist wieder Champion`,
  usurperNamed: (event, say) => phrase`${say.player(event.player)} ist der Usurpator`,
  gameWon: ({ winners }, say) =>
    phrase`${list(winners.map(say.player))} ${numbered(winners.length, 'hat', 'haben')} gewonnen`,
};
