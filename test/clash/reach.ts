/** All that there is to be reached in a game of Clash of the Generals, from the tables that the rules themselves go by. */
import type { Reachable } from '../../bench/reach.js';
import { REFUSAL_CODES } from '../../src/clash/code/index.js';
import { ACTION_TYPES } from '../../src/clash/codec/action.js';
import { EVENT_TYPES } from '../../src/clash/codec/event.js';
import { frames } from '../../src/clash/rules/frames.js';
import type { ClashTypes } from '../../src/clash/types.js';
import { CLASH_ENDINGS } from '../../src/clash/vocabulary.js';

export const clashReach: Reachable<ClashTypes> = {
  all: {
    actions: ACTION_TYPES,
    events: EVENT_TYPES,
    frames: Object.keys(frames),
    refusals: Object.keys(REFUSAL_CODES),
    endings: CLASH_ENDINGS,
  },
};
