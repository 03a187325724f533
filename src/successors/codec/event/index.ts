/** Codecs of all events. */
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

/** The codec of an event, with or without hidden information. */
export const EventCodec: t.Type<GameEvent> = codecOf('GameEvent', tagged('type', events, 'an event'));

/**
 * Decodes an event, or returns all faults. For a client that does not trust the sender.
 *
 * @example
 * import { codecs } from 'diadochi';
 *
 * codecs.decodeEvent({ type: 'turnEnded', rule: 'R 6.7', turn: 1 })._tag; // 'Right'
 */
export const decodeEvent: Decode<GameEvent> = decoderOf(EventCodec);
