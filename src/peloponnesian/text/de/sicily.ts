/** R 19: German texts of Sicily. */
import { counted, joined, phrase } from '../../../core/index.js';
import type { SicilyAction } from '../../action/sicily.js';
import type { SicilyEvent } from '../../event/sicily.js';
import type { Actions, Events } from '../tables.js';
import type { German } from './speech.js';

const times = (escalations: number): string => counted(escalations, { one: 'Ausweitung', many: 'Ausweitungen' });

export const sicilyActions: Pick<Actions<German>, SicilyAction['type']> = {
  leaveSicily: ({ piece }, say) => phrase`die Abfahrt von Sizilien mit ${say.piece(piece, 'dative')} vorbereiten`,
  callFleet: ({ unit }, say) => phrase`${say.unit(unit)} nach Sizilien rufen`,
};

export const sicilyEvents: Pick<Events<German>, SicilyEvent['type']> = {
  sicilyEscalated: ({ player, escalations }, say) =>
    phrase`${say.player(player)} weitet den Krieg auf Sizilien aus (bisher ${times(escalations)}): Niemand verlässt es mehr`,
  sicilyResolved: ({ dice, total, winner, decisive, escalations }, say) =>
    phrase`Wurf für Sizilien: ${joined(dice, ' und ')}, zusammen ${total}; dort siegt ${say.names.camps[winner]}${decisive ? ' entscheidend' : ''}, nach ${times(escalations)}`,
  sicilyWeakened: ({ winner, before, tribute, fleets }, say) =>
    winner === 'empire'
      ? phrase`Karthago landet auf Sizilien: Der jährliche Tribut von dort sinkt von ${before} auf ${tribute}`
      : phrase`Karthago landet auf Sizilien, und die Flotten von dort werden aus dem Spiel entfernt: ${say.troops(fleets)}`,
};
