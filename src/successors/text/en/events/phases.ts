/** Set-up, and the phases of a Game Turn. */
import type { PhaseEvent } from '../../../event/index.js';
import { countUnits } from '../../../units.js';
import { numbered, phrase } from '../../phrases.js';
import { list, troopList } from '../speech.js';
import type { EventsIn } from '../tables.js';

export const phaseEvents: EventsIn<PhaseEvent> = {
  generalDealt: (event, say) => phrase`${say.player(event.player)} is dealt ${say.general(event.general)}`,
  generalKept: (event, say) => phrase`${say.player(event.player)} keeps ${say.general(event.general)}`,
  turnBegan: ({ turn }) => phrase`Game Turn ${turn} begins`,
  generalSucceeded: ({ player, general, successor }, say) =>
    phrase`${say.general(general)} is eliminated; ${say.general(successor)} replaces him for ${say.player(player)}`,
  generalArrived: ({ player, general }, say) =>
    player === null
      ? phrase`${say.general(general)} comes into play and can be hired`
      : phrase`${say.general(general)} comes into play for ${say.player(player)}`,
  turnOrderSet: ({ player, order }, say) =>
    phrase`${say.player(player)} sets the Turn Order: ${list(order.map(say.player))}`,
  allotmentChosen: ({ player, unit }, say) =>
    phrase`${say.player(player)} takes ${say.names.units[unit].many} as Reinforcements`,
  reinforcementsReceived: ({ player, units, generals }, say) =>
    phrase`${say.player(player)} receives ${list([...troopList(units), ...generals.map(say.general)], 'nothing')} as Reinforcements`,
  reinforcementsDispersed({ player, units, generals }, say) {
    const unplaced = [...troopList(units), ...generals.map(say.general)];
    if (unplaced.length === 0) return phrase`${say.player(player)} has deployed all Reinforcements`;
    const one = countUnits(units) + generals.length === 1;
    return phrase`${list(unplaced)} of ${say.player(player)} ${one ? 'is' : 'are'} not deployed and ${one ? 'goes' : 'go'} to the Dispersed Box`;
  },
  cardsShuffled: ({ count }) => phrase`${count} Tyche ${numbered(count, 'card is', 'cards are')} shuffled and dealt`,
  contractEnded: ({ player, card }, say) =>
    phrase`the marriage contract of ${say.player(player)} ends: ${say.card(card)}`,
  turnEnded: ({ turn }) => phrase`Game Turn ${turn} ends`,
};
