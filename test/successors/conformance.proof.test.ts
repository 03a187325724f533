/** The promises that every game of the library makes, on this one. */
import { conformanceSuite } from '../kit/suite.js';
import { successorsKit } from './kit.js';

conformanceSuite('successors', successorsKit, { games: 2, sample: 23 });

conformanceSuite(
  'successors by the player aid, everyone asked',
  {
    ...successorsKit,
    playerCounts: [3, 5],
    options: (players) => ({
      ...successorsKit.options(players),
      edition: 'player-aid' as const,
      interrupts: 'everyone' as const,
    }),
  },
  { games: 1, sample: 31 },
);
