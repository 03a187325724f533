/** Codecs of frames: those of the base, and those that this variant adds. */
import type * as t from 'io-ts';
import { closed, flag, listOf, oneOf, orNull, wholeNumber } from '../../core/index.js';
import { frame } from '../../conquest/codec/frame/frame.js';
import { framesOf as baseFramesOf } from '../../conquest/codec/frame/index.js';
import { name } from '../../conquest/codec/names.js';
import { phrasesOf } from '../../conquest/codec/phrases.js';
import type { Words } from '../../conquest/codec/words.js';
import type { FrameKind, GameFrame, OwnFrame } from '../frame/index.js';
import { fleetFrames } from './fleet-frames.js';

/** A codec for each of these kinds. */
export type FrameCodecs<K extends FrameKind> = {
  readonly [One in K]: t.Type<Extract<GameFrame, { readonly kind: One }>>;
};

/** An upper limit on loyalties. */
const MOST_LOYALTIES = 100;
const MOST_CLAIMS = 10;
const MOST_MARKERS = 40;
const MOST_WALLS = 50;
const MOST_THROWS = 200;
const MOST_ADDED = 20;
const MOST_FORCES = 250;
const MOST_PLACES = 250;
const MOST_MUTINEERS = 50;

function ownFrames(words: Words): FrameCodecs<OwnFrame['kind']> {
  const { side, province, baggage, choice, force, place, unit, leader, rollPurpose } = words;
  const { sides } = words.closed;
  const { units, leaders, pieces } = phrasesOf(words);
  const bid = closed(
    { side, added: wholeNumber(0, MOST_ADDED), totals: listOf(wholeNumber(1, MOST_ADDED + 6), MOST_THROWS) },
    undefined,
    'what a side has rolled',
  );
  return {
    // R S1.4
    contest: frame('contest', { purpose: rollPurpose, bids: listOf(bid, sides.length) }),
    // R S4
    loyalty: frame('loyalty', { left: listOf(name, MOST_LOYALTIES) }),
    possession: frame('possession', { province, left: listOf(orNull(baggage), MOST_MARKERS) }),
    disengagement: frame('disengagement', { side, from: province }),
    // R S5
    cup: frame('cup', { left: leaders }),
    deployment: frame('deployment', {
      claim: orNull(choice),
      left: listOf(choice, MOST_CLAIMS),
      units,
      leaders,
      baggage: listOf(baggage, MOST_MARKERS),
      walls: wholeNumber(0, MOST_WALLS),
    }),
    // R S6
    initiative: frame('initiative', {
      ranking: orNull(listOf(side, sides.length)),
      places: listOf(orNull(side), sides.length),
    }),
    // R S5.6, S8: Rhodes, fleets
    ...fleetFrames(words),
    // R S9, S10: combat, the Tactical Display
    challenge: frame('challenge', {
      side,
      province,
      force,
      against: force,
      stage: oneOf(['invite', 'answer', 'evade', 'order', 'fight', 'done']),
      invited: listOf(force, MOST_FORCES),
      ally: orNull(force),
      last: orNull(flag),
      order: listOf(side, sides.length),
    }),
    // R S11-S14: the course of the game
    migration: frame('migration', {
      left: listOf(closed({ force, from: province }, undefined, 'a force and where it is'), MOST_FORCES),
      moved: pieces,
    }),
    levy: frame('levy', { side, raised: units }),
    recall: frame('recall', { side, unit }),
    lastChance: frame('lastChance', { side, markers: listOf(baggage, MOST_MARKERS) }),
    reckoning: frame('reckoning', {}),
    mutinyCheck: frame('mutinyCheck', {
      side,
      left: listOf(place, MOST_PLACES),
      at: orNull(place),
      count: wholeNumber(0, MOST_MUTINEERS),
      shaken: leaders,
    }),
    prisoners: frame('prisoners', { side, left: leaders, asked: orNull(leader) }),
  };
}

/** Returns a codec for every kind of frame. */
export const framesOf = (words: Words): FrameCodecs<FrameKind> => ({ ...baseFramesOf(words), ...ownFrames(words) });
