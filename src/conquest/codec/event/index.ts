/** Everything that may be said of a game, as it is written. */
import type * as t from 'io-ts';
import { codecOf, decoderOf, tagged, type Decode } from '../../../core/index.js';
import type { EventType, GameEvent } from '../../event/index.js';
import { baseWords, type Words } from '../words.js';
import { boardEvents } from './board.js';
import { combatEvents } from './combat.js';
import { displayEvents } from './display.js';
import type { EventCodecs } from './event.js';
import { chanceEvents } from './events.js';
import { forcesEvents } from './forces.js';
import { movementEvents } from './movement.js';
import { objectivesEvents } from './objectives.js';
import { sequenceEvents } from './sequence.js';
import { siegeEvents } from './siege.js';
import { supplyEvents } from './supply.js';

/** Returns a codec for every type of event, in the words of a game. */
export const eventsOf = (words: Words): EventCodecs<EventType> => ({
  // R 4, 16
  ...sequenceEvents(words),
  // R 7
  ...supplyEvents(words),
  // R 8
  ...movementEvents(words),
  // R 9
  ...combatEvents(words),
  // R 10
  ...displayEvents(words),
  // R 11, 17.2, 17.5
  ...siegeEvents(words),
  // R 12
  ...forcesEvents(words),
  // R 14
  ...chanceEvents(words),
  // R 17.3, 17.4
  ...objectivesEvents(words),
  ...boardEvents(words),
});

const events = /* @__PURE__ */ eventsOf(baseWords);

/** The types of all events. */
export const EVENT_TYPES: readonly EventType[] = /* @__PURE__ */ Object.keys(events) as EventType[];

/** Returns an event as any viewer may see it. */
export const EventCodec: t.Type<GameEvent> = codecOf('GameEvent', tagged('type', events, 'an event'));

/** Reads an event of unknown origin; every fault at once. */
export const decodeEvent: Decode<GameEvent> = decoderOf(EventCodec);
