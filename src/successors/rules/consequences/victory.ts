/** R 7.1: whether something said can have brought anybody an Immediate Victory. */
import type { GameEvent } from '../../event/index.js';

/** What never changes Legitimacy or Victory Points. Whatever is not listed here is looked at. */
const INDIFFERENT: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'rolled', 'unitsPlaced', 'unitsLost', 'unitsDispersed', 'unitsDefected', 'minorGeneralPlaced', 'minorGeneralLifted',
  'royalMoved', 'independentArmyMoved', 'independentArmyRemoved', 'independentArmyActivated', 'independentArmyEnded',
  'siegeAttempted', 'siegeRolled', 'siegeLifted', 'helepolisLost', 'cityLeft', 'fleetDispersed', 'fleetReturned', 'gameWon',
]);

export const mayBringVictory = ({ type }: GameEvent): boolean => !INDIFFERENT.has(type);
