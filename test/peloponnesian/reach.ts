/** All that there is to be reached in games that play: the Argive League and the Fantasy scenarios; from the tables that the rules themselves go by. */
import { but, type Reachable } from '../../bench/reach.js';
import { REFUSAL_CODES } from '../../src/peloponnesian/code/index.js';
import { ACTION_TYPES } from '../../src/peloponnesian/codec/action.js';
import { EVENT_TYPES } from '../../src/peloponnesian/codec/event.js';
import { frames } from '../../src/peloponnesian/rules/frames.js';
import type { PeloponnesianTypes } from '../../src/peloponnesian/types.js';

/** R 21, 22.5, 28.3, 29.3: how games end. */
const ENDINGS = ['capital', 'home', 'count'];

/** R 19.4: Sicily is in play only where Event Cards are. */
const SICILIAN = ['enterSicily'] as const;

export const peloponnesianReach: Reachable<PeloponnesianTypes> = {
  all: {
    actions: but(ACTION_TYPES, SICILIAN),
    events: EVENT_TYPES,
    frames: Object.keys(frames),
    refusals: Object.keys(REFUSAL_CODES),
    endings: ENDINGS,
  },
};
