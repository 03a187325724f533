/** Events of set-up and of the phases of a Game Turn. */
import { oneOf } from '../../../core/index.js';
import type { PhaseEvent } from '../../event/index.js';
import { figure, units } from '../phrases.js';
import { general } from '../words.js';
import { card, generals, player, players, said, somebody, type EventCodecs } from './event.js';

export const phaseEvents: EventCodecs<PhaseEvent['type']> = {
  generalDealt: said('generalDealt', { player, general }),
  generalKept: said('generalKept', { player, general }),
  turnBegan: said('turnBegan', { turn: figure }),
  generalSucceeded: said('generalSucceeded', { player, general, successor: general }),
  generalArrived: said('generalArrived', { player: somebody, general }),
  turnOrderSet: said('turnOrderSet', { player, order: players }),
  allotmentChosen: said('allotmentChosen', { player, unit: oneOf(['mercenary', 'cavalry']) }),
  reinforcementsReceived: said('reinforcementsReceived', { player, units, generals }),
  reinforcementsDispersed: said('reinforcementsDispersed', { player, units, generals }),
  cardsShuffled: said('cardsShuffled', { count: figure }),
  contractEnded: said('contractEnded', { player, card }),
  turnEnded: said('turnEnded', { turn: figure }),
};
