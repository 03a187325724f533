/** The toy game for the conformance kit, the soak and the bench. */
import { uniform } from '../../tools/policies/policy.js';
import { toy, type ToyTypes } from '../core/toy.js';
import type { ConformanceKit } from '../kit/walk.js';

export const kit: ConformanceKit<ToyTypes> = {
  game: toy,
  playerCounts: [2],
  options: (players) => ({ players }),
  policies: { uniform },
  axes: [],
  reach: {
    all: {
      actions: ['roll', 'stop', 'fall'],
      events: ['fell', 'won', 'bonus'],
      frames: ['turn', 'die', 'bonus'],
      refusals: [],
      endings: ['goal'],
    },
  },
  stride: 1,
  everyOption: { players: 2, goal: 12 },
  invariants: ({ score }) => (score >= 0 ? [] : ['the score is negative']),
};
