/** Events of the Strategy Phase. */
import { oneOf } from '../../../core/index.js';
import type { SegmentEvent } from '../../event/index.js';
import { SEGMENTS } from '../../vocabulary.js';
import { figure } from '../phrases.js';
import { general } from '../words.js';
import { card, player, province, said, somebody, space, type EventCodecs } from './event.js';

export const segmentEvents: EventCodecs<SegmentEvent['type']> = {
  roundBegan: said('roundBegan', { round: figure }),
  segmentBegan: said('segmentBegan', { player, segment: oneOf(SEGMENTS), round: figure }),
  eventWithoutEffect: said('eventWithoutEffect', { player, card }),
  eventCancelled: said('eventCancelled', { player, card }),
  condemnationEnded: said('condemnationEnded', { general }),
  trainingBegan: said('trainingBegan', { player, unit: oneOf(['mercenary', 'loyal']) }),
  trainingAdvanced: said('trainingAdvanced', {
    player,
    unit: oneOf(['mercenary', 'loyal']),
    points: figure,
    needed: figure,
  }),
  unitTrained: said('unitTrained', { player, unit: oneOf(['mercenary', 'loyal']) }),
  provinceDrawn: said('provinceDrawn', { player, general, province }),
  generalHired: said('generalHired', { player, general, province }),
  movementForfeited: said('movementForfeited', { player }),
  forageShortage: said('forageShortage', { player, space, count: figure, limit: figure }),
  capitalBegun: said('capitalBegun', { player, space }),
  capitalInterrupted: said('capitalInterrupted', {
    player,
    space,
    why: oneOf(['unitsGone', 'attacked', 'controlLost']),
  }),
  capitalBuilt: said('capitalBuilt', { player, space }),
  capitalDestroyed: said('capitalDestroyed', { player, space, by: somebody }),
  resolverDrawn: said('resolverDrawn', { player, card }),
};
