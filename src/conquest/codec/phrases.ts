/** Codecs of lists, pairs and numbers in states, frames and events, from the words of a game. */
import type * as t from 'io-ts';
import { closed, listOf, value, wholeNumber, type Check, type RuleRef } from '../../core/index.js';
import type { Words } from './words.js';

/** Upper limits on pieces of each kind. */
const MOST_UNITS = 250;
const MOST_LEADERS = 60;
const MOST_PROVINCES = 150;
const MOST_PIECES = 320;

/** Points, steps, units: more than there ever are. */
export const amount = wholeNumber(0, 9_999);
export const die = wholeNumber(1, 6);
export const dice = listOf(die, 9);
/** The number of a group of raiders. */
export const band = wholeNumber(1, 250);

const RULE = /^(R|ruling) \S/;
export const rule: t.Type<RuleRef> = value(
  'a rule such as "R 10.12"',
  (u): u is RuleRef => typeof u === 'string' && u.length <= 80 && RULE.test(u),
  1,
  { is: 'text', most: 80, pattern: RULE.source },
);

/** Returns a codec for two of a kind, in their order. */
export const pairOf = <A>(item: Check<A>): t.Type<readonly [A, A]> => listOf(item, 2, 2) as t.Mixed;

/** Lists of the words of one game. */
export const phrasesOf = ({ side, force, province, unit, leader, piece }: Words) => ({
  units: listOf(unit, MOST_UNITS),
  leaders: listOf(leader, MOST_LEADERS),
  pieces: listOf(piece, MOST_PIECES),
  provinces: listOf(province, MOST_PROVINCES),
  /** One side of a combat. */
  party: { side, force, units: listOf(unit, MOST_UNITS), leaders: listOf(leader, MOST_LEADERS) },
});

/** Returns the codec of one side of a combat. */
export const partyOf = (words: Words) => closed(phrasesOf(words).party, undefined, 'one side of a combat');
