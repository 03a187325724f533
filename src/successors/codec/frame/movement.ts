/** Frames of movement (R 8). */
import type * as t from 'io-ts';
import { closed, flag, listOf, oneOf, orNull, value } from '../../../core/index.js';
import { VISIT_CHOICES } from '../../frame/choices.js';
import type { MarchGroup, MovementFrame } from '../../frame/index.js';
import { ROYALS } from '../../vocabulary.js';
import { figure, fleets, generals, phrasesOf, units } from '../phrases.js';
import { amount, commander, die, royal, type Words } from '../words.js';
import { frame, type FrameCodecs } from './frame.js';

/** The group on the march. */
export const marchGroup: t.Type<MarchGroup> = closed(
  { generals, minors: amount, units, royals: listOf(royal, ROYALS.length), cart: flag },
  undefined,
  'a group on the march',
);

const pair = value(
  'a list of two numbers',
  (u): u is readonly [number, number] => Array.isArray(u) && u.length === 2 && u.every(figure.is),
  3,
  { is: 'list', item: figure, least: 2, most: 2 },
);

export function movementFrames(words: Words): FrameCodecs<MovementFrame['kind']> {
  const { player, space } = words;
  const { players, spaces, somebody, somewhere } = phrasesOf(words);
  return {
    march: frame(
      'march',
      {
        player,
        commander,
        group: marchGroup,
        space,
        inside: flag,
        afloat: flag,
        through: units,
        die: orNull(die),
        points: amount,
        bonus: figure,
        spent: amount,
        guides: flag,
        entered: amount,
        byLand: flag,
        bySea: flag,
        ended: flag,
        handled: listOf(oneOf(VISIT_CHOICES), VISIT_CHOICES.length),
        trail: spaces,
        arrivedBy: oneOf(['start', 'here', 'land', 'sea']),
        bound: orNull(closed({ to: space, passage: flag })),
        passage: players,
        attempted: spaces,
        awaiting: oneOf(['none', 'passage', 'arrival', 'battle', 'sea', 'attrition', 'siege']),
      },
      { setOut: space },
    ),
    passage: frame('passage', { mover: player, asked: player, space, granted: orNull(flag) }),
    shelter: frame('shelter', {
      player,
      space,
      rule: oneOf(['R 12.6', 'ruling shelter']),
      chosen: units,
      holds: somewhere,
    }),
    seaMove: frame('seaMove', {
      player,
      embarkation: space,
      embarkedInside: flag,
      escort: fleets,
      stage: oneOf(['escort', 'sail', 'interception', 'attrition', 'landed']),
      route: spaces,
      beaten: flag,
      storm: flag,
      inside: flag,
    }),
    navalInterception: frame('navalInterception', {
      mover: player,
      route: spaces,
      escort: fleets,
      asked: somebody,
      passed: players,
      fleets,
      beaten: flag,
    }),
    navalBattle: frame('navalBattle', {
      mover: player,
      interceptor: player,
      escort: fleets,
      fleets,
      stage: oneOf(['window', 'roll', 'done']),
      lent: pair,
      scores: listOf(figure, 2),
      winner: orNull(oneOf(['mover', 'interceptor', 'draw'])),
    }),
  };
}
