/** R 19: German texts of Sicily. */
import { counted, joined, phrase } from '../../../core/index.js';
import type { SicilyAction } from '../../action/sicily.js';
import type { SicilyEvent } from '../../event/sicily.js';
import type { Actions, Events } from '../tables.js';
import type { German } from './speech.js';

const times = (escalations: number): string => counted(escalations, { one: 'Ausweitung', many: 'Ausweitungen' });

export const sicilyActions: Pick<Actions<German>, SicilyAction['type']> = {
  leaveSicily: ({ piece }, say) => phrase`bereite ${say.piece(piece)} darauf vor, Sizilien zu verlassen`,
  callFleet: ({ unit }, say) => phrase`rufe ${say.unit(unit)} nach Sizilien`,
};

export const sicilyEvents: Pick<Events<German>, SicilyEvent['type']> = {
  sicilyEscalated: ({ player, escalations }, say) =>
    phrase`${say.player(player)} weitet den Krieg in Sizilien aus (bisher ${times(escalations)}): Niemand verlässt es mehr`,
  sicilyResolved: ({ dice, total, winner, decisive, escalations }, say) =>
    phrase`Wurf für Sizilien: ${joined(dice, ' und ')}, zusammen ${total}; dort siegt ${say.names.camps[winner]}${decisive ? ' entscheidend' : ''}, nach ${times(escalations)}`,
  sicilyWeakened: ({ winner, before, tribute, fleets }, say) =>
    winner === 'empire'
      ? phrase`Karthago landet in Sizilien: Der jährliche Tribut von dort sinkt von ${before} auf ${tribute}`
      : phrase`Karthago landet in Sizilien, und die Flotten von dort sind aus dem Spiel: ${say.troops(fleets)}`,
};
