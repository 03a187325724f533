/** The codecs of events: those of the base, and those of this variant. */
import type * as t from 'io-ts';
import {
  closed,
  codecOf,
  decoderOf,
  flag,
  listOf,
  oneOf,
  orNull,
  tagged,
  wholeNumber,
  type Decode,
} from '../../core/index.js';
import { eventWords, said } from '../../conquest/codec/event/event.js';
import { eventsOf } from '../../conquest/codec/event/index.js';
import { forceName, name } from '../../conquest/codec/names.js';
import { amount, die } from '../../conquest/codec/phrases.js';
import { extensionEvents } from '../../conquest/extension/codec/event.js';
import { MINOR_RESULTS } from '../../conquest/vocabulary.js';
import type { EventType, GameEvent, OwnEvent } from '../event/index.js';
import { OFFERS, TALKS } from '../vocabulary.js';
import { anyWords } from './words.js';
import { LAST_COLUMN, MOST_ABOARD, MOST_FLEETS, squadronOf } from './fleet-frames.js';

const { baggage, closed: words, leader, place, province, side, unit, units } = eventWords(anyWords);
const fleets = listOf(baggage, MOST_FLEETS);
const squadron = squadronOf(anyWords);
/** The modifier of a die that markers give. */
const modifier = wholeNumber(-9, 9);
const tally = closed({ side, points: amount }, undefined, 'what a side has at the end');

const members: { readonly [T in OwnEvent['type']]: t.Type<Extract<OwnEvent, { readonly type: T }>> } = {
  // R S1.3, S4.3, S12: what becomes of pieces
  leaderChangedSides: said('leaderChangedSides', { leader, from: side, to: side }),
  baggageTaken: said('baggageTaken', { baggage, from: side, to: side, at: place }),
  // R S4-S6: the set-up, the sequence of play
  loyaltySettled: said('loyaltySettled', { loyalty: name, die: orNull(die), side }),
  possessionDecided: said('possessionDecided', { province, baggage: orNull(baggage), side }),
  disengaged: said('disengaged', { side, from: province, to: province }),
  leaderDrawn: said('leaderDrawn', { leader, side }),
  initiativeRolled: said('initiativeRolled', { side, die, ability: amount }),
  orderSettled: said('orderSettled', { order: listOf(side, words.sides.length) }),
  // R S3, S9: combat
  sideDisintegrated: said('sideDisintegrated', { side, victor: orNull(side) }),
  challengeMade: said('challengeMade', { side, province, force: forceName, against: forceName }),
  invitationAnswered: said('invitationAnswered', { side, province, force: forceName, joins: flag }),
  setUpOrdered: said('setUpOrdered', { side, province, last: flag }),
  // R S7.1, S11-S14: the course of the game
  wentNative: said('wentNative', { units }),
  treasurySpent: said('treasurySpent', { marker: baggage, side, points: amount }),
  markerDestroyed: said('markerDestroyed', { marker: baggage, side }),
  pointsCounted: said('pointsCounted', { die: orNull(die), tallies: listOf(tally, words.sides.length) }),
  mutinyChecked: said('mutinyChecked', { side, at: place, die, modifier, units: amount }),
  unitMutinied: said('unitMutinied', { unit, side, at: place }),
  guardDesignated: said('guardDesignated', { side, unit, leader }),
  leaderHeld: said('leaderHeld', { leader, from: side, by: side }),
  prisonerAsked: said('prisonerAsked', { side, leader, die, modifier, result: oneOf(OFFERS) }),
  prisonerDied: said('prisonerDied', { leader, by: side }),
  // R S5.6, S8: Rhodes, fleets
  ...extensionEvents(anyWords),
  seaBattleJoined: said('seaBattleJoined', {
    zone: name,
    attacker: squadron,
    defender: squadron,
    column: wholeNumber(0, LAST_COLUMN),
    modifier: wholeNumber(-MOST_ABOARD, MOST_ABOARD),
  }),
  seaBattleDecided: said('seaBattleDecided', {
    zone: name,
    attacker: side,
    defender: side,
    die: orNull(die),
    result: oneOf(MINOR_RESULTS),
  }),
  fleetsWithdrawn: said('fleetsWithdrawn', { side, fleets, from: name, to: name }),
  fleetBuilt: said('fleetBuilt', { fleet: baggage, side, zone: name }),
  rhodesAnswered: said('rhodesAnswered', { side, die, modifier, result: oneOf(TALKS) }),
  unitSentHome: said('unitSentHome', { unit, at: place }),
};

const all = { ...eventsOf(anyWords), ...members };

/** The types of all events. */
export const EVENT_TYPES: readonly EventType[] = /* @__PURE__ */ Object.keys(all) as EventType[];

/** Returns an event as any viewer may see it. */
export const EventCodec: t.Type<GameEvent> = codecOf('GameEvent', tagged('type', all, 'an event'));

/** Reads an event of unknown origin; every fault at once. */
export const decodeEvent: Decode<GameEvent> = decoderOf(EventCodec);
