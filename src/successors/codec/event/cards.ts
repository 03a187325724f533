/** Events about cards. */
import { flag, oneOf } from '../../../core/index.js';
import type { CardEvent } from '../../event/index.js';
import { bride, figure } from '../phrases.js';
import { commander, general } from '../words.js';
import { card, heldCard, player, province, said, space, type EventCodecs } from './event.js';

export const cardEvents: EventCodecs<CardEvent['type']> = {
  cardDrawn: said('cardDrawn', { player, card: heldCard, secretOf: player }),
  cardPlayed: said('cardPlayed', { player, card, as: oneOf(['event', 'operations', 'discard']) }),
  surprisePlayed: said('surprisePlayed', { player, card }),
  cardDiscarded: said('cardDiscarded', { player, card }),
  cardRemoved: said('cardRemoved', { card }),
  cardTurnedUp: said('cardTurnedUp', { card, ignored: flag }),
  cardStolen: said('cardStolen', { player, from: player, card: heldCard, secretOf: player }),
  generalCondemned: said('generalCondemned', { player, general, legitimacy: figure }),
  cartMoved: said('cartMoved', { player, space, inside: flag }),
  popularSupportGained: said('popularSupportGained', { player, province }),
  cityLooted: said('cityLooted', { player, space }),
  contractOffered: said('contractOffered', { player, card, bride }),
  helepolisBuilt: said('helepolisBuilt', { player, space, bonus: figure }),
  fleetLent: said('fleetLent', { player, strength: figure }),
  stormRaised: said('stormRaised', { player, against: player, space }),
  dieModified: said('dieModified', { player, space, bonus: figure }),
  dieRerolled: said('dieRerolled', { player, before: figure, after: figure }),
  guidesHired: said('guidesHired', { player, space }),
  movementPointsGained: said('movementPointsGained', { player, space, movementPoints: figure }),
  passageRevoked: said('passageRevoked', { player, mover: player, granter: player, space }),
  prestigeLent: said('prestigeLent', { player, general: commander, space, prestige: figure }),
};
