/** All that there is to be reached in a game of Conquest, from the tables that the rules themselves go by. */
import type { Reachable } from '../../bench/reach.js';
import { REFUSAL_CODES } from '../../src/conquest/code/index.js';
import { ACTION_TYPES } from '../../src/conquest/codec/action.js';
import { EVENT_TYPES } from '../../src/conquest/codec/event/index.js';
import { frames } from '../../src/conquest/rules/frames.js';
import type { ConquestTypes } from '../../src/conquest/types.js';
import { BASE_ENDINGS } from '../../src/conquest/vocabulary.js';

export const conquestReach: Reachable<ConquestTypes> = {
  all: {
    actions: ACTION_TYPES,
    events: EVENT_TYPES,
    frames: Object.keys(frames),
    refusals: Object.keys(REFUSAL_CODES),
    endings: BASE_ENDINGS,
  },
};
