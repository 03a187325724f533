/** Successors for the conformance kit and the soak. */
import type { GameOptions, SuccessorsTypes } from '../../src/successors/index.js';
import { successors } from '../../src/successors/index.js';
import type { ConformanceKit } from '../kit/walk.js';
import { invariants } from './invariants.js';

export const successorsKit: ConformanceKit<SuccessorsTypes> = {
  game: successors,
  playerCounts: [2, 3, 4, 5],
  options: (players) => ({ players: players as GameOptions['players'] }),
  invariants,
  inTheOpen: ({ type }) => type !== 'drawCard' && type !== 'stealCard',
  complaints: (event, viewer) => {
    const knows =
      event.type === 'cardStolen'
        ? [event.player, event.from]
        : event.type === 'cardDrawn'
          ? [event.player]
          : undefined;
    const named = 'card' in event && event.card !== 'hidden';
    return knows !== undefined && named && !knows.some((player) => player === viewer)
      ? ['a hidden card is named to others']
      : [];
  },
};
