/** R 19: English texts of Sicily. */
import { counted, joined, phrase } from '../../../core/index.js';
import type { SicilyAction } from '../../action/sicily.js';
import type { SicilyEvent } from '../../event/sicily.js';
import type { Actions, Events } from '../tables.js';
import { list, type English } from './speech.js';

const times = (escalations: number): string => counted(escalations, { one: 'escalation', many: 'escalations' });

export const sicilyActions: Pick<Actions<English>, SicilyAction['type']> = {
  leaveSicily: ({ piece }, say) => phrase`prepare ${say.piece(piece)} to leave Sicily`,
  callFleet: ({ unit }, say) => phrase`call ${say.unit(unit)} to Sicily`,
};

export const sicilyEvents: Pick<Events<English>, SicilyEvent['type']> = {
  sicilyEscalated: ({ player, escalations }, say) =>
    phrase`${say.player(player)} escalates the war in Sicily (${times(escalations)} so far): no piece can leave it any more`,
  sicilyResolved: ({ dice, total, winner, decisive, escalations }, say) =>
    phrase`the dice for Sicily are ${joined(dice, ' and ')} and make ${total}: ${say.names.camps[winner]} wins there${decisive ? ' decisively' : ''} after ${times(escalations)}`,
  sicilyWeakened: ({ winner, before, tribute, fleets }, say) =>
    winner === 'empire'
      ? phrase`Carthage lands in Sicily: its yearly tribute falls from ${before} to ${tribute}`
      : phrase`Carthage lands in Sicily, and its fleets are removed from the game: ${list(say.troops(fleets))}`,
};
