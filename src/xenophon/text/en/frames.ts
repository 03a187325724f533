/** Questions in English. */
import { phrase } from '../../../core/index.js';
import type { CombatsFrame, MinorCombatFrame } from '../../../conquest/frame/index.js';
import { englishFrames as baseFrames } from '../../../conquest/text/en/frames/index.js';
import { extensionInEnglish } from '../../../conquest/text/extension/en.js';
import type { GameFrame, OwnFrame } from '../../frame/index.js';
import type { FramesIn } from './tables.js';

/** Questions that differ from those of the base. */
const changed: FramesIn<CombatsFrame | MinorCombatFrame> = {
  // R X7.1
  combats: { question: () => phrase`whom to fight?`, pass: null },
  // R X8.2: tribes by their name
  minorCombat: {
    question: ({ province, attacker, defender }, say) =>
      phrase`combat in ${say.province(province)}: ${say.force(attacker.force)} against ${say.force(defender.force)}`,
    pass: null,
  },
};

const own: FramesIn<OwnFrame> = {
  // R X2
  provisions: {
    question: ({ baggage, losses }, say) =>
      losses === null
        ? phrase`feed those on the forced march from ${say.baggage(baggage)}?`
        : phrase`feed ${say.pieces(losses.units.length, 'unit')} from ${say.baggage(baggage)} (${say.pieces(losses.steps, 'step')} to lose)?`,
    pass: null,
  },
  election: { question: ({ leader }, say) => phrase`where is ${say.leader(leader)} elected?`, pass: null },
  // R X4
  initiative: { question: () => phrase`who moves first in this turn?`, pass: null },
  opening: { question: () => phrase`who begins each round of the battle?`, pass: null },
  // R X7
  battlefield: {
    question: ({ stage, province }, say) =>
      stage === 'hill'
        ? phrase`try for higher ground in ${say.province(province)}?`
        : phrase`who draws up first in ${say.province(province)}?`,
    pass: null,
  },
  // R X10.1
  hatred: {
    question: ({ leaders: [one, other] }, say) => phrase`${say.leader(one)} and ${say.leader(other)} hand to hand`,
    pass: null,
  },
};

export const englishFrames: FramesIn<GameFrame> = { ...baseFrames, ...extensionInEnglish.frames, ...changed, ...own };
