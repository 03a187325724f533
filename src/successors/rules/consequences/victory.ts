/** R 7.1: whether something said can have brought anybody an Immediate Victory. */
import type { GameEvent } from '../../event/index.js';

/** What may add to somebody's Legitimacy or Victory Points (R 7.4, 15.2), and the Game Turn from which on that may win (R 6.1.2). */
const MOMENTOUS = new Set<GameEvent['type']>([
  'markerPlaced',
  'markerRemoved',
  'fleetGained',
  'fleetLost',
  'fleetUpgraded',
  'fleetDispersed',
  'royalControlled',
  'royalActivated',
  'generalPlaced',
  'bodyBuried',
  'championRegained',
  'generalCondemned',
  'condemnationEnded',
  'turnBegan',
]);

export const mayBringVictory = ({ type }: GameEvent): boolean => MOMENTOUS.has(type);
