/** R 7, 17.1: supply: questions. */
import type { SupplyFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const supplyFrames: FramesIn<SupplyFrame> = {
  supply: { question: ({ stage }, say) => phrase`${say.names.supplyStages[stage]}`, pass: null },
  source: {
    question: ({ force, province }, say) => phrase`Wie werden ${say.force(force)} ${say.at(province)} versorgt?`,
    pass: null,
  },
  scorching: { question: () => phrase`In einer Provinz verbrannte Erde hinterlassen?`, pass: null },
};
