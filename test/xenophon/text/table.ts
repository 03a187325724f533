/** A situation to be spoken of. */
import { board } from '../table.js';

/** The Spartans have lost men, the Carduchi are in Armenia, Cyrus has wagons with him in Phrygia, and Clearchus sails. */
export const state = board({
  turn: 5,
  units: {
    'spartanHoplites-1': { at: 'phrygia', steps: 1 },
    'spartanHoplites-2': { at: 'phrygia' },
    'carduchi-1': { at: 'armenia' },
  },
  leaders: { cyrus: { at: 'phrygia' } },
  baggage: { baggageTrain: { at: 'phrygia', side: 'rebel' } },
});
