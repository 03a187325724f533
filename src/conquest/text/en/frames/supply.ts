/** R 7, 17.1: supply: questions. */
import type { SupplyFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const supplyFrames: FramesIn<SupplyFrame> = {
  supply: { question: ({ stage }, say) => phrase`${say.names.supplyStages[stage]}`, pass: null },
  source: {
    question: ({ force, province }, say) => phrase`how do you supply ${say.force(force)} ${say.at(province)}?`,
    pass: null,
  },
  scorching: { question: () => phrase`scorch the earth of a province?`, pass: null },
};
