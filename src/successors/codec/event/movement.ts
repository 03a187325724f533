/** Events of movement (R 8). */
import { oneOf, orNull } from '../../../core/index.js';
import type { MovementEvent } from '../../event/index.js';
import { PATH_KINDS } from '../../vocabulary.js';
import { figure, units } from '../phrases.js';
import { commander, royal } from '../words.js';
import { figures, fleets, movedGroup, place, player, said, space, type EventCodecs } from './event.js';

export const movementEvents: EventCodecs<MovementEvent['type']> = {
  activationBegan: said('activationBegan', { ...place, player, commander, movementPoints: figure }),
  activationEnded: said('activationEnded', { ...place, player, commander }),
  commandChanged: said('commandChanged', { player, space, from: commander, to: commander, movementPoints: figure }),
  groupMoved: said('groupMoved', {
    ...movedGroup,
    player,
    commander,
    from: space,
    to: space,
    path: orNull(oneOf(PATH_KINDS)),
  }),
  gatePassed: said('gatePassed', { ...movedGroup, ...place, player }),
  unitsTaken: said('unitsTaken', { ...place, player, units }),
  unitsLeft: said('unitsLeft', { ...place, player, units }),
  generalTaken: said('generalTaken', { ...place, player, general: commander }),
  generalLeft: said('generalLeft', { ...place, player, general: commander }),
  royalTaken: said('royalTaken', { ...place, player, royal }),
  royalLeft: said('royalLeft', { ...place, player, royal }),
  cartTaken: said('cartTaken', { ...place, player }),
  cartLeft: said('cartLeft', { ...place, player }),
  passageGranted: said('passageGranted', { player, mover: player, space }),
  passageRefused: said('passageRefused', { player, mover: player, space }),
  embarked: said('embarked', { ...place, player, escort: fleets }),
  debarked: said('debarked', { ...place, player }),
  navalInterceptionDeclared: said('navalInterceptionDeclared', { player, mover: player, fleets }),
  navalBattleFought: said('navalBattleFought', {
    mover: player,
    interceptor: player,
    scores: figures,
    winner: oneOf(['mover', 'interceptor', 'draw']),
  }),
  returnedToPort: said('returnedToPort', { player, space }),
};
