/** The codecs of events: those of the base, those that the variants share, and those of this one. */
import type * as t from 'io-ts';
import { codecOf, decoderOf, flag, listOf, oneOf, orNull, tagged, type Decode } from '../../core/index.js';
import { eventWords, said } from '../../conquest/codec/event/event.js';
import { eventsOf } from '../../conquest/codec/event/index.js';
import { die, pairOf } from '../../conquest/codec/phrases.js';
import { extensionEvents } from '../../conquest/extension/codec/event.js';
import type { EventType, GameEvent, OwnEvent } from '../event.js';
import { FLANKS, OBSTACLES } from '../vocabulary.js';
import { anyWords } from './words.js';

const { closed, leader, province, side, units } = eventWords(anyWords);
const obstacle = orNull(oneOf(OBSTACLES));

const own: { readonly [T in OwnEvent['type']]: t.Type<Extract<OwnEvent, { readonly type: T }>> } = {
  // R X4
  initiativeTaken: said('initiativeTaken', { order: listOf(side, closed.sides.length) }),
  roundsOrdered: said('roundsOrdered', { first: side }),
  // R X7
  groundTested: said('groundTested', { province, die, left: obstacle, right: obstacle }),
  hillTried: said('hillTried', { side, flank: oneOf(FLANKS), die, climbed: flag }),
  arrayOrdered: said('arrayOrdered', { first: side }),
  // R X9
  remnantCounted: said('remnantCounted', { units }),
  leaderChangedSides: said('leaderChangedSides', { leader, from: side, to: side }),
  // R X10
  hatredVented: said('hatredVented', { leaders: pairOf(leader), dice: pairOf(die), loser: orNull(leader) }),
};

const all = { ...eventsOf(anyWords), ...extensionEvents(anyWords), ...own };

/** The types of all events. */
export const EVENT_TYPES: readonly EventType[] = /* @__PURE__ */ Object.keys(all) as EventType[];

/** Returns an event as any viewer may see it. */
export const EventCodec: t.Type<GameEvent> = codecOf('GameEvent', tagged('type', all, 'an event'));

/** Reads an event of unknown origin; every fault at once. */
export const decodeEvent: Decode<GameEvent> = decoderOf(EventCodec);
