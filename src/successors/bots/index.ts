/**
 * Heuristics for *Successors*, from which `diadochi/bots` makes bots. A player marches, besieges, fights and
 * scores sensibly.
 *
 * @example
 * import { greedyBot } from 'diadochi/bots';
 * import { heuristics } from 'diadochi/successors/bots';
 *
 * greedyBot(heuristics).name; // 'greedy'
 *
 * @module successors/bots
 */
import type { Heuristics } from '../../bots/heuristics.js';
import { successors } from '../game.js';
import type { SuccessorsTypes } from '../types.js';
import { scoreOf } from './scores.js';
import { ADVANTAGE, worth } from './worth.js';

/** A number above that of the rounds in a turn. */
const MOST_ROUNDS = 10;

export const heuristics: Heuristics<SuccessorsTypes> = {
  game: successors,
  scores(view, actions) {
    const me = view.viewer;
    if (me === 'spectator') throw new RangeError('a spectator decides nothing');
    return actions.map((action) => scoreOf(view, me, action));
  },
  tolerance: 0.1,
  worth,
  round: ({ turn, round }) => MOST_ROUNDS * turn + round,
  horizon: 3,
  advantage: ADVANTAGE,
};
