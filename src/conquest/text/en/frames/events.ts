/** R 14: random events: questions. */
import type { EventsFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const chanceFrames: FramesIn<EventsFrame> = {
  randomEvents: { question: () => phrase`the next random event`, pass: null },
  revolt: { question: ({ province }, say) => phrase`is there a revolt ${say.at(province)}?`, pass: null },
  raid: {
    question: ({ province }, say) =>
      province === null ? phrase`do raiders come?` : phrase`a raid from ${say.province(province)}`,
    pass: null,
  },
  gathering: {
    question: ({ nation, province, left }, say) =>
      phrase`which ${say.names.peoples[nation]} gather ${say.at(province)} (${left} left)?`,
    pass: null,
  },
};
