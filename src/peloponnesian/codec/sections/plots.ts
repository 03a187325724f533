/** R C: cards that act on regions, cities and satraps: the shapes of actions, events and frames. */
import { closed, listOf } from '../../../core/index.js';
import { cardId, change, figure } from '../figures.js';
import { id, literal, player, region, rule, unitId } from '../names.js';
import { MOST_UNITS } from '../setup.js';

export const plotsActions = {
  releaseLeader: closed({ type: literal('releaseLeader'), player, leader: id }),
  dismissFleets: closed({ type: literal('dismissFleets'), player, card: cardId }),
};

export const plotsEvents = {
  neutralityEnded: closed({ rule, type: literal('neutralityEnded'), region, player, allegiance: change }),
  leaderSwitched: closed({ rule, type: literal('leaderSwitched'), leader: id, from: player, by: player }),
  unrestBroke: closed({ rule, type: literal('unrestBroke'), region, units: listOf(unitId, MOST_UNITS) }),
  cityBetrayed: closed({ rule, type: literal('cityBetrayed'), city: id, player }),
  siegeBetrayed: closed({ rule, type: literal('siegeBetrayed'), city: id, player, modifier: figure }),
  generalCame: closed({ rule, type: literal('generalCame'), leader: id, player, city: id }),
};
