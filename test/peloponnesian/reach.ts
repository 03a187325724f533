/** All that there is to be reached in games of all scenarios, from the tables that the rules themselves go by. */
import type { Reachable } from '../../bench/reach.js';
import { REFUSAL_CODES } from '../../src/peloponnesian/code/index.js';
import { ACTION_TYPES } from '../../src/peloponnesian/codec/action.js';
import { EVENT_TYPES } from '../../src/peloponnesian/codec/event.js';
import { frames } from '../../src/peloponnesian/rules/frames.js';
import type { PeloponnesianTypes } from '../../src/peloponnesian/types.js';
import { ENDINGS } from '../../src/peloponnesian/vocabulary.js';

export const peloponnesianReach: Reachable<PeloponnesianTypes> = {
  all: {
    actions: ACTION_TYPES,
    events: EVENT_TYPES,
    frames: Object.keys(frames),
    refusals: Object.keys(REFUSAL_CODES),
    endings: ENDINGS,
  },
};
