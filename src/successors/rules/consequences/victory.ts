/** R 7.1: whether something said can have brought anybody an Immediate Victory. */
import type { GameEvent } from '../../event/index.js';

/** What never changes Legitimacy or Victory Points. Whatever is not listed here is looked at. */
const INDIFFERENT: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'rolled', 'cardDrawn', 'unitsPlaced', 'unitsLost', 'unitsDispersed', 'unitsDefected', 'minorGeneralPlaced', 'minorGeneralLifted',
  'activationBegan', 'activationEnded', 'commandChanged', 'groupMoved', 'gatePassed', 'unitsTaken', 'unitsLeft', 'generalTaken',
  'generalLeft', 'royalTaken', 'royalLeft', 'royalMoved', 'cartTaken', 'cartLeft', 'passageGranted', 'passageRefused', 'embarked',
  'debarked', 'returnedToPort', 'navalInterceptionDeclared', 'navalBattleFought', 'fleetDispersed', 'fleetReturned',
  'unitsThroughGate', 'generalThroughGate', 'royalThroughGate', 'avoidBattleRolled', 'avoidedBattle', 'interceptionDeclared',
  'interceptionRolled', 'intercepted', 'withdrew', 'landBattleBegan', 'battleStrengthCounted', 'battleScored', 'landBattleDecided',
  'attritionRolled', 'retreated', 'overrun', 'independentArmyMoved', 'independentArmyRemoved', 'independentArmyActivated',
  'independentArmyEnded', 'siegeAttempted', 'siegeRolled', 'siegeLifted', 'helepolisLost', 'cityLeft', 'gameWon',
]);

export const mayBringVictory = ({ type }: GameEvent): boolean => !INDIFFERENT.has(type);
