/** R 8: movement: questions. */
import type { MovementFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const movementFrames: FramesIn<MovementFrame> = {
  movement: { question: () => phrase`what do you move?`, pass: null },
  march: {
    question({ stage, leader, force, from, to, units }, say) {
      const who = leader === null ? say.force(force) : say.leader(leader);
      const way = phrase`from ${say.province(from)} into ${say.province(to)}`;
      switch (stage) {
        case 'gather':
          return leader === null
            ? phrase`which units of ${who} march ${way} (${units.length} so far)?`
            : phrase`which units march with ${who} ${way} (${units.length} so far)?`;
        case 'onward':
          return phrase`make a forced march with ${who} from ${say.province(to)}?`;
        case 'further':
          return phrase`which units march on with ${who} ${way} (${units.length} so far)?`;
        case 'over':
          return phrase`the march ${way} is over`;
      }
    },
    pass: null,
  },
};
