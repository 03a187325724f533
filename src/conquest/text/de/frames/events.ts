/** R 14: random events: what is asked. */
import { phrase } from '../../../../core/index.js';
import type { EventsFrame } from '../../../frame/index.js';
import type { FramesIn } from '../tables.js';

export const chanceFrames: FramesIn<EventsFrame> = {
  randomEvents: { question: () => phrase`das nächste Zufallsereignis`, pass: null },
  revolt: { question: ({ province }, say) => phrase`gibt es einen Aufstand ${say.at(province)}?`, pass: null },
  raid: {
    question: ({ province }, say) =>
      province === null ? phrase`fällt jemand ein?` : phrase`ein Einfall ${say.from(province)}`,
    pass: null,
  },
  gathering: {
    question: ({ nation, province, left }, say) =>
      phrase`welche ${say.names.peoples[nation]} sammeln sich ${say.at(province)} (noch ${left})?`,
    pass: null,
  },
};
