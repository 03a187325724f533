/** Frames of the Tactical Display (R 10). */
import type * as t from 'io-ts';
import { closed, flag, listOf, oneOf, orNull, wholeNumber } from '../../../core/index.js';
import type { Army, Contingent, DisplayFrame, Move } from '../../frame/index.js';
import { LAST_ROUND } from '../../data/display.js';
import { BATTLE_ENDS, BOXES, PURSUERS } from '../../vocabulary.js';
import { box, line } from '../names.js';
import { amount, pairOf, phrasesOf } from '../phrases.js';
import type { Words } from '../words.js';
import { frame, type FrameCodecs } from './frame.js';

/** The boxes of both armies. */
const MOST_POSTS = 2 * BOXES.length;
const MOST_UNITS = 250;
const MOST_LEADERS = 60;
const MOST_CONTINGENTS = 5;

/** Returns the codecs of the parts of these frames. */
function partsOf(words: Words) {
  const { side } = words;
  const { units, leaders } = phrasesOf(words);
  const post = closed({ army: side, box }, undefined, 'a box of an army');
  const contingent: t.Type<Contingent> = closed(
    { side, boxes: listOf(box, BOXES.length, 1) },
    undefined,
    'a contingent',
  );
  const army: t.Type<Army> = closed(
    { side, units, leaders, commanders: leaders },
    { contingents: listOf(contingent, MOST_CONTINGENTS, 1) },
    'an army',
  );
  const move: t.Type<Move> = closed({ from: post, to: post, units: amount }, undefined, 'a movement');
  return { ...words, units, leaders, post, posts: listOf(post, MOST_POSTS), army, move };
}
type Parts = ReturnType<typeof partsOf>;

/** Returns the codec of a battle: its armies, and the pieces on the display. */
function battleFrame({ side, province, unit, leader, units, leaders, posts, army }: Parts) {
  const round = wholeNumber(0, LAST_ROUND);
  return frame('battle', {
    province,
    armies: pairOf(army),
    first: side,
    round,
    step: amount,
    fighters: listOf(
      closed({ unit, with: orNull(unit), army: side, box, line, since: round }, undefined, 'a unit on the display'),
      MOST_UNITS,
    ),
    leaders: listOf(
      closed({ leader, unit: orNull(unit), army: side, box }, undefined, 'a leader on the display'),
      MOST_LEADERS,
    ),
    vacant: posts,
    engaged: listOf(closed({ attacker: unit, defender: unit }, undefined, 'two units in combat'), MOST_UNITS),
    led: listOf(closed({ leader, army: side, box }, undefined, 'a leader of a box'), MOST_LEADERS),
    idle: leaders,
    fired: units,
    ended: orNull(oneOf(BATTLE_ENDS)),
    winner: orNull(side),
  });
}

/** Returns the codecs of the steps before combat: the array, rallies, closing up, and movement between boxes. */
const movingFrames = ({ side, units, leaders, post, move }: Parts) => ({
  array: frame('array', { side, units, leaders, placed: amount, handled: units, done: flag }),
  rally: frame('rally', { side, left: leaders, stage: oneOf(['ask', 'roll', 'place']) }),
  closeUp: frame('closeUp', { post: orNull(post) }),
  manoeuvre: frame('manoeuvre', {
    side,
    handled: units,
    ledAnew: leaders,
    shift: orNull(move),
    advances: listOf(move, MOST_POSTS),
    done: flag,
  }),
});

/** Returns the codecs of combat: attacks on boxes, duels of units, and pursuit. */
const fightingFrames = ({ side, unit, leader, units, post, posts }: Parts) => ({
  assault: frame('assault', {
    side,
    from: posts,
    into: posts,
    met: listOf(unit, MOST_UNITS),
    current: orNull(closed({ from: post, into: post, struck: units, met: units }, undefined, 'an attack')),
    done: flag,
  }),
  duel: frame(
    'duel',
    {
      side,
      attacker: unit,
      defender: unit,
      shift: amount,
      stage: oneOf(['open', 'ask', 'fire', 'strike', 'done']),
      bereaved: orNull(leader),
    },
    { shot: units, bereavedToo: leader },
  ),
  pursuit: frame('pursuit', {
    side,
    loser: side,
    stage: oneOf(['ask', 'pursue', 'capture']),
    left: units,
    as: orNull(oneOf(PURSUERS)),
    toll: amount,
  }),
});

/** Returns the codecs of the frames of the Tactical Display. */
export function displayFrames(words: Words): FrameCodecs<DisplayFrame['kind']> {
  const parts = partsOf(words);
  return { battle: battleFrame(parts), ...movingFrames(parts), ...fightingFrames(parts) };
}
