/** R 14: random events: questions. */
import type { EventsFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const chanceFrames: FramesIn<EventsFrame> = {
  randomEvents: { question: () => phrase`Das nächste Zufallsereignis`, pass: null },
  revolt: { question: ({ province }, say) => phrase`Gibt es einen Aufstand ${say.at(province)}?`, pass: null },
  raid: {
    question: ({ province }, say) =>
      province === null ? phrase`Fällt jemand ein?` : phrase`Ein Einfall ${say.from(province)}`,
    pass: null,
  },
  gathering: {
    question: ({ nation, province, left }, say) =>
      phrase`Welche ${say.names.peoples[nation]} sammeln sich ${say.at(province)} (noch ${left})?`,
    pass: null,
  },
};
