/** Actions of players and of chance in the Strategy Phase. */
import { flag, oneOf, orNull } from '../../../core/index.js';
import type { SegmentAction } from '../../action/index.js';
import { amount, anyWords, combatUnit, commander, fleet, general } from '../words.js';
import { decision, fate, type ActionCodecs } from './action.js';

const { player, space, province, card } = anyWords;

export const segmentActions: ActionCodecs<SegmentAction['type']> = {
  removeMarker: decision('removeMarker', { space }),
  placeMarker: decision('placeMarker', { space }),
  buildCapital: decision('buildCapital', { space }),
  playCard: decision('playCard', { card, as: oneOf(['event', 'operations', 'discard']) }),
  playSurprise: decision('playSurprise', { card }),
  discardSurprise: decision('discardSurprise', { card }),
  resolveBonusEvent: decision('resolveBonusEvent', { resolve: flag }),
  operation: decision('operation', { operation: oneOf(['forcedMarch', 'placeMarkers', 'train']) }),
  trainUnit: decision('trainUnit', { unit: oneOf(['mercenary', 'loyal']) }),
  upgradeFleet: decision('upgradeFleet', { fleet }),
  hireGeneral: decision('hireGeneral', { general }),
  retrieveFleet: decision('retrieveFleet', { fleet }),
  buildCart: decision('buildCart', {}),
  drawProvince: fate('drawProvince', { province }),
  raiseMercenary: decision('raiseMercenary', {}),
  rollMovement: decision('rollMovement', {}),
  activate: decision('activate', { commander, space, inside: flag }),
  placeMinorGeneral: decision('placeMinorGeneral', { space, inside: flag, from: orNull(space) }),
  liftMinorGeneral: decision('liftMinorGeneral', { space, inside: flag }),
  disbandAt: decision('disbandAt', { space, inside: flag, count: amount }),
  loseUnit: decision('loseUnit', { unit: combatUnit, space, inside: flag }),
  turnUpCard: fate('turnUpCard', { card }),
  drawResolver: fate('drawResolver', { resolver: player }),
};
