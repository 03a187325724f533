/** The edition of this variant: what differs from the edition of the base; and its border. */
import { sameJson } from '../../core/index.js';
import { clashWords } from '../../words/clash.js';
import { borderOf, type Border } from '../../conquest/codec/border.js';
import type { Edition } from '../../conquest/codec/edition.js';
import { endFindings, memoryFindings, turnFindings } from '../../conquest/codec/state/course.js';
import { orderFindings } from '../../conquest/codec/state/order.js';
import { cityFindings, landFindings, unitsCheck } from '../../conquest/codec/state/pieces.js';
import { isLastTurn } from '../../conquest/query/04-1-turn.js';
import { clashBeginning } from '../beginning.js';
import { ROWS } from '../frame/rows.js';
import { decisionsBy, decisiveFor, survivorOf } from '../query/13-victory.js';
import { clashLaw } from '../rules/law.js';
import type { ClashTypes } from '../types.js';
import { CLASH_POSITION_VERSION, CLASH_VERSION } from '../version.js';
import { seaChecks } from './aboard.js';
import { action } from './action.js';
import { checks } from './checks.js';
import { framesOf } from './frames.js';
import { memory } from './memory.js';
import { baggageChecks, homeChecks, leaderChecks, memoryChecks } from './pieces.js';

export const clashEdition: Edition<ClashTypes> = {
  name: 'clash',
  version: CLASH_VERSION,
  positionVersion: CLASH_POSITION_VERSION,
  words: clashWords,
  law: clashLaw,
  ...clashBeginning,
  usual: { players: 2 },
  action,
  frames: { codecs: framesOf, checks, rows: ROWS },
  sketch: [
    turnFindings,
    endFindings,
    memoryFindings,
    unitsCheck,
    homeChecks,
    leaderChecks,
    baggageChecks,
    seaChecks,
    memoryChecks,
    cityFindings,
    landFindings,
    orderFindings,
  ],
  memory,
  endings: {
    // R S13
    victoryPoints(situation) {
      const decisions = isLastTurn(situation) ? decisionsBy(situation) : [];
      return decisions.find((decision) => sameJson(decision, situation.ended));
    },
    leaderless(situation) {
      const winner = survivorOf(situation);
      return winner === undefined ? undefined : decisiveFor(winner);
    },
  },
};

export const border: Border<ClashTypes> = /* @__PURE__ */ borderOf(clashEdition);
