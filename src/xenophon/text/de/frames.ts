/** Questions in German. */
import { capital, phrase } from '../../../core/index.js';
import type { CombatsFrame, MinorCombatFrame } from '../../../conquest/frame/index.js';
import { germanFrames as baseFrames } from '../../../conquest/text/de/frames/index.js';
import { extensionInGerman } from '../../../conquest/text/extension/de.js';
import type { GameFrame, OwnFrame } from '../../frame/index.js';
import type { FramesIn } from './tables.js';

/** Questions that differ from those of the base. */
const changed: FramesIn<CombatsFrame | MinorCombatFrame> = {
  // R X7.1
  combats: { question: () => phrase`Gegen wen wird gekämpft?`, pass: null },
  // R X8.2: tribes by their name
  minorCombat: {
    question: ({ province, attacker, defender }, say) =>
      phrase`Gefecht ${say.at(province)}: ${say.force(attacker.force)} gegen ${say.force(defender.force, 'accusative')}`,
    pass: null,
  },
};

const own: FramesIn<OwnFrame> = {
  // R X2
  provisions: {
    question: ({ baggage, losses }, say) =>
      losses === null
        ? phrase`Wird ${say.baggage(baggage)} für den Gewaltmarsch verbraucht?`
        : phrase`Wird ${say.baggage(baggage)} verbraucht, um ${say.pieces(losses.units.length, 'unit')} zu versorgen (${say.pieces(losses.steps, 'step')} zu verlieren)?`,
    pass: null,
  },
  election: { question: ({ leader }, say) => phrase`Wo wird ${say.leader(leader)} gewählt?`, pass: null },
  // R X4
  initiative: { question: () => phrase`In dieser Runde zuerst oder danach ziehen?`, pass: null },
  opening: { question: () => phrase`Jede Runde der Schlacht beginnen?`, pass: null },
  // R X7
  battlefield: {
    question: ({ stage, province }, say) =>
      stage === 'hill'
        ? phrase`Wird ${say.at(province)} günstigeres Gelände gesucht?`
        : phrase`${capital(say.at(province))} zuerst oder zuletzt aufstellen?`,
    pass: null,
  },
  // R X10.1
  hatred: {
    question: ({ leaders: [one, other] }, say) => phrase`${say.leader(one)} und ${say.leader(other)} Mann gegen Mann`,
    pass: null,
  },
};

export const germanFrames: FramesIn<GameFrame> = { ...baseFrames, ...extensionInGerman.frames, ...changed, ...own };
