/** Alexandros for the conformance kit and the soak. */
import { board } from '../../src/alexandros/data/board.js';
import { alexandros } from '../../src/alexandros/game.js';
import { movesLeft } from '../../src/alexandros/query/index.js';
import type { AlexandrosTypes } from '../../src/alexandros/types.js';
import type { PlayerCount } from '../../src/alexandros/vocabulary.js';
import type { ConformanceKit } from '../kit/walk.js';
import { ALEXANDROS_POLICIES } from './policies.js';
import { invariants } from './invariants.js';
import { unknown } from './on-the-table.js';
import { alexandrosReach } from './reach.js';

export const alexandrosKit: ConformanceKit<AlexandrosTypes> = {
  game: alexandros,
  playerCounts: [2, 3, 4],
  options: (players) => ({ players: players as PlayerCount }),
  policies: ALEXANDROS_POLICIES,
  axes: [],
  reach: alexandrosReach,
  stride: 15,
  everyOption: { players: 3, startingPlayer: 'yellow', board },
  invariants,
  unknown,
  progress: movesLeft,
  complaints: (event, viewer) =>
    event.type === 'cardDrawn' && event.player !== viewer && event.symbol !== null
      ? ['a drawn card is told to others']
      : [],
};

/** Every game calls its kit so: what iterates the registry finds it by this name. */
export { alexandrosKit as kit };
