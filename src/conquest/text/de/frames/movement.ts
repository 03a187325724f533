/** R 8: movement: questions. */
import type { MovementFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const movementFrames: FramesIn<MovementFrame> = {
  movement: { question: () => phrase`Was wird bewegt?`, pass: null },
  march: {
    question({ stage, leader, force, from, to, units }, say) {
      const who = leader === null ? say.force(force, 'dative') : say.leader(leader, 'dative');
      const way = phrase`${say.from(from)} ${say.into(to)}`;
      switch (stage) {
        case 'gather':
          return leader === null
            ? phrase`Wer von ${who} zieht ${way} (bisher ${units.length})?`
            : phrase`Wer zieht mit ${who} ${way} (bisher ${units.length})?`;
        case 'onward':
          return phrase`Geht es mit ${who} im Gewaltmarsch ${say.from(to)} weiter?`;
        case 'further':
          return phrase`Wer zieht mit ${who} weiter ${way} (bisher ${units.length})?`;
        case 'over':
          return phrase`Der Marsch ${way} ist zu Ende`;
      }
    },
    pass: null,
  },
};
