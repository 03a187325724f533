/** Events of sieges, Independent Armies and the royal family. */
import { oneOf } from '../../../core/index.js';
import type { SiegeEvent } from '../../event/index.js';
import { ROYAL_WOMEN } from '../../vocabulary.js';
import { figure } from '../phrases.js';
import { army, commander, yes } from '../words.js';
import { belligerent, initiativeRoll, modifiers, player, said, space, spaceOrBox, type EventCodecs } from './event.js';

export const siegeEvents: EventCodecs<SiegeEvent['type']> = {
  siegeAttempted: said('siegeAttempted', { player, space, commander, against: belligerent }, { cavalry: yes }),
  siegeRolled: said('siegeRolled', {
    player,
    space,
    die: figure,
    modifier: figure,
    points: figure,
    losses: figure,
    total: figure,
  }),
  spaceCaptured: said('spaceCaptured', { player, space, from: belligerent }),
  siegeLifted: said('siegeLifted', { player, space }),
  helepolisLost: said('helepolisLost', { player, space }),
  cityLeft: said('cityLeft', { player, space }),
  independentArmyActivated: said('independentArmyActivated', { player, army }),
  independentArmyEnded: said('independentArmyEnded', { army, space: spaceOrBox }),
  independentReactionDeclared: said('independentReactionDeclared', {
    player,
    army,
    reaction: oneOf(['avoidBattle', 'interception']),
    from: space,
    space,
  }),
  independentAvoidRolled: said('independentAvoidRolled', { ...initiativeRoll, player, army, space }, { ...modifiers }),
  independentInterceptionRolled: said(
    'independentInterceptionRolled',
    { ...initiativeRoll, player, army, from: space, into: space },
    { ...modifiers },
  ),
  royalMarried: said('royalMarried', { bride: oneOf(ROYAL_WOMEN), player, general: commander, space }),
};
