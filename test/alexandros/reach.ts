/** All that there is to be reached in a game of Alexandros, from the tables that the rules themselves go by. */
import type { Reachable } from '../../bench/reach.js';
import { REFUSAL_CODES } from '../../src/alexandros/code.js';
import { ACTION_TYPES } from '../../src/alexandros/codec/action.js';
import { frames } from '../../src/alexandros/rules/index.js';
import { englishEvents } from '../../src/alexandros/text/en/events.js';
import type { AlexandrosTypes } from '../../src/alexandros/types.js';
import { ENDINGS } from '../../src/alexandros/vocabulary.js';

export const alexandrosReach: Reachable<AlexandrosTypes> = {
  all: {
    actions: ACTION_TYPES,
    // Every event has its words: the table is complete, or it would not compile.
    events: Object.keys(englishEvents),
    frames: Object.keys(frames),
    refusals: Object.keys(REFUSAL_CODES),
    endings: ENDINGS,
  },
};
