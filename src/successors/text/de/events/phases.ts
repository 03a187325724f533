/** Set-up, and the phases of a Game Turn. */
import type { PhaseEvent } from '../../../event/index.js';
import { countUnits } from '../../../units.js';
import { numbered, phrase } from '../../phrases.js';
import { list, troopList } from '../speech.js';
import type { EventsIn } from '../tables.js';

export const phaseEvents: EventsIn<PhaseEvent> = {
  generalDealt: (event, say) => phrase`${say.player(event.player)} erhält ${say.general(event.general)}`,
  generalKept: (event, say) => phrase`${say.player(event.player)} behält ${say.general(event.general)}`,
  turnBegan: ({ turn }) => phrase`Spielzug ${turn} beginnt`,
  generalSucceeded: ({ player, general, successor }, say) =>
    phrase`${say.general(general)} wird aus dem Spiel entfernt; ${say.general(successor)} ersetzt ihn für ${say.player(player)}`,
  generalArrived: ({ player, general }, say) =>
    player === null
      ? phrase`${say.general(general)} kommt ins Spiel und kann rekrutiert werden`
      : phrase`${say.general(general)} kommt für ${say.player(player)} ins Spiel`,
  turnOrderSet: ({ player, order }, say) =>
    phrase`${say.player(player)} bestimmt die Zugreihenfolge: ${list(order.map(say.player))}`,
  allotmentChosen: ({ player, unit }, say) =>
    phrase`${say.player(player)} wählt ${say.names.units[unit].many} als Nachschub`,
  reinforcementsReceived: ({ player, units, generals }, say) =>
    phrase`${say.player(player)} erhält als Nachschub ${list([...troopList(units), ...generals.map(say.general)], 'nichts')}`,
  reinforcementsDispersed({ player, units, generals }, say) {
    const unplaced = [...troopList(units), ...generals.map(say.general)];
    if (unplaced.length === 0) return phrase`${say.player(player)} hat allen Nachschub platziert`;
    const one = countUnits(units) + generals.length === 1;
    return phrase`${list(unplaced)} von ${say.player(player)} ${one ? 'wird' : 'werden'} nicht platziert und ${one ? 'kommt' : 'kommen'} auf das Aufgerieben-Feld`;
  },
  cardsShuffled: ({ count }) =>
    phrase`${count} ${numbered(count, 'Tyche-Karte wird', 'Tyche-Karten werden')} gemischt und verteilt`,
  contractEnded: ({ player, card }, say) =>
    phrase`der Ehevertrag von ${say.player(player)} läuft aus: ${say.card(card)}`,
  turnEnded: ({ turn }) => phrase`Spielzug ${turn} endet`,
};
