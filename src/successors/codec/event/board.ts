/** Events about pieces on the board, whatever the reason. */
import { flag, oneOf, orNull } from '../../../core/index.js';
import type { BoardEvent } from '../../event/index.js';
import { victory } from '../state/shape.js';
import { ROLL_PURPOSES } from '../../vocabulary.js';
import { figure, units } from '../phrases.js';
import { army, combatUnit, fleet, general, royal } from '../words.js';
import {
  belligerent,
  figures,
  place,
  player,
  players,
  said,
  somebody,
  somewhere,
  space,
  spaceOrBox,
  type EventCodecs,
} from './event.js';

export const boardEvents: EventCodecs<BoardEvent['type']> = {
  rolled: said('rolled', { purpose: oneOf(ROLL_PURPOSES), player: somebody, dice: figures }),
  unitsPlaced: said('unitsPlaced', { ...place, player, units }),
  unitsLost: said('unitsLost', { ...place, player, units }),
  unitsDispersed: said('unitsDispersed', { ...place, player, units }),
  unitsDefected: said('unitsDefected', { space, unit: combatUnit, count: figure, from: player, to: player }),
  generalPlaced: said('generalPlaced', { ...place, player, general }),
  generalDispersed: said('generalDispersed', { player, general, space: somewhere }),
  generalEliminated: said('generalEliminated', { player, general, space: somewhere }),
  minorGeneralPlaced: said('minorGeneralPlaced', { ...place, player }),
  minorGeneralLifted: said('minorGeneralLifted', { ...place, player }),
  markerPlaced: said('markerPlaced', { space, faction: belligerent, previous: orNull(belligerent) }),
  markerRemoved: said('markerRemoved', { space, faction: belligerent }),
  fleetGained: said('fleetGained', { fleet, player }),
  fleetLost: said('fleetLost', { fleet, player, upgraded: flag }),
  fleetUpgraded: said('fleetUpgraded', { fleet, player }),
  fleetDispersed: said('fleetDispersed', { fleet, player, upgraded: flag }),
  fleetReturned: said('fleetReturned', { fleet, player }),
  royalMoved: said('royalMoved', { ...place, royal, player: somebody }),
  royalControlled: said('royalControlled', { royal, player, previous: somebody }),
  royalFreed: said('royalFreed', { royal, previous: player }),
  royalActivated: said('royalActivated', { royal, player }),
  royalInactive: said('royalInactive', { royal, space }),
  royalDied: said('royalDied', { royal }),
  cartControlled: said('cartControlled', { player, previous: somebody }),
  cartFreed: said('cartFreed', { previous: player }),
  cartBuilt: said('cartBuilt', { player, space }),
  bodyBuried: said('bodyBuried', { player, space }),
  bodyLost: said('bodyLost', {}),
  independentArmyMoved: said('independentArmyMoved', { army, from: spaceOrBox, to: spaceOrBox }),
  independentArmyRemoved: said('independentArmyRemoved', { army, to: oneOf(['box', 'game']) }),
  championLost: said('championLost', { player, target: player }),
  championRegained: said('championRegained', { player }),
  usurperNamed: said('usurperNamed', { player }),
  gameWon: said('gameWon', { winners: players, how: victory }),
};
