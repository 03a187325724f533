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
  combats: { question: () => phrase`whom do you fight?`, pass: null },
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
        ? phrase`use ${say.baggage(baggage)} for the forced march?`
        : phrase`use ${say.baggage(baggage)} to supply ${say.pieces(losses.units.length, 'unit')} (${say.pieces(losses.steps, 'step')} to lose)?`,
    pass: null,
  },
  election: { question: ({ leader }, say) => phrase`where do you elect ${say.leader(leader)}?`, pass: null },
  // R X4
  initiative: { question: () => phrase`do you move first or second in this turn?`, pass: null },
  opening: { question: () => phrase`do you begin each round of the battle?`, pass: null },
  // R X7
  battlefield: {
    question: ({ stage, province }, say) =>
      stage === 'hill'
        ? phrase`try for higher ground in ${say.province(province)}?`
        : phrase`do you set up first or last in ${say.province(province)}?`,
    pass: null,
  },
  // R X10.1
  hatred: {
    question: ({ leaders: [one, other] }, say) => phrase`${say.leader(one)} and ${say.leader(other)} hand to hand`,
    pass: null,
  },
};

export const englishFrames: FramesIn<GameFrame> = { ...baseFrames, ...extensionInEnglish.frames, ...changed, ...own };
