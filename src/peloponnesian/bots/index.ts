/**
 * Heuristics for *The Epic of the Peloponnesian War*, from which `diadochi/bots` makes bots. A player supplies what
 * they can pay for, guards their large cities, and leads their armies towards the most valuable goals: cities whose
 * fall wins a region, enemies that they can beat, friendly places under siege, and areas to raid.
 *
 * @example
 * import { greedyBot } from 'diadochi/bots';
 * import { heuristics } from 'diadochi/peloponnesian/bots';
 *
 * greedyBot(heuristics).name; // 'greedy'
 *
 * @module peloponnesian/bots
 */
import type { Heuristics } from '../../bots/heuristics.js';
import { SPECTATOR } from '../../core/index.js';
import { peloponnesian } from '../game.js';
import type { PeloponnesianTypes } from '../types.js';
import { outlookOf } from './outlook.js';
import { scoreOf } from './scores.js';
import { ADVANTAGE, worth } from './worth.js';

export const heuristics: Heuristics<PeloponnesianTypes> = {
  game: peloponnesian,
  scores(view, actions) {
    const { viewer } = view;
    if (viewer === SPECTATOR) throw new RangeError('a spectator decides nothing');
    const outlook = outlookOf(view, viewer);
    return actions.map((action) => scoreOf(outlook, action));
  },
  tolerance: 1e-6,
  worth,
  round: ({ turn }) => turn,
  advantage: ADVANTAGE,
};
