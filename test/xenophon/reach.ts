/** All that there is to be reached in a game of Xenophon, from the tables that the rules themselves go by. */
import type { Reachable } from '../../bench/reach.js';
import { REFUSAL_CODES } from '../../src/xenophon/code/index.js';
import { ACTION_TYPES } from '../../src/xenophon/codec/action.js';
import { EVENT_TYPES } from '../../src/xenophon/codec/event.js';
import { frames } from '../../src/xenophon/rules/frames.js';
import type { XenophonTypes } from '../../src/xenophon/types.js';
import { XENOPHON_ENDINGS } from '../../src/xenophon/vocabulary.js';

export const xenophonReach: Reachable<XenophonTypes> = {
  all: {
    actions: ACTION_TYPES,
    events: EVENT_TYPES,
    frames: Object.keys(frames),
    refusals: Object.keys(REFUSAL_CODES),
    endings: XENOPHON_ENDINGS,
  },
};
