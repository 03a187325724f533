/** Everything that may be said of a game, as it is written. */
import type * as t from 'io-ts';
import { codecOf, decoderOf, tagged, type Decode } from '../../../core/index.js';
import type { GameEvent } from '../../event/index.js';
import { boardEvents } from './board.js';
import { cardEvents } from './cards.js';
import { combatEvents } from './combat.js';
import type { EventCodecs } from './event.js';
import { movementEvents } from './movement.js';
import { phaseEvents } from './phases.js';
import { segmentEvents } from './segments.js';
import { siegeEvents } from './siege.js';

const events: EventCodecs<GameEvent['type']> = {
  ...boardEvents,
  ...cardEvents,
  ...combatEvents,
  ...movementEvents,
  ...phaseEvents,
  ...segmentEvents,
  ...siegeEvents,
};

/** An event: what happened, as anybody may hear it. */
export const EventCodec: t.Type<GameEvent> = codecOf('GameEvent', tagged('type', events, 'an event'));

/**
 * Reads an event, or says everything that is wrong with it: for a client that does not trust what it was sent.
 *
 * @example
 * import { codecs } from 'diadochi';
 *
 * codecs.decodeEvent({ type: 'turnEnded', rule: 'R 6.7', turn: 1 })._tag; // 'Right'
 */
export const decodeEvent: Decode<GameEvent> = decoderOf(EventCodec);
