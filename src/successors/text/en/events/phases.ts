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
    phrase`${say.general(general)} is dead; ${say.general(successor)} takes his place for ${say.player(player)}`,
  generalArrived: ({ player, general }, say) =>
    player === null
      ? phrase`${say.general(general)} comes into play and can be hired`
      : phrase`${say.general(general)} comes into play for ${say.player(player)}`,
  turnOrderSet: ({ player, order }, say) =>
    phrase`${say.player(player)} sets the Turn Order: ${list(order.map(say.player))}`,
  allotmentChosen: ({ player, unit }, say) =>
    phrase`${say.player(player)} chooses to be reinforced by ${say.names.units[unit].many}`,
  reinforcementsReceived: ({ player, units, generals }, say) =>
    phrase`${say.player(player)} is reinforced by ${list([...troopList(units), ...generals.map(say.general)], 'nothing')}`,
  reinforcementsDispersed({ player, units, generals }, say) {
    const unplaced = [...troopList(units), ...generals.map(say.general)];
    if (unplaced.length === 0) return phrase`${say.player(player)} has placed all reinforcements`;
    const are = numbered(countUnits(units) + generals.length, 'is', 'are');
    return phrase`${say.player(player)} does not place ${list(unplaced)}, who ${are} Dispersed`;
  },
  cardsShuffled: ({ count }) => phrase`${count} Tyche ${numbered(count, 'card is', 'cards are')} shuffled and dealt`,
  contractEnded: ({ player, card }, say) =>
    phrase`the marriage contract of ${say.player(player)} runs out: ${say.card(card)}`,
  turnEnded: ({ turn }) => phrase`Game Turn ${turn} ends`,
};
