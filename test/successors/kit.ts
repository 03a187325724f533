/** Successors for the conformance kit and the soak. */
import type { SoakKit } from '../../bench/soak-game.js';
import { successors } from '../../src/successors/index.js';
import type { GameOptions } from '../../src/successors/options.js';
import type { SuccessorsTypes } from '../../src/successors/types.js';
import { invariants } from './invariants.js';

export const successorsKit: SoakKit<SuccessorsTypes> = {
  game: successors,
  playerCounts: [2, 3, 4, 5],
  options: (players) => ({ players: players as GameOptions['players'] }),
  invariants,
};
