/** R 7.1: whether something said can have brought anybody an Immediate Victory. */
import type { GameEvent } from '../../event/index.js';

/**
 * What may add to somebody's Legitimacy or Victory Points (R 7.4, 15.2), and the beginnings of Game Turns and Segments,
 * from which on an Immediate Victory may be allowed (R 6.1.2).
 */
const MOMENTOUS = new Set<GameEvent['type']>([
  'markerPlaced', 'markerRemoved', 'fleetGained', 'fleetLost', 'fleetUpgraded', 'royalControlled', 'royalActivated', 'generalPlaced',
  'bodyBuried', 'championRegained', 'generalCondemned', 'condemnationEnded', 'turnBegan', 'segmentBegan',
]);

export const mayBringVictory = ({ type }: GameEvent): boolean => MOMENTOUS.has(type);
