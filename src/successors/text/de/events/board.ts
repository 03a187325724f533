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
    phrase`${say.general(event.general)} von ${say.player(event.player)} wird ${say.at(event)} platziert`,
  generalDispersed: (event, say) =>
    phrase`${say.general(event.general)} von ${say.player(event.player)} wird aufgerieben`,
  generalEliminated: (event, say) => phrase`${say.general(event.general)} von ${say.player(event.player)} wird getötet`,
  minorGeneralPlaced: (event, say) =>
    phrase`${say.player(event.player)} platziert einen Unter-General ${say.at(event)}`,
  minorGeneralLifted: (event, say) =>
    phrase`${say.player(event.player)} nimmt einen Unter-General ${say.at(event)} zurück`,
  markerPlaced: ({ space, faction, previous }, say) =>
    phrase`${say.space(space)} geht an ${say.faction(faction, 'accusative')}${previous === null ? '' : phrase`, bisher in der Hand ${say.ofFaction(previous)}`}`,
  markerRemoved: (event, say) =>
    phrase`der K-Marker ${say.ofFaction(event.faction)} in ${say.space(event.space)} wird entfernt`,
  fleetGained: (event, say) => phrase`${say.player(event.player)} erlangt ${say.fleet(event.fleet, 'accusative')}`,
  fleetLost: (event, say) => phrase`${say.player(event.player)} verliert ${say.fleet(event.fleet, 'accusative')}`,
  fleetUpgraded: (event, say) => phrase`${say.player(event.player)} verbessert ${say.fleet(event.fleet, 'accusative')}`,
  fleetDispersed: (event, say) =>
    phrase`${say.player(event.player)} muss ${say.fleet(event.fleet, 'accusative')} auf das Aufgerieben-Feld legen`,
  fleetReturned: (event, say) =>
    phrase`${say.player(event.player)} erhält ${say.fleet(event.fleet, 'accusative')} vom Aufgerieben-Feld zurück`,
  royalMoved: (event, say) => phrase`${say.royal(event.royal)} ist jetzt ${say.at(event)}`,
  royalControlled: ({ royal, player, previous }, say) =>
    phrase`${say.player(player)} erlangt${previous === null ? '' : phrase` von ${say.player(previous)}`} die Kontrolle über ${say.royal(royal)}`,
  royalFreed: (event, say) =>
    phrase`${say.player(event.previous)} verliert die Kontrolle über ${say.royal(event.royal)}`,
  royalActivated({ royal, player }, say) {
    const { space, inside } = say.shown.royals[royal];
    const place = space === null ? '' : phrase`, ${say.at({ space, inside })}`;
    return phrase`${say.royal(royal)} wird unter der Kontrolle von ${say.player(player)} aktiv${place}`;
  },
  royalInactive: (event, say) => phrase`${say.royal(event.royal)} ist wieder inaktiv, in ${say.space(event.space)}`,
  royalDied: (event, say) => phrase`${say.royal(event.royal)} stirbt`,
  cartControlled: ({ player, previous }, say) =>
    phrase`${say.player(player)} erlangt${previous === null ? '' : phrase` von ${say.player(previous)}`} die Kontrolle über ${ALEXANDERS_BODY}`,
  cartFreed: (event, say) => phrase`${say.player(event.previous)} verliert die Kontrolle über ${ALEXANDERS_BODY}`,
  cartBuilt: (event, say) =>
    phrase`${say.player(event.player)} vollendet in ${say.space(event.space)} den Begräbniswagen`,
  bodyBuried: (event, say) => phrase`${say.player(event.player)} begräbt Alexander in ${say.space(event.space)}`,
  bodyLost: () => phrase`${ALEXANDERS_BODY} geht der Geschichte verloren`,
  independentArmyMoved: ({ army, from, to }, say) =>
    phrase`${say.people(army)} ziehen ${say.from(from)} ${say.towards(to)}`,
  independentArmyRemoved: ({ army, to }, say) =>
    phrase`${say.people(army)} ${to === 'box' ? 'kehren auf ihr Ablagefeld zurück' : 'werden aus dem Spiel entfernt'}`,
  championLost: ({ target, player }, say) =>
    phrase`durch den Angriff auf ${say.player(target)} verliert ${say.player(player)} den Champion-Status und ist Nachfolger`,
  championRegained: (event, say) => phrase`${say.player(event.player)} ist wieder Champion`,
  usurperNamed: (event, say) => phrase`${say.player(event.player)} ist der Usurpator`,
  gameWon: ({ winners }, say) =>
    phrase`${list(winners.map(say.player))} ${numbered(winners.length, 'hat', 'haben')} gewonnen`,
};
